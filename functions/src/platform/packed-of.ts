import { gzipSync } from 'node:zlib';

/** These fields as compressed JSON. A browser unpacks them (`unpacked`); only the server packs, with its own library. */
export const packedOf = (fields: Readonly<Record<string, unknown>>): Uint8Array => gzipSync(JSON.stringify(fields));
