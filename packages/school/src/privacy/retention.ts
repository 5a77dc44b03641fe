import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { DAY } from '../time/index.ts';

/** Days that may be chosen, the least and the most among them. */
const choices = {
  /** Conversations with the assistant, after the last turn. */
  chats: [30, 90, 180, 365],
  /** Accounts of students who left, with all their work, after they were archived. */
  students: [90, 180, 365, 730],
  /** A class with all work done in it, after it was archived. */
  classes: [180, 365, 730, 1095],
} as const;
type ChosenRetention = keyof typeof choices;
export const retentionChoices: Readonly<Record<ChosenRetention, readonly number[]>> = choices;

/** Days where nobody has chosen. */
export const retentionDefaults: Readonly<Record<ChosenRetention, number>> = { chats: 365, students: 365, classes: 730 };

/** Days that nobody chooses. `devices` since the last use, `log` since the line was written, `uploads` since the last part. */
export const fixedRetention = { devices: 30, parentCodes: 30, uploads: 1, log: 1095 } as const;
/** Every kind of what is kept for a time. */
export type RetentionKind = ChosenRetention | keyof typeof fixedRetention;

const daysOf = (kind: ChosenRetention) =>
  z
    .number()
    .int()
    .refine((days) => retentionChoices[kind].includes(days), 'no period that can be chosen');

/** What a teacher has chosen for what is theirs alone. */
export const ownRetentionSchema = z.object({ chats: daysOf('chats') }).partial();
/** What whoever leads a class has chosen for it. */
export const classRetentionSchema = z.object({ students: daysOf('students'), classes: daysOf('classes') }).partial();

/** The hour (UTC) of the nightly run. */
const RUN_AT = { hours: 2, minutes: 15 } as const;

/** When the next run begins, from `now` on. */
export function nextRunAt(now: number): number {
  const today = new Date(now).setUTCHours(RUN_AT.hours, RUN_AT.minutes, 0, 0);
  return today >= now ? today : today + DAY;
}

/** Whether something has been kept for its whole period. */
export const isExpired = (since: number, days: number, now: number): boolean => since + days * DAY <= now;

/**
 * The next run that deletes something of what is kept since these moments, and how many of them it deletes; undefined where there is
 * nothing. What is overdue goes with the next run.
 */
export function nextDeletion(
  since: readonly number[],
  days: number,
  now: number,
): { readonly at: number; readonly count: number } | undefined {
  const first = since.reduce<number | undefined>(
    (least, one) => (least === undefined || one < least ? one : least),
    undefined,
  );
  if (first === undefined) return undefined;
  const at = nextRunAt(Math.max(now, first + days * DAY));
  return { at, count: since.filter((one) => isExpired(one, days, at)).length };
}

const sinceSchema = z.array(instantSchema);
/** What is kept of a person and of their classes, and since when: the dates of deletion follow with `nextDeletion`. */
export const retentionPlanSchema = z.object({
  chats: z.object({ days: z.number().int(), since: sinceSchema }),
  /** Of the log, the oldest alone. */
  fixed: z.object({ devices: sinceSchema, parentCodes: sinceSchema, uploads: sinceSchema, log: sinceSchema }),
  classes: z.array(
    z.object({
      classId: idSchema,
      name: z.string(),
      /** Whether the caller may choose. */
      mayChoose: z.boolean(),
      students: z.object({ days: z.number().int(), since: sinceSchema }),
      /** `since`: one, where the class is archived. `work`: how many pieces of work go with it. */
      classes: z.object({ days: z.number().int(), since: sinceSchema, work: z.number().int() }),
    }),
  ),
  /** What the last runs deleted, newest first. */
  last: z.array(z.object({ id: z.string(), action: z.string(), at: instantSchema, count: z.number().int() })),
});
export type RetentionPlan = z.infer<typeof retentionPlanSchema>;
