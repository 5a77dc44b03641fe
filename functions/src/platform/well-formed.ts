/** How JSON writes half of a character: whole ones stand in it as they are. A backslash that somebody typed is two. */
const HALF = /\\ud[89a-f][\da-f]{2}/i;

/**
 * The input of a call with whole characters. A field that cuts at a length leaves half of an emoji, which the database
 * refuses after many tries; a replacement character stands in its place.
 */
export function wellFormed<T>(input: T): T {
  const json = JSON.stringify(input);
  if (json === undefined || !HALF.test(json)) return input;
  return JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
