import { createHash, randomBytes, randomInt } from 'node:crypto';

/** SHA-256 of the parts, which are separated unambiguously, as base64url: usable as a document id. */
export const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** An id that nobody can guess: 144 random bits. */
export const randomId = (): string => randomBytes(18).toString('base64url');

/** A text of `length` characters of the alphabet, each equally likely. */
export const randomText = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
