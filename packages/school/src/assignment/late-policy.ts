import { z } from 'zod';
import { idSchema, instantSchema, lineSchema } from '../base/index.ts';
import { chosenStudentsSchema } from '../class/index.ts';
import { HOUR } from '../time/index.ts';

/** The longest step before or after the due date, in hours: twelve weeks. */
export const LONGEST_STEP_HOURS = 2000;
/** What a step may count for, in percent of the points, and how many there may be. */
export const LATE_STEPS = {
  early: { least: 101, most: 150, steps: 3 },
  late: { least: 0, most: 100, steps: 5 },
} as const;

const stepsSchema = ({ least, most, steps }: (typeof LATE_STEPS)[keyof typeof LATE_STEPS]) =>
  z
    .array(
      z.object({
        hours: z.number().min(1).max(LONGEST_STEP_HOURS),
        percent: z.number().int().min(least).max(most),
      }),
    )
    .max(steps);

/** What a hand-in counts for, as a timeline around the due date. Percent of the points; hours. */
export const latePolicySchema = z.object({
  /** Handed in at least so many hours before it is due: more than the points. The largest that applies counts. */
  early: stepsSchema(LATE_STEPS.early),
  /** Handed in at most so many hours late. The first that applies counts. */
  late: stepsSchema(LATE_STEPS.late),
  /** After the last late step: no hand-in, practice without points, or a fixed share until the teacher closes it. */
  after: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('closed') }),
    z.object({ kind: z.literal('practice') }),
    z.object({ kind: z.literal('fixed'), percent: z.number().int().min(0).max(100) }),
  ]),
});
export type LatePolicy = z.infer<typeof latePolicySchema>;

/** Late work counts in full until the teacher closes the assignment: what holds where nothing else is said. */
export const defaultLatePolicy: LatePolicy = { early: [], late: [], after: { kind: 'fixed', percent: 100 } };

/** The longest time limit, in minutes. */
export const LONGEST_LIMIT_MINUTES = 600;

/** Other dates or rules for some students: one who was ill, one with a right to more time, or a group. */
export const overrideSchema = z.object({
  id: idSchema,
  /** Who it is for, as the teacher reads it: a name, or a group's. */
  name: lineSchema(80),
  studentIds: chosenStudentsSchema,
  /** The group that it was made for: a student's own override goes before a group's. */
  groupId: idSchema.optional(),
  openAt: instantSchema.optional(),
  dueAt: instantSchema.optional(),
  policy: latePolicySchema.optional(),
  /** Minutes from their start; 0: no limit. */
  timeLimit: z.number().int().min(0).max(LONGEST_LIMIT_MINUTES).optional(),
  /** How many late passes the student has spent on it, and which was the last. */
  passes: z.number().int().optional(),
  passId: idSchema.optional(),
});
export type Override = z.infer<typeof overrideSchema>;
export const MOST_OVERRIDES = 300;

/** When one student may work. `extended`: the due date is their own, so that closing for the class does not close it for them. */
export type WorkWindow = { readonly openAt: number; readonly dueAt: number; readonly extended: boolean };

type Dated = {
  readonly openAt: number;
  readonly dueAt: number;
  readonly overrides?: readonly Override[] | undefined;
};

/** The dates that hold for one student. A student's own go before a group's; of several groups the latest due date holds. */
export function windowOf({ openAt, dueAt, overrides = [] }: Dated, studentId: string): WorkWindow {
  const theirs = overrides.filter(({ studentIds }) => studentIds.includes(studentId));
  const own = theirs.filter(({ groupId }) => groupId === undefined);
  const groups = theirs.filter(({ groupId }) => groupId !== undefined);
  const due = own.findLast((one) => one.dueAt !== undefined)?.dueAt ?? latest(groups.map((one) => one.dueAt));
  const open = own.findLast((one) => one.openAt !== undefined)?.openAt ?? earliest(groups.map((one) => one.openAt));
  return { openAt: open ?? openAt, dueAt: due ?? dueAt, extended: due !== undefined };
}

/** What else holds for one student beside the dates. */
export type WorkRules = {
  readonly policy: LatePolicy /** Minutes; undefined: no limit. */;
  readonly timeLimit: number | undefined;
};

type Ruled = Pick<Dated, 'overrides'> & {
  readonly policy?: LatePolicy | undefined;
  readonly timeLimit?: number | undefined;
};

/** The late policy and the time limit of one student. A student's own go before a group's; of several groups the longest time. */
export function rulesOf(
  { policy = defaultLatePolicy, timeLimit, overrides = [] }: Ruled,
  studentId: string,
): WorkRules {
  const theirs = overrides.filter(({ studentIds }) => studentIds.includes(studentId));
  const own = theirs.filter(({ groupId }) => groupId === undefined);
  const groups = theirs.filter(({ groupId }) => groupId !== undefined);
  const limits = defined(groups.map((one) => one.timeLimit));
  const ofGroups = limits.includes(0) ? 0 : latest(limits);
  const limit = own.findLast((one) => one.timeLimit !== undefined)?.timeLimit ?? ofGroups ?? timeLimit;
  const other = own.findLast((one) => one.policy) ?? groups.findLast((one) => one.policy);
  return { policy: other?.policy ?? policy, timeLimit: limit === 0 ? undefined : limit };
}

const defined = (instants: readonly (number | undefined)[]) => instants.filter((one) => one !== undefined);
const latest = (instants: readonly (number | undefined)[]) =>
  defined(instants).reduce<number | undefined>((best, one) => Math.max(best ?? one, one), undefined);
const earliest = (instants: readonly (number | undefined)[]) =>
  defined(instants).reduce<number | undefined>((best, one) => Math.min(best ?? one, one), undefined);

/** One stretch of the timeline: from `from` up to `until` (left out: without end). */
export type Stretch = {
  readonly phase: 'before' | 'early' | 'on-time' | 'late' | 'practice' | 'closed';
  readonly from: number;
  readonly until?: number;
  /** Of the points, for what is handed in now. */
  readonly percent: number;
};

/** The whole timeline, in order and without gaps, from the opening on. */
export function timelineOf(window: Pick<WorkWindow, 'openAt' | 'dueAt'>, policy: LatePolicy): Stretch[] {
  const { openAt, dueAt } = window;
  const stretches: Stretch[] = [{ phase: 'before', from: 0, until: openAt, percent: 0 }];
  let from = openAt;
  const until = (end: number, phase: Stretch['phase'], percent: number) => {
    if (end <= from) return;
    stretches.push({ phase, from, until: end, percent });
    from = end;
  };
  for (const { hours, percent } of policy.early.toSorted((one, other) => other.hours - one.hours))
    until(dueAt - hours * HOUR + 1, 'early', percent);
  until(dueAt + 1, 'on-time', 100);
  for (const { hours, percent } of policy.late.toSorted((one, other) => one.hours - other.hours))
    until(dueAt + hours * HOUR + 1, 'late', percent);
  return [...stretches, { from, ...afterwards(policy.after) }];
}

function afterwards(after: LatePolicy['after']): Pick<Stretch, 'phase' | 'percent'> {
  if (after.kind === 'closed') return { phase: 'closed', percent: 0 };
  if (after.kind === 'practice') return { phase: 'practice', percent: 0 };
  return { phase: 'late', percent: after.percent };
}

/** Where on the timeline a moment lies. What is handed in exactly when it is due is on time. */
export function stretchAt(window: Pick<WorkWindow, 'openAt' | 'dueAt'>, policy: LatePolicy, now: number): Stretch {
  const all = timelineOf(window, policy);
  return all.findLast(({ from }) => from <= now) ?? { phase: 'before', from: 0, percent: 0 };
}

export const releaseWhenSchema = z.discriminatedUnion('when', [
  z.object({ when: z.literal('at-once') }),
  z.object({ when: z.literal('after-due') }),
  z.object({ when: z.literal('on'), at: instantSchema }),
  z.object({ when: z.literal('returned') }),
  z.object({ when: z.literal('never') }),
]);
export type ReleaseWhen = z.infer<typeof releaseWhenSchema>;

/** When a student is told what was right, and shown how it is done. */
export const releaseSchema = z.object({ results: releaseWhenSchema, solutions: releaseWhenSchema });
export type Release = z.infer<typeof releaseSchema>;

/** Results at once and solutions never: what holds where nothing else is said. */
export const defaultRelease: Release = { results: { when: 'at-once' }, solutions: { when: 'never' } };

/** Whether something is out for a student whose work is due and returned as given. `after-due` waits for their own due date. */
export function isReleased(
  rule: ReleaseWhen,
  work: { readonly dueAt: number; readonly returned: boolean },
  now: number,
) {
  switch (rule.when) {
    case 'at-once':
      return true;
    case 'after-due':
      return now > work.dueAt;
    case 'on':
      return now >= rule.at;
    case 'returned':
      return work.returned;
    case 'never':
      return false;
  }
}
