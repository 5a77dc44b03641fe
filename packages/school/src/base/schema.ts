import { z } from 'zod';

/**
 * Document ids that we make: letters, digits, hyphen and underscore, so that they are safe in paths and file names. What begins and
 * ends with two underscores is Firestore's own, and JavaScript's.
 */
export const idSchema = z.string().regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/);

/** Milliseconds since 1970, UTC: the same in Firestore, in callables and in the browser. */
export const instantSchema = z.number().int().nonnegative();

/** A name or title on one line: trimmed, no control characters. */
export const lineSchema = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => !/\p{Cc}/u.test(text), 'has characters that cannot be shown');

/** Words over several lines. */
export const textSchema = (longest: number) => z.string().trim().min(1).max(longest);

/** Characters of a remark: on a hand-in or an interview, of a request about a child's data, and of the answer to one. */
export const LONGEST_REMARK = 1000;

/** Characters of a person's name in full. */
export const LONGEST_FULL_NAME = 120;

/** Characters of what makes an item: the code of a skill, a standard, the id of a misconception. */
export const LONGEST_CODE = { skill: 120, standard: 20, misconception: 120 } as const;

/** Characters of a grade as the standards name it: `6`, `HSA`. */
export const LONGEST_GRADE = 20;

/** Characters of a time zone's name: `America/Argentina/ComodRivadavia`. */
export const LONGEST_TIME_ZONE = 64;

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
