import { createHash, randomBytes, randomInt } from 'node:crypto';

/** SHA-256 of parts that can't run into each other, as base64url: fit for a document id. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** An id that nobody can guess: 144 bits. */
export const randomId = (): string => randomBytes(18).toString('base64url');

/** So many characters of an alphabet, each drawn evenly. */
export const randomText = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
