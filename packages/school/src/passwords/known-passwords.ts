import { HASHES } from './hashes.ts';

/** The 32-bit FNV-1a hash of a text in UTF-8. Fowler, Noll and Vo; http://www.isthe.com/chongo/tech/comp/fnv/ */
export function shortHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

let known: ReadonlySet<number> | undefined;

function read(): ReadonlySet<number> {
  const bytes = Uint8Array.from(atob(HASHES), (sign) => sign.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return new Set(Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(index * 4)));
}

/**
 * Whether a password is one of the 5,000 most used of at least eight characters, in upper or lower case. About one in a
 * million other passwords is refused too, because hashes can be equal.
 */
export function isKnownPassword(typed: string): boolean {
  known ??= read();
  return known.has(shortHash(typed.trim().toLowerCase()));
}
