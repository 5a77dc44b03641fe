import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import {
  gainSchema,
  MOST_GAINED,
  MOST_LATELY,
  shareSchema,
  skillEstimateSchema,
  skillProgressSchema,
} from './estimate.ts';

/** An answer that supports a statement, with what is needed to open the attempt. */
export const evidenceRefSchema = z.object({
  assignmentId: idSchema,
  itemId: idSchema,
  skill: z.string(),
  response: z.string(),
  at: instantSchema,
});
export type EvidenceRef = z.infer<typeof evidenceRefSchema>;

/**
 * A misconception that is named for a student. It needs two typed supporting answers, or three picked ones, and
 * answers that are fifty times as likely with it as without it.
 */
export const namedMisconceptionSchema = z.object({
  /** An id of `misconceptions` in @lemma/math. */
  id: z.string(),
  /** The probability that the student has the misconception, 0 to 1. */
  posterior: shareSchema,
  /** Answers in which the misconception could have shown, and in which it did. */
  chances: z.number().int(),
  shown: z.number().int(),
  lastAt: instantSchema,
  /** The newest supporting answers, at most four. */
  evidence: z.array(evidenceRefSchema),
});
export type NamedMisconception = z.infer<typeof namedMisconceptionSchema>;

/** A skill on which a student is stuck, until the next success. `score` is only for sorting. */
export const struggleSchema = z.object({
  skill: z.string(),
  score: z.number(),
  wrongStreak: z.number().int(),
  hints: z.number().int(),
  /** Milliseconds spent on unsolved items of the skill. */
  took: z.number().int(),
  lastAt: instantSchema,
  evidence: z.array(evidenceRefSchema),
});
export type Struggle = z.infer<typeof struggleSchema>;

/** A weak skill on which other weak skills build: it should be taught first. */
export const gapSchema = z.object({
  skill: z.string(),
  blocks: z.array(z.string()),
  evidence: z.array(evidenceRefSchema),
});

/**
 * A student's growth in one week: the mean estimate over all skills met so far, with its interval. `week` is the week's
 * Monday, 0:00 UTC.
 */
export const growthPointSchema = z.object({
  week: instantSchema,
  mean: shareSchema,
  low: shareSchema,
  high: shareSchema,
  skills: z.number().int(),
  /** The number of answers that counted so far; left out in older documents. `mayTell` says whether they are enough. */
  answers: z.number().int().optional(),
});
export type GrowthPoint = z.infer<typeof growthPointSchema>;

/**
 * How many answers a student gave, and how. Rapid answers (under 3 s) and those that a parent wrote do not count for
 * mastery.
 */
export const effortSchema = z.object({
  answers: z.number().int(),
  rapid: z.number().int(),
  hinted: z.number().int(),
  parent: z.number().int(),
  /**
   * Items with at least three tries of under five seconds each, which suggests guessing. Only first tries count for
   * mastery.
   */
  searching: z.number().int().optional(),
});

/**
 * Why a skill is on a student's path: it is almost there; everything it builds on is known; a later skill (`of`) needs
 * it; it comes after a skill (`of`) that is on the path too.
 */
export const pathStepSchema = z.object({
  skill: z.string(),
  why: z.enum(['almost', 'ready', 'needed-for', 'after']),
  of: z.string().optional(),
});
export type PathStep = z.infer<typeof pathStepSchema>;

/** The most skills in each part of a path. */
export const MOST_IN_PATH = { now: 3, next: 4, later: 6 } as const;

/** What a student works on now, next and later. */
export const studentPathSchema = z.object({
  now: z.array(pathStepSchema).max(MOST_IN_PATH.now),
  next: z.array(pathStepSchema).max(MOST_IN_PATH.next),
  later: z.array(pathStepSchema).max(MOST_IN_PATH.later),
});
export type StudentPath = z.infer<typeof studentPathSchema>;

/** What is expected at a skill without answers: the probability of a correct first try with its 80 % interval. */
export const expectedSchema = z.object({ estimate: shareSchema, low: shareSchema, high: shareSchema });

/** One student's line in a class's insight. */
export const insightStudentSchema = z.object({
  skills: z.record(z.string(), skillEstimateSchema),
  ideas: z.array(namedMisconceptionSchema),
  struggles: z.array(struggleSchema),
  gaps: z.array(gapSchema),
  growth: z.array(growthPointSchema),
  effort: effortSchema,
  /** What the student works on now. Left out: the student was not placed. */
  now: z.array(pathStepSchema).max(MOST_IN_PATH.now).optional(),
  /** When the student last answered anything; 0: never. */
  lastAt: instantSchema,
});
export type InsightStudent = z.infer<typeof insightStudentSchema>;

/** One student's work on an assignment, as a line of the insight. */
export const workLineSchema = z.object({
  state: z.string(),
  score: z.number(),
  maxScore: z.number(),
  late: z.boolean(),
  /** Milliseconds spent on all items. */
  took: z.number().int(),
  submittedAt: instantSchema.optional(),
  /** True: it waits for a grade, so its score says nothing yet. */
  ungraded: z.boolean().optional(),
  /** When the student's first try began. Difficulties are computed from answers in this order. */
  at: instantSchema,
  /**
   * One letter for each item, in the order of `items`: r right at the first try, w wrong, h after a hint, f too fast, p
   * written by a parent, - no answer.
   */
  marks: z.string(),
});
export type WorkLine = z.infer<typeof workLineSchema>;

/**
 * How a class did on one item, from first tries that counted. With fewer than five `answers`, say "too few answers".
 */
export const itemFiguresSchema = z.object({
  itemId: idSchema,
  skill: z.string(),
  answers: z.number().int(),
  /** The share of first tries that were right. */
  right: shareSchema,
  /** Elo difficulty in logits; 0 is the class's average. */
  difficulty: z.number(),
  /** The correlation of the item with what the students' other answers say of them; left out if it cannot be computed. */
  discrimination: z.number().optional(),
  /** How far it goes with them against an ordinary question, in standard deviations; left out as above. */
  fit: z.number().optional(),
  /**
   * The share of right answers in each fifth of the class, ordered by what their other answers say, weakest first;
   * null if a fifth has no students.
   */
  quintiles: z.array(shareSchema.nullable()),
});
export type ItemFigures = z.infer<typeof itemFiguresSchema>;

export const insightAssignmentSchema = z.object({
  title: z.string(),
  dueAt: instantSchema,
  /** The students that the assignment is for; left out, the whole class. */
  onlyFor: z.array(idSchema).optional(),
  items: z.array(itemFiguresSchema),
  rows: z.record(z.string(), workLineSchema),
  /**
   * True: the lines of single students are no longer stored here, and the figures are final. Left out: all lines are
   * here.
   */
  older: z.boolean().optional(),
});
export type InsightAssignment = z.infer<typeof insightAssignmentSchema>;

/** Students to teach together, because they share a misconception or lack the same prerequisite. Largest need first. */
export const insightGroupSchema = z.object({
  kind: z.enum(['misconception', 'prerequisite']),
  /** The id of the misconception, or the code of the prerequisite skill. */
  id: z.string(),
  studentIds: z.array(idSchema),
  /** One or two answers of each student that show it. */
  evidence: z.array(evidenceRefSchema.extend({ studentId: idSchema })),
});
export type InsightGroup = z.infer<typeof insightGroupSchema>;

/**
 * insights/{classId}: everything that the overview, statistics and detailed analysis show beside the class's roster and
 * board, for its teachers. Such a page therefore reads three documents. The content depends only on the evidence, not
 * on its order; only `foldedAt` depends on time.
 */
export const insightSchema = z.object({
  classId: idSchema,
  students: z.record(z.string(), insightStudentSchema),
  /** The items of each assignment and a line for each student, by the assignment's id. */
  assignments: z.record(z.string(), insightAssignmentSchema),
  groups: z.array(insightGroupSchema),
  /** When it was last computed. */
  foldedAt: instantSchema,
});
export type Insight = z.infer<typeof insightSchema>;

/** The most of a student's struggles and gaps, and of the skills that a gap holds back, that are stored with the progress. */
export const MOST_IN_PROGRESS = { struggles: 40, gaps: 40, blocks: 20 } as const;

/** progress/{studentId}: what a student knows. Read by the student, linked parents and teachers. */
export const progressSchema = z.object({
  studentId: idSchema,
  skills: z.record(z.string(), skillProgressSchema),
  /**
   * The named misconceptions. `findMisconception(id)` has their words: `idea` for the student, `name` and `move` for
   * adults.
   */
  ideas: z.array(namedMisconceptionSchema),
  growth: z.array(growthPointSchema),
  /** Skills that the student has not begun and whose prerequisites are all at least `secure`. */
  opensNext: z.array(z.string()),
  effort: effortSchema,
  /** What became possible lately, newest first. Left out in older documents. */
  gained: z.array(gainSchema).max(MOST_GAINED).optional(),
  /** When the questions of the last seven days were answered that counted, newest first. Left out in older documents. */
  lately: z.array(instantSchema).max(MOST_LATELY).optional(),
  /** What to work on now, next and later. Left out, as `expected`, for a student who was not placed. */
  path: studentPathSchema.optional(),
  /** What the placement says of skills that the student has not answered anything to. */
  expected: z.record(z.string(), expectedSchema).optional(),
  /** What the student is stuck on, as in the class's insight, which a page of one child need not read. Left out in older documents. */
  struggles: z
    .array(struggleSchema.pick({ skill: true, wrongStreak: true, lastAt: true }))
    .max(MOST_IN_PROGRESS.struggles)
    .optional(),
  /** Weak skills that hold others back, in the same way. */
  gaps: z
    .array(gapSchema.pick({ skill: true }).extend({ blocks: z.array(z.string()).max(MOST_IN_PROGRESS.blocks) }))
    .max(MOST_IN_PROGRESS.gaps)
    .optional(),
  /** When the student last answered. */
  lastAt: instantSchema,
});
export type Progress = z.infer<typeof progressSchema>;
