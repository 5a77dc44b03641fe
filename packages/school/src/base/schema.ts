import { z } from 'zod';

/**
 * Document ids that we create: letters, digits, hyphen and underscore, so that they are safe in paths and file names.
 * Names that begin and end with two underscores are reserved by Firestore and JavaScript, and what every map has of itself, such as
 * `constructor`, would be found in each without anybody having put it there.
 */
export const idSchema = z
  .string()
  .regex(/^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/)
  .refine((id) => !(id in Object.prototype));

/** The year 3000. What is added to it is still a day that calendars, and the database, have. */
const LAST_INSTANT = 32_503_680_000_000;

/** Milliseconds since 1970, UTC, in Firestore, in callable functions and in the browser alike. */
export const instantSchema = z.number().int().nonnegative().max(LAST_INSTANT);

/** A sign that can be seen: no control or format character, no space, no accent alone. */
const VISIBLE = /[^\p{C}\p{Z}\p{M}]/u;

/** The languages that pages are shown in. Teachers' pages are in fewer. */
export const pageLanguages = ['en', 'es', 'ar'] as const;
export type PageLanguage = (typeof pageLanguages)[number];
/** Those of teachers' pages. */
export const teacherLanguages = ['en', 'es'] as const satisfies readonly PageLanguage[];

/** A name or title on one line: trimmed, with something to see in it and no control characters. */
export const lineSchema = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine((text) => VISIBLE.test(text) && !/\p{Cc}/u.test(text), 'has characters that cannot be shown');

/** Text that may have several lines. */
export const textSchema = (longest: number) => z.string().trim().min(1).max(longest);

/**
 * Characters of a remark about work that was turned in or an interview, of a request about a child's data, and of its
 * answer.
 */
export const LONGEST_REMARK = 1000;

/** Characters of a person's full name. */
export const LONGEST_FULL_NAME = 120;

/** Characters of the codes that describe an item: skill, standard and misconception. */
export const LONGEST_CODE = { skill: 120, standard: 20, misconception: 120 } as const;

/** Characters of a grade as the standards name it, such as `6` or `HSA`. */
export const LONGEST_GRADE = 20;

/** Characters of a time zone's name, such as `America/Argentina/ComodRivadavia`. */
export const LONGEST_TIME_ZONE = 64;

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
