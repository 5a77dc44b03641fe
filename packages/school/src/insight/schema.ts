import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';

/** Five levels of a skill, lowest first. Screens word them; `review` is a matter of time (`nextRecheckAt`), not a level. */
export const masteryLevels = ['beginning', 'developing', 'nearly', 'secure', 'strong'] as const;
export const masteryLevelSchema = z.enum(masteryLevels);
export type MasteryLevel = (typeof masteryLevels)[number];

const shareSchema = z.number().min(0).max(1);

/** An answer that a claim rests on: enough to open the attempt. */
export const evidenceRefSchema = z.object({
  assignmentId: idSchema,
  itemId: idSchema,
  skill: z.string(),
  response: z.string(),
  at: instantSchema,
});
export type EvidenceRef = z.infer<typeof evidenceRefSchema>;

/** A misconception named for a student: two supporting answers that differ, one of them typed, and a posterior over the bound. */
export const namedMisconceptionSchema = z.object({
  /** An id of `misconceptions` in @lemma/math. */
  id: z.string(),
  /** The probability that the student holds the idea, 0 to 1. */
  posterior: shareSchema,
  /** Answers where the idea could have shown, and where it did. */
  chances: z.number().int(),
  shown: z.number().int(),
  lastAt: instantSchema,
  /** The newest supporting answers, four at the most. */
  evidence: z.array(evidenceRefSchema),
});
export type NamedMisconception = z.infer<typeof namedMisconceptionSchema>;

/** What is known of one skill: the chance of a right first try, with its 80 % interval; `answers` are those to the skill that counted. */
export const skillEstimateSchema = z.object({
  estimate: shareSchema,
  low: shareSchema,
  high: shareSchema,
  answers: z.number().int(),
  /** The computed one, or where `set`, the one that a teacher has set: it stands until it is taken back. */
  level: masteryLevelSchema,
  set: z.boolean().optional(),
  /** The last answer that counted. */
  lastAt: instantSchema,
});
export type SkillEstimate = z.infer<typeof skillEstimateSchema>;

/** A skill that a student is stuck on; cleared by success. `score` only orders. */
export const struggleSchema = z.object({
  skill: z.string(),
  score: z.number(),
  wrongStreak: z.number().int(),
  hints: z.number().int(),
  /** Milliseconds on the items of the skill that are not solved. */
  took: z.number().int(),
  lastAt: instantSchema,
  evidence: z.array(evidenceRefSchema),
});
export type Struggle = z.infer<typeof struggleSchema>;

/** A weak skill that weak skills build on: teach it first. */
export const gapSchema = z.object({
  skill: z.string(),
  blocks: z.array(z.string()),
  evidence: z.array(evidenceRefSchema),
});

/** A week of a student: mean estimate over the skills seen so far with its interval. `week` is its Monday, 0:00 UTC. */
export const growthPointSchema = z.object({
  week: instantSchema,
  mean: shareSchema,
  low: shareSchema,
  high: shareSchema,
  skills: z.number().int(),
  /** Answers that counted so far; left out in documents of before. Under five: say no percentage. */
  answers: z.number().int().optional(),
});
export type GrowthPoint = z.infer<typeof growthPointSchema>;

/** How the answers of a student came about; rapid (< 3 s) and parent-written ones are left out of mastery. */
export const effortSchema = z.object({
  answers: z.number().int(),
  rapid: z.number().int(),
  hinted: z.number().int(),
  parent: z.number().int(),
  /** Items with three tries or more in under five seconds each: searching for the answer. Only first tries count for mastery. */
  searching: z.number().int().optional(),
});

/** One student's line in a class's insight. */
export const insightStudentSchema = z.object({
  skills: z.record(z.string(), skillEstimateSchema),
  ideas: z.array(namedMisconceptionSchema),
  struggles: z.array(struggleSchema),
  gaps: z.array(gapSchema),
  growth: z.array(growthPointSchema),
  effort: effortSchema,
  /** The last answer of any kind; 0 where there is none. */
  lastAt: instantSchema,
});
export type InsightStudent = z.infer<typeof insightStudentSchema>;

/** One student's line for an assignment. */
export const workLineSchema = z.object({
  state: z.string(),
  score: z.number(),
  maxScore: z.number(),
  late: z.boolean(),
  /** Milliseconds on all items. */
  took: z.number().int(),
  submittedAt: instantSchema.optional(),
  /** The start of the student's first try: what difficulty is replayed by. */
  at: instantSchema,
  /** One letter an item, in the order of `items`: r right at first, w wrong, h hinted, f too fast, p a parent's, - no answer. */
  marks: z.string(),
});
export type WorkLine = z.infer<typeof workLineSchema>;

/** How an item did in a class; from first tries that counted. Say "too few answers" where `answers` is under five. */
export const itemFiguresSchema = z.object({
  itemId: idSchema,
  skill: z.string(),
  answers: z.number().int(),
  /** The share of right first tries. */
  right: shareSchema,
  /** Elo difficulty in logits, 0 is the class's middle. */
  difficulty: z.number(),
  /** Correlation of the item with the rest of the assignment; left out where it cannot be computed. */
  discrimination: z.number().optional(),
  /** Share right in each fifth of the class by the rest of the assignment, weakest first; null where nobody is. */
  quintiles: z.array(shareSchema.nullable()),
});
export type ItemFigures = z.infer<typeof itemFiguresSchema>;

export const insightAssignmentSchema = z.object({
  title: z.string(),
  dueAt: instantSchema,
  /** As in the assignment: these students only; left out, the whole class. */
  onlyFor: z.array(idSchema).optional(),
  items: z.array(itemFiguresSchema),
  rows: z.record(z.string(), workLineSchema),
  /** True: lines of single students are kept here no more, and figures stand as they were. Left out: all lines are here. */
  older: z.boolean().optional(),
});
export type InsightAssignment = z.infer<typeof insightAssignmentSchema>;

/** Students to teach together: the same misconception, or a prerequisite that is missing. Largest need first. */
export const insightGroupSchema = z.object({
  kind: z.enum(['misconception', 'prerequisite']),
  /** The id of the misconception, or the code of the prerequisite skill. */
  id: z.string(),
  studentIds: z.array(idSchema),
  /** One or two answers of each student. */
  evidence: z.array(evidenceRefSchema.extend({ studentId: idSchema })),
});
export type InsightGroup = z.infer<typeof insightGroupSchema>;

/**
 * insights/{classId}: all that overview, statistics and detailed analysis show beside the class's roster and board, for its
 * teachers. Three documents a class. Everything follows from evidence, whatever order it came in; only `foldedAt` tells when.
 */
export const insightSchema = z.object({
  classId: idSchema,
  students: z.record(z.string(), insightStudentSchema),
  /** By assignment: its items and a row for each student. */
  assignments: z.record(z.string(), insightAssignmentSchema),
  groups: z.array(insightGroupSchema),
  /** When work was last added up. */
  foldedAt: instantSchema,
});
export type Insight = z.infer<typeof insightSchema>;

/** One skill on the progress page. Show "review" from `nextRecheckAt` on, where a recheck is wanted. */
export const skillProgressSchema = skillEstimateSchema.extend({
  /** Seven days after the last answer that counted. */
  nextRecheckAt: instantSchema,
  /** False: no answer asks for a recheck, by the teacher's choice. Left out: wanted. */
  recheck: z.boolean().optional(),
  /** Monday 0:00 UTC of the week of the last answer, and the estimate and level at its beginning; left out: new that week. */
  week: instantSchema,
  before: z.object({ estimate: shareSchema, level: masteryLevelSchema }).optional(),
});
export type SkillProgress = z.infer<typeof skillProgressSchema>;

/** progress/{studentId}: what a student knows, for the student, linked parents and teachers. */
export const progressSchema = z.object({
  studentId: idSchema,
  skills: z.record(z.string(), skillProgressSchema),
  /** In the words of `findMisconception(id)`: `idea` for the student, `name` and `move` for adults. */
  ideas: z.array(namedMisconceptionSchema),
  growth: z.array(growthPointSchema),
  /** Skills whose prerequisites are all at least `secure` and that have not been begun: what opens next. */
  opensNext: z.array(z.string()),
  effort: effortSchema,
  /** When the student last answered. */
  lastAt: instantSchema,
});
export type Progress = z.infer<typeof progressSchema>;
