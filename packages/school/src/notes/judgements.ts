import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { type Evidence, masteryLevelSchema } from '../insight/index.ts';

export const misconceptionVerdicts = ['confirmed', 'dismissed', 'resolved'] as const;
export type MisconceptionVerdict = (typeof misconceptionVerdicts)[number];

const saidSchema = z.object({ byName: z.string(), at: instantSchema });

/** Characters of why. */
export const LONGEST_REASON = 300;

/** A teacher's own level for a skill. It stands wherever a level is shown; who set it and why is for teachers alone. */
export const masteryLevelJudgementSchema = saidSchema.extend({
  level: masteryLevelSchema,
  reason: z.string().trim().min(1).max(LONGEST_REASON),
});

/**
 * judgements/{studentId}: what teachers of the student think of what was computed, for them alone. By the id of the misconception,
 * and by the code of the skill. Written by functions.
 */
export const judgementsSchema = z.object({
  studentId: idSchema,
  /** By misconception: what a teacher thinks of it. */
  ideas: z.record(z.string(), saidSchema.extend({ verdict: z.enum(misconceptionVerdicts) })).default({}),
  levels: z.record(z.string(), masteryLevelJudgementSchema).default({}),
});
export type Judgements = z.infer<typeof judgementsSchema>;

/** What of it changes what is said of the student everywhere. */
export const saidOf = ({ ideas, levels }: Pick<Judgements, 'ideas' | 'levels'>): NonNullable<Evidence['said']> => ({
  levels: Object.fromEntries(Object.entries(levels).map(([skill, { level }]) => [skill, level])),
  aside: Object.entries(ideas).flatMap(([id, { verdict }]) => (verdict === 'confirmed' ? [] : [id])),
});
