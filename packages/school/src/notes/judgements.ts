import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { type Evidence, masteryLevelSchema } from '../insight/index.ts';

export const misconceptionVerdicts = ['confirmed', 'dismissed', 'resolved'] as const;
export type MisconceptionVerdict = (typeof misconceptionVerdicts)[number];

const saidSchema = z.object({ byName: z.string(), at: instantSchema });

/** Characters of a reason. */
export const LONGEST_REASON = 300;

/**
 * A level that a teacher set for a skill. It is shown everywhere in place of the computed one; only teachers see who
 * set it and why.
 */
export const masteryLevelJudgementSchema = saidSchema.extend({
  level: masteryLevelSchema,
  reason: z.string().trim().min(1).max(LONGEST_REASON),
});

/**
 * judgements/{studentId}: what teachers of the student decided about computed results, by the id of the misconception
 * and by the code of the skill. Only these teachers read it; functions write it.
 */
export const judgementsSchema = z.object({
  studentId: idSchema,
  /** Decisions about misconceptions, by their ids. */
  ideas: z.record(z.string(), saidSchema.extend({ verdict: z.enum(misconceptionVerdicts) })).default({}),
  levels: z.record(z.string(), masteryLevelJudgementSchema).default({}),
});
export type Judgements = z.infer<typeof judgementsSchema>;

/** The part of these decisions that changes what is shown about the student everywhere. */
export const saidOf = ({ ideas, levels }: Pick<Judgements, 'ideas' | 'levels'>): NonNullable<Evidence['said']> => ({
  levels: Object.fromEntries(Object.entries(levels).map(([skill, { level }]) => [skill, level])),
  aside: Object.entries(ideas).flatMap(([id, { verdict }]) => (verdict === 'confirmed' ? [] : [id])),
});
