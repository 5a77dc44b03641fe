import { CLASS_CODE_ALPHABET } from '@lemma/school/class';
import { DAY } from '@lemma/school/time';
import { hashOf, randomText } from '../../platform/hash.ts';

/** Ten of 23 characters: 45 bits. */
const LENGTH = 10;
export const PARENT_CODE_LIFE_MS = 30 * DAY;

/** Shown in two groups: "ACDEF-GHJKM". */
export function makeParentCode(): string {
  const code = randomText(CLASS_CODE_ALPHABET, LENGTH);
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}

/** The document of a code, in any case and with any spaces: a copy of the database holds no code that works. */
export const parentCodeId = (code: string): string =>
  hashOf('parent code', code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
