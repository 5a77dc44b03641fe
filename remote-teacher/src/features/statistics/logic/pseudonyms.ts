/** A 32-bit FNV-1a hash: mixes ids well enough that the order of aliases is not the order of the roster. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** A number for each student, from 1: the same while the page is used, and not in the order of names. */
export function pseudonyms(ids: readonly string[]): ReadonlyMap<string, number> {
  const mixed = ids.toSorted((one, other) => hash(one) - hash(other) || one.localeCompare(other));
  return new Map(mixed.map((id, index) => [id, index + 1]));
}
