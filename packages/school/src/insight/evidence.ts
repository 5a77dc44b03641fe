import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { masteryLevelSchema, shareSchema } from './estimate.ts';
import { effortSchema, expectedSchema, growthPointSchema } from './schema.ts';

/**
 * How a first try counts: right, wrong, or not counted for mastery and why. An answer after a hint counts as "not yet".
 */
export const evidenceMarks = ['right', 'wrong', 'hinted', 'rapid', 'parent', 'unread'] as const;
export type EvidenceMark = (typeof evidenceMarks)[number];

/** Stand in for the assignment of what a student does alone: practice, and the placement. */
export const ALONE = { practice: 'practice', placement: 'placement' } as const;
/** Whether an answer was given alone, so that there is no submission to open. */
export const isAlone = (assignmentId: string): boolean =>
  assignmentId === ALONE.practice || assignmentId === ALONE.placement;

/** One item that a student answered. Mastery, difficulty and misconceptions are computed from these. */
export const evidenceEntrySchema = z.object({
  itemId: idSchema,
  skill: z.string(),
  /** When the first try was made. */
  at: instantSchema,
  /** Milliseconds that the student spent before the first try. */
  took: z.number().int().nonnegative(),
  mark: z.enum(evidenceMarks),
  tries: z.number().int().nonnegative(),
  hints: z.number().int().nonnegative(),
  /** Whether the student solved it in the end. */
  solved: z.boolean(),
  /** When the last try was made; the same as `at` if there was only one. */
  lastAt: instantSchema,
  /** Wrong tries in a row so far; 0 once solved. */
  wrongStreak: z.number().int().nonnegative(),
  /** The first answer as written, cut to 60 characters; for a choice, the option's id. */
  response: z.string(),
  /**
   * For a multiple-choice answer: the text of the option, shortened in the same way. Left out for typed answers and in
   * older documents.
   */
  picked: z.string().optional(),
  /** Misconceptions that lead to another answer than the key, so that they could have shown in the answer. */
  chances: z.array(z.string()),
  /** The misconceptions that give exactly this answer on their own. */
  shown: z.array(z.string()),
  /**
   * For each of `chances`: the probability that a wrong answer of somebody without the misconception is exactly its
   * answer. Left out in older documents.
   */
  byChance: z.array(z.number()).optional(),
  /**
   * True: a slip of somebody who knows how explains the wrong answer. Left out: none does, or the document is older than
   * this field.
   */
  slip: z.literal(true).optional(),
  /** True: the student picked an option. Left out: the answer was typed, or the document is older than this field. */
  choice: z.boolean().optional(),
  /** How many options there were. Left out: the answer was typed, or the document is older than this field. */
  options: z.number().int().positive().optional(),
  /** The level of the problem. Left out in older documents. */
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** In practice and placements, which have no submission: the problem is drawn from it again. Left out in older documents. */
  seed: z.number().int().optional(),
  /** False: the teacher chose that this skill is not checked again. Left out: it is. */
  recheck: z.boolean().optional(),
});
export type EvidenceEntry = z.infer<typeof evidenceEntrySchema>;

/**
 * One submission as evidence. A newer revision replaces an older one, so the order in which they arrive makes no
 * difference.
 */
export const evidenceWorkSchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  revision: z.number().int(),
  state: z.string(),
  late: z.boolean(),
  score: z.number(),
  maxScore: z.number(),
  /** Milliseconds spent on all items together. */
  took: z.number().int(),
  submittedAt: instantSchema.optional(),
  /** True: it waits for a grade. Left out: it does not, or was stored before this was noted. */
  ungraded: z.boolean().optional(),
  entries: z.array(evidenceEntrySchema),
  /** True: some answers were moved into `earlier` and are no longer here. Left out: all are here. */
  older: z.boolean().optional(),
});
export type EvidenceWork = z.infer<typeof evidenceWorkSchema>;

/** Sums over answers that were removed from evidence because there were too many. */
export const earlierSchema = z.object({
  effort: effortSchema,
  /** The number of answers that count for mastery, by skill. */
  answers: z.record(z.string(), z.number().int()),
  /** The points of growth up to the week of the last removed answer. */
  growth: z.array(growthPointSchema),
});
export type Earlier = z.infer<typeof earlierSchema>;

/** What a placement found out of a student of a grade, at all skills around that grade. */
export const placedSchema = z.object({
  at: instantSchema,
  grade: z.number().int(),
  expected: z.record(z.string(), expectedSchema),
});

/** What was found of a skill when its student last worked on it: a level moves by work, not by what a night learns. */
export const settledSkillSchema = z.object({
  /** The answers from which it was found, as a sign by which work on the skill is noticed. */
  of: z.string(),
  /** When the school's rates were fitted by which it was found; 0 for the shipped ones. */
  fittedAt: instantSchema,
  estimate: shareSchema,
  low: shareSchema,
  high: shareSchema,
  answers: z.number().int(),
  level: masteryLevelSchema,
  lastAt: instantSchema,
  /** The same when the week of the last answer began. Left out: the skill was new that week. */
  before: z.object({ estimate: shareSchema, level: masteryLevelSchema }).optional(),
  /** When the level first became secure. Left out: it never did. */
  gainedAt: instantSchema.optional(),
});

/**
 * evidence/{studentId}: the answers from which everything about a student is computed, by submission. Only functions
 * read and write it.
 */
export const evidenceSchema = z.object({
  studentId: idSchema,
  work: z.record(z.string(), evidenceWorkSchema).default({}),
  /**
   * The decisions in `judgements/{studentId}` that change the results: levels by skill, and misconceptions that are
   * dismissed or resolved. Left out: none.
   */
  said: z.object({ levels: z.record(z.string(), masteryLevelSchema), aside: z.array(z.string()) }).optional(),
  /** What the last placement found. Left out: the student was not placed. */
  placed: placedSchema.optional(),
  /** Left out: no answer has been removed. */
  earlier: earlierSchema.optional(),
  /** What was found of each skill when there was work on it last. Left out in older documents: it is found anew. */
  settled: z.record(z.string(), settledSkillSchema).optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * insightMarks/{classId}_{studentId}: a student whose line in the class's insight is out of date. Only functions read
 * and write it.
 */
export const outdatedSchema = z.object({
  classId: idSchema,
  studentId: idSchema,
  /** The submissions that changed; empty if only practice changed. */
  submissionIds: z.array(z.string()).default([]),
  /** When this was noted. */
  at: instantSchema,
});

/**
 * insightLeases/{classId}: which task is computing the insight of a class, and when it was last written. Only functions
 * read and write it.
 */
export const insightLeaseSchema = z.object({
  /** The task that is computing the class's insight. */
  holder: z.string(),
  /** After this time, another task may take over. */
  until: instantSchema,
  /** When the class's insight was last written. */
  wroteAt: instantSchema,
});
