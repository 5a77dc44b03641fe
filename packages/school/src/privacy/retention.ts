import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { DAY } from '../time/index.ts';

/** The periods that can be chosen, in days. */
const choices = {
  /** Conversations with the assistant, counted from the last turn. */
  chats: [30, 90, 180, 365],
  /** Accounts of students who left, with all their work, counted from when they were archived. */
  students: [90, 180, 365, 730],
  /** A class with all work done in it, counted from when it was archived. */
  classes: [180, 365, 730, 1095],
} as const;
type ChosenRetention = keyof typeof choices;
export const retentionChoices: Readonly<Record<ChosenRetention, readonly number[]>> = choices;

/** The periods if nobody has chosen, in days. */
export const retentionDefaults: Readonly<Record<ChosenRetention, number>> = { chats: 365, students: 365, classes: 730 };

/**
 * Periods that cannot be changed, in days. `devices` counts from the last use, `log` from when the line was written,
 * `uploads` from the last part.
 */
export const fixedRetention = { devices: 30, parentCodes: 30, uploads: 1, log: 1095 } as const;
/** For how many days a child's data, or a class, can be restored after it was deleted. */
export const ERASED_DAYS = 30;
/** Every kind of data that is stored for a limited time. */
export type RetentionKind = ChosenRetention | keyof typeof fixedRetention;

const daysOf = (kind: ChosenRetention) =>
  z
    .number()
    .int()
    .refine((days) => retentionChoices[kind].includes(days), 'no period that can be chosen');

/** The periods that a teacher chose for data that only concerns the teacher. */
export const ownRetentionSchema = z.object({ chats: daysOf('chats') }).partial();
/** The periods that the leader of a class chose for it. */
export const classRetentionSchema = z.object({ students: daysOf('students'), classes: daysOf('classes') }).partial();

/** When the nightly run begins, in UTC. */
const RUN_AT = { hours: 2, minutes: 15 } as const;

/** When the next run begins, from `now` on. */
export function nextRunAt(now: number): number {
  const today = new Date(now).setUTCHours(RUN_AT.hours, RUN_AT.minutes, 0, 0);
  return today >= now ? today : today + DAY;
}

/** Whether something has been stored for its whole period. */
export const isExpired = (since: number, days: number, now: number): boolean => since + days * DAY <= now;

/**
 * The next run that deletes something that has been stored since these moments, and how many things it deletes;
 * undefined if there are none. Overdue things are deleted in the next run.
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
/** What is stored about a person and their classes, and since when. `nextDeletion` gives the dates of deletion. */
export const retentionPlanSchema = z.object({
  chats: z.object({ days: z.number().int(), since: sinceSchema }),
  /** For the log, only the oldest line. */
  fixed: z.object({ devices: sinceSchema, parentCodes: sinceSchema, uploads: sinceSchema, log: sinceSchema }),
  classes: z.array(
    z.object({
      classId: idSchema,
      name: z.string(),
      /** Whether the caller may choose the periods. */
      mayChoose: z.boolean(),
      students: z.object({ days: z.number().int(), since: sinceSchema }),
      /** `since` has one moment if the class is archived. `work`: how many pieces of work are deleted with it. */
      classes: z.object({ days: z.number().int(), since: sinceSchema, work: z.number().int() }),
    }),
  ),
  /** What recent runs deleted, newest first. */
  last: z.array(z.object({ id: z.string(), action: z.string(), at: instantSchema, count: z.number().int() })),
});
export type RetentionPlan = z.infer<typeof retentionPlanSchema>;
