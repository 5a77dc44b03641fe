import { gunzipSync, gzipSync, strFromU8, strToU8 } from 'fflate';

/**
 * A document that would be too large holds some of its fields compressed, in `packed`, and stands empty where they were: a browser of the
 * release before reads it as a document in which nothing happened yet, and not as a broken one.
 */
type Packed = { readonly packed: Uint8Array };

/** JSON of these fields, compressed. */
export const packedOf = (fields: Readonly<Record<string, unknown>>): Uint8Array =>
  gzipSync(strToU8(JSON.stringify(fields)), { level: 6, mtime: 0 });

const isBytes = (value: unknown): value is { toUint8Array: () => Uint8Array } =>
  typeof value === 'object' && value !== null && 'toUint8Array' in value && typeof value.toUint8Array === 'function';

/** The bytes as the server's library gives them, or as the browser's does. */
function bytesOf(value: unknown): Packed['packed'] | undefined {
  if (value instanceof Uint8Array) return value;
  return isBytes(value) ? value.toUint8Array() : undefined;
}

/** A document as it was before it was packed; any other as it is. */
export function unpacked(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('packed' in data)) return data;
  const { packed, ...rest } = data;
  const bytes = bytesOf(packed);
  if (bytes === undefined) return data;
  const fields: unknown = JSON.parse(strFromU8(gunzipSync(bytes)));
  return typeof fields === 'object' ? { ...rest, ...fields } : rest;
}
