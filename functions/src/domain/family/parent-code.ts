import { CLASS_CODE_ALPHABET } from '@lemma/school/class';
import { DAY } from '@lemma/school/time';
import { hashOf, randomText } from '../../platform/hash.ts';

/** Ten of 23 characters have 45 bits. */
const LENGTH = 10;
export const PARENT_CODE_LIFE_MS = 30 * DAY;

/** A code in two groups: "ACDEF-GHJKM". */
export function makeParentCode(): string {
  const code = randomText(CLASS_CODE_ALPHABET, LENGTH);
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/**
 * The id of a code's document: its hash, whatever the case and spaces. A copy of the database therefore contains no
 * working code.
 */
export const parentCodeId = (code: string): string =>
  hashOf('parent code', code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
