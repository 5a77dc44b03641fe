import { z } from 'zod';

/**
 * The characters of a class code. Those that children confuse on a card are left out: 0/O, 1/I/L, U/V, S/5, Z/2, B/8.
 */
export const CLASS_CODE_ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';

/** Characters of a new class code: 78 billion codes. */
export const CLASS_CODE_LENGTH = 8;
/** Characters of the class codes of earlier releases, which are accepted until they expire. */
const OLD_CLASS_CODE_LENGTH = 6;
/** Characters that a card adds to the class code, and that differ from child to child. */
export const CARD_KEY_LENGTH = 5;

const some = (length: number): string => `[${CLASS_CODE_ALPHABET}]{${length}}`;
const TYPED = new RegExp(`^(${some(CLASS_CODE_LENGTH)}|${some(OLD_CLASS_CODE_LENGTH)})(${some(CARD_KEY_LENGTH)})?$`);

/** What is typed as a class code: the code of the class, or the whole code of a card, which goes on with its key. */
export const classCodeSchema = z
  .string()
  .transform((code) => code.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(TYPED));

/** The parts of a typed code: the code of the class, and the key of the card if the whole code was typed. */
export function classCodeParts(typed: string): { readonly classCode: string; readonly cardKey: string | undefined } {
  const [, classCode = typed, cardKey] = TYPED.exec(typed) ?? [];
  return { classCode, cardKey };
}

/** The whole code as a card shows it: "ACDEFGHJ-KMNPQ". Cards of earlier releases have no key. */
export const wholeCode = (classCode: string, cardKey: string | undefined): string =>
  cardKey === undefined ? classCode : `${classCode}-${cardKey}`;
