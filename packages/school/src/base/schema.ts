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

export const levelSchema = z.union([z.literal(1), z.literal(2), z.literal(3)]);
