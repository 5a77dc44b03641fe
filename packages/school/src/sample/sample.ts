import { z } from 'zod';
import { profileSchema } from '../people/index.ts';

/** What answers of one call look like in a file: its input, and what the server said. */
const answersSchema = z.record(z.string(), z.array(z.object({ input: z.unknown(), output: z.unknown() })));
const documentsSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

/** What is needed of a class only when one looks closer: a second file of the same person. */
export const samplePartSchema = z.object({
  /** The documents by their paths, `collection/id`. */
  documents: documentsSchema,
  answers: answersSchema,
});
export type SamplePart = z.infer<typeof samplePartSchema>;

/**
 * The sample class as one of its people sees it: what they may read, as it was on the day `today`. All its people are made
 * up. Times are milliseconds of a clock in UTC, which is read as the clock of whoever looks.
 */
export const sampleSchema = samplePartSchema.extend({
  /** The midnight of the day on which everything stands, in milliseconds. */
  today: z.number(),
  profile: profileSchema,
  /** What only the second file has, if there is one. */
  later: z.object({ collections: z.array(z.string()), calls: z.array(z.string()) }).optional(),
});
export type Sample = z.infer<typeof sampleSchema>;

export const sampleRoles = ['teacher', 'student', 'parent'] as const;
export type SampleRole = (typeof sampleRoles)[number];

/** Where the shell's site serves the files of a person: the first one, and the second. */
export const samplePaths = (role: SampleRole): { readonly first: string; readonly later: string } => ({
  first: `/sample/${role}.json`,
  later: `/sample/${role}-later.json`,
});

/** The text by which an answer is found. Names in another order are the same input. */
export const inputText = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  ) ?? '';
