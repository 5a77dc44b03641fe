import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { effortSchema, growthPointSchema, masteryLevelSchema } from './schema.ts';

/** What a first try may tell: right, wrong, or left out of mastery and why. A hinted answer tells "not yet". */
export const evidenceMarks = ['right', 'wrong', 'hinted', 'rapid', 'parent', 'unread'] as const;
export type EvidenceMark = (typeof evidenceMarks)[number];

/** One item that a student has answered: what mastery, difficulty and misconceptions are computed from. */
export const evidenceEntrySchema = z.object({
  itemId: idSchema,
  skill: z.string(),
  /** When the first try was made. */
  at: instantSchema,
  /** Milliseconds before the first try. */
  took: z.number().int().nonnegative(),
  mark: z.enum(evidenceMarks),
  tries: z.number().int().nonnegative(),
  hints: z.number().int().nonnegative(),
  /** Whether it was right in the end. */
  solved: z.boolean(),
  /** The last try, or the first where there was one alone. */
  lastAt: instantSchema,
  /** Wrong tries in a row up to now; 0 once solved. */
  wrongStreak: z.number().int().nonnegative(),
  /** The first answer as written, cut to 60 characters; of a choice the option's id. */
  response: z.string(),
  /**
   * For a multiple-choice answer: the text of the option, shortened in the same way. Left out for typed answers and in
   * older documents.
   */
  picked: z.string().optional(),
  /** Ideas that would have given another answer than the key: the answer was a chance for them to show. */
  chances: z.array(z.string()),
  /** The misconceptions that give exactly this answer on their own. */
  shown: z.array(z.string()),
  /** For each of `chances`: how likely a wrong answer without the idea is exactly the idea's. Left out in evidence of before. */
  byChance: z.array(z.number()).optional(),
  /** True: picked from options. Left out: typed, or of before. */
  choice: z.boolean().optional(),
  /** False: asked where the teacher wants no recheck. Left out: wanted. */
  recheck: z.boolean().optional(),
});
export type EvidenceEntry = z.infer<typeof evidenceEntrySchema>;

/** One submission as evidence. The newest revision replaces older ones, so that folding has no order. */
export const evidenceWorkSchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  revision: z.number().int(),
  state: z.string(),
  late: z.boolean(),
  score: z.number(),
  maxScore: z.number(),
  /** Milliseconds on all items together. */
  took: z.number().int(),
  submittedAt: instantSchema.optional(),
  entries: z.array(evidenceEntrySchema),
  /** True: answers of it were taken into `earlier` and stand here no more. Left out: all of them are here. */
  older: z.boolean().optional(),
});
export type EvidenceWork = z.infer<typeof evidenceWorkSchema>;

/** Sums over answers that were removed from evidence because there were too many. */
export const earlierSchema = z.object({
  effort: effortSchema,
  /** Answers that counted, by skill. */
  answers: z.record(z.string(), z.number().int()),
  /** The weeks up to the last of them. */
  growth: z.array(growthPointSchema),
});
export type Earlier = z.infer<typeof earlierSchema>;

/** evidence/{studentId}: everything that a student's estimates follow from, by submission. Functions only. */
export const evidenceSchema = z.object({
  studentId: idSchema,
  work: z.record(z.string(), evidenceWorkSchema).default({}),
  /** What of `judgements/{studentId}` changes what is said: levels by skill, and ideas that are dismissed or resolved. Left out: nothing. */
  said: z.object({ levels: z.record(z.string(), masteryLevelSchema), aside: z.array(z.string()) }).optional(),
  /** Left out: no answer has been taken out. */
  earlier: earlierSchema.optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** insightMarks/{classId}_{studentId}: a student whose line in a class has to be computed anew. Functions only. */
export const outdatedSchema = z.object({
  classId: idSchema,
  studentId: idSchema,
  /** Work that has changed; empty where evidence changed without, by practice. */
  submissionIds: z.array(z.string()).default([]),
  /** When it was marked. */
  at: instantSchema,
});

/** insightLeases/{classId}: who folds a class at the moment, and when it was last written. Functions only. */
export const insightLeaseSchema = z.object({
  /** The task that adds up the class at the moment. */
  holder: z.string(),
  /** From then on another may. */
  until: instantSchema,
  /** When the class was written last. */
  wroteAt: instantSchema,
});
