import { z } from 'zod';
import { idSchema, instantSchema, lineSchema } from '../base/index.ts';
import { chosenStudentsSchema } from '../class/index.ts';
import { type AccessTime, timeFactorOf } from '../people/index.ts';
import { HOUR } from '../time/index.ts';
import { defaultLatePolicy, type LatePolicy, latePolicySchema } from './late-policy.ts';

/** The longest time limit, in minutes. */
export const LONGEST_LIMIT_MINUTES = 600;

/** Other dates or rules for some students, such as one who was ill, one who is entitled to more time, or a group. */
export const overrideSchema = z.object({
  id: idSchema,
  /** The name of the student or of the group, as the teacher reads it. */
  name: lineSchema(80),
  studentIds: chosenStudentsSchema,
  /** The group that the override was created for. An override for the student alone takes precedence over a group's. */
  groupId: idSchema.optional(),
  openAt: instantSchema.optional(),
  dueAt: instantSchema.optional(),
  policy: latePolicySchema.optional(),
  /** Minutes from when the student starts; 0: no limit. */
  timeLimit: z.number().int().min(0).max(LONGEST_LIMIT_MINUTES).optional(),
  /** How many late passes the student spent on this override, and the id of the last one. */
  passes: z.number().int().optional(),
  passId: idSchema.optional(),
});
export type Override = z.infer<typeof overrideSchema>;
/** Those that teachers set. A late pass that a student takes is one more, so that each student of a class can take one. */
export const MOST_OVERRIDES = 300;

/**
 * When one student may work. `extended`: the student has their own due date, so closing the assignment for the class
 * does not close it for them.
 */
export type WorkWindow = { readonly openAt: number; readonly dueAt: number; readonly extended: boolean };

type Dated = {
  readonly openAt: number;
  readonly dueAt: number;
  readonly overrides?: readonly Override[] | undefined;
};

/**
 * The dates of one student. The student's own override takes precedence over a group's; of several groups, the latest
 * due date counts.
 */
export function windowOf({ openAt, dueAt, overrides = [] }: Dated, studentId: string): WorkWindow {
  const theirs = overrides.filter(({ studentIds }) => studentIds.includes(studentId));
  const own = theirs.filter(({ groupId }) => groupId === undefined);
  const groups = theirs.filter(({ groupId }) => groupId !== undefined);
  const due = own.findLast((one) => one.dueAt !== undefined)?.dueAt ?? latest(groups.map((one) => one.dueAt));
  const open = own.findLast((one) => one.openAt !== undefined)?.openAt ?? earliest(groups.map((one) => one.openAt));
  return { openAt: open ?? openAt, dueAt: due ?? dueAt, extended: due !== undefined };
}

/** The other rules of one student's work. */
export type WorkRules = {
  readonly policy: LatePolicy /** Minutes; undefined: no limit. */;
  readonly timeLimit: number | undefined;
};

type Ruled = Pick<Dated, 'overrides'> & {
  readonly policy?: LatePolicy | undefined;
  readonly timeLimit?: number | undefined;
};

/**
 * The late policy and the time limit of one student. The student's own override takes precedence over a group's; of
 * several groups, the longest time limit counts. `time`: of the child's access profile, which multiplies the limit of the
 * class or a group. A limit that a teacher set for this child alone is meant as it is.
 */
export function rulesOf(
  { policy = defaultLatePolicy, timeLimit, overrides = [] }: Ruled,
  studentId: string,
  time?: AccessTime,
): WorkRules {
  const theirs = overrides.filter(({ studentIds }) => studentIds.includes(studentId));
  const own = theirs.filter(({ groupId }) => groupId === undefined);
  const groups = theirs.filter(({ groupId }) => groupId !== undefined);
  const limits = defined(groups.map((one) => one.timeLimit));
  const ofGroups = limits.includes(0) ? 0 : latest(limits);
  const ownLimit = own.findLast((one) => one.timeLimit !== undefined)?.timeLimit;
  const limit = ownLimit ?? longerBy(timeFactorOf(time), ofGroups ?? timeLimit);
  const other = own.findLast((one) => one.policy) ?? groups.findLast((one) => one.policy);
  return { policy: other?.policy ?? policy, timeLimit: limit === 0 ? undefined : limit };
}

/** Whole minutes; 0: no limit. */
const longerBy = (factor: number, limit = 0): number =>
  limit === 0 || factor === Number.POSITIVE_INFINITY ? 0 : Math.ceil(limit * factor);

const defined = (instants: readonly (number | undefined)[]) => instants.filter((one) => one !== undefined);
const latest = (instants: readonly (number | undefined)[]) =>
  defined(instants).reduce<number | undefined>((best, one) => Math.max(best ?? one, one), undefined);
const earliest = (instants: readonly (number | undefined)[]) =>
  defined(instants).reduce<number | undefined>((best, one) => Math.min(best ?? one, one), undefined);

/** One part of the timeline, from `from` up to `until`; without `until` it has no end. */
export type Stretch = {
  readonly phase: 'before' | 'early' | 'on-time' | 'late' | 'practice' | 'closed';
  readonly from: number;
  readonly until?: number;
  /** The percent of the points that work earns if it is turned in during this part. */
  readonly percent: number;
};

/** The whole timeline from the opening on, in order and without gaps. */
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

/** The part of the timeline that contains this moment. Work that is turned in exactly at the due time is on time. */
export function stretchAt(window: Pick<WorkWindow, 'openAt' | 'dueAt'>, policy: LatePolicy, now: number): Stretch {
  const all = timelineOf(window, policy);
  return all.findLast(({ from }) => from <= now) ?? { phase: 'before', from: 0, percent: 0 };
}

/** When the late policy takes no more work, in milliseconds; undefined: never. */
export const takesUntil = (window: Pick<WorkWindow, 'openAt' | 'dueAt'>, policy: LatePolicy): number | undefined =>
  timelineOf(window, policy).find(({ phase }) => phase === 'closed')?.from;

export const releaseWhenSchema = z.discriminatedUnion('when', [
  z.object({ when: z.literal('at-once') }),
  z.object({ when: z.literal('after-due') }),
  z.object({ when: z.literal('on'), at: instantSchema }),
  z.object({ when: z.literal('returned') }),
  z.object({ when: z.literal('never') }),
]);
export type ReleaseWhen = z.infer<typeof releaseWhenSchema>;

/** When a student sees the results, and when the worked solutions. */
export const releaseSchema = z.object({ results: releaseWhenSchema, solutions: releaseWhenSchema });
export type Release = z.infer<typeof releaseSchema>;

/** The setting if none is chosen: results at once, solutions when nothing can be earned any more. */
export const defaultRelease: Release = { results: { when: 'at-once' }, solutions: { when: 'after-due' } };
/** The setting that a published assignment without one had: publishing stored none, and solutions were never shown. */
const unstoredRelease: Release = { results: { when: 'at-once' }, solutions: { when: 'never' } };

/** When its students see results and solutions. */
export const releaseOf = ({
  release,
  publishedAt,
}: {
  readonly release?: Release | undefined;
  readonly publishedAt?: number | undefined;
}): Release => release ?? (publishedAt === undefined ? defaultRelease : unstoredRelease);

/** Whether results or solutions are released to a student. `after-due` waits for the student's own due date. */
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
