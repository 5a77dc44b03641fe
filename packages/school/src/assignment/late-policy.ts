import { z } from 'zod';

/** The longest time between a late or early step and the due date, in hours: twelve weeks. */
export const LONGEST_STEP_HOURS = 2000;
/** The least and the most percent of the points that a step can give, and how many steps there can be. */
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

/**
 * How much of the points work earns by when it is turned in, before or after the due date. Steps are given in percent
 * and hours.
 */
export const latePolicySchema = z.object({
  /**
   * Work that is turned in at least this many hours early earns more than its points. If several steps apply, the one
   * with the most hours counts.
   */
  early: stepsSchema(LATE_STEPS.early),
  /** Work that is turned in at most this many hours late. The first step that applies counts. */
  late: stepsSchema(LATE_STEPS.late),
  /**
   * What happens after the last late step: nothing can be turned in, work is practice without points, or it earns a
   * fixed share until the teacher closes the assignment.
   */
  after: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('closed') }),
    z.object({ kind: z.literal('practice') }),
    z.object({ kind: z.literal('fixed'), percent: z.number().int().min(0).max(100) }),
  ]),
});
export type LatePolicy = z.infer<typeof latePolicySchema>;

/** The policy if none is set: late work earns full points until the teacher closes the assignment. */
export const defaultLatePolicy: LatePolicy = { early: [], late: [], after: { kind: 'fixed', percent: 100 } };
