import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, LONGEST_GRADE, levelSchema, lineSchema } from '../base/index.ts';
import { pictureSchema } from '../question/index.ts';

/** A Common Core code: `5.NF.A.1`, `3.NF.A.2a`, `A-REI.B.4`, `MP.3`. */
export const standardCodeSchema = z
  .string()
  .max(LONGEST_CODE.standard)
  .regex(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*$/i);

export const planModels = ['explore', 'direct'] as const;
export const planNeeds = ['language', 'reading', 'time'] as const;

/** Minutes of a lesson. */
export const LESSON_MINUTES = { least: 15, most: 90 } as const;

/** What a teacher asks for. `focus` is the skill in the middle of the lesson; left out, the class or the standard decides. */
export const planRequestSchema = z.object({
  standard: standardCodeSchema,
  minutes: z.number().int().min(LESSON_MINUTES.least).max(LESSON_MINUTES.most),
  model: z.enum(planModels),
  focus: z.string().max(LONGEST_CODE.skill).optional(),
  classId: idSchema.optional(),
  needs: z.array(z.enum(planNeeds)).max(planNeeds.length),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** Characters that the texts of a plan may have. */
export const LONGEST_IN_PLAN = {
  title: 160,
  rowTitle: 300,
  text: 4000,
  label: 120,
  caseLabel: 200,
  prompt: 2000,
  /** A formula, an answer, a line of a solution. */
  line: 400,
  why: 600,
  tag: 30,
  note: 2000,
} as const;
/** How many a plan, a block and a row may have, and lines of one solution; tags of one plan. */
export const MOST_IN_PLAN = { blocks: 20, rows: 40, parts: 8, steps: 30, options: 12, tags: 12 } as const;

/** One problem of a plan, with its key: for teachers. `seed` makes the same numbers again. */
export const planItemSchema = z.object({
  id: idSchema,
  skill: z.string().max(LONGEST_CODE.skill),
  level: levelSchema,
  case: z.string().max(LONGEST_CODE.skill),
  caseLabel: z.string().max(LONGEST_IN_PLAN.caseLabel),
  seed: z.number().int(),
  prompt: z.string().max(LONGEST_IN_PLAN.prompt),
  math: z.string().max(LONGEST_IN_PLAN.line).optional(),
  picture: pictureSchema.optional(),
  options: z
    .array(z.object({ id: z.string().max(LONGEST_IN_PLAN.label), label: z.string().max(LONGEST_IN_PLAN.line) }))
    .max(MOST_IN_PLAN.options)
    .optional(),
  key: z.string().max(LONGEST_IN_PLAN.line),
  solution: z
    .array(z.object({ line: z.string().max(LONGEST_IN_PLAN.line), why: z.string().max(LONGEST_IN_PLAN.why) }))
    .max(MOST_IN_PLAN.steps),
  /** True once a person has changed it: its numbers no longer come from the generator. */
  edited: z.boolean(),
});
export type PlanItem = z.infer<typeof planItemSchema>;

/**
 * How a part is meant: `fact` has to hold, `mistake` has to be one; `idea` is what somebody believes and `task` is
 * what is asked, which claim nothing. */
export const planPartKinds = ['fact', 'mistake', 'idea', 'task'] as const;

/** A labelled part of a row. */
export const planPartSchema = z.object({
  label: z.string().max(LONGEST_IN_PLAN.label),
  text: z.string().max(LONGEST_IN_PLAN.text),
  kind: z.enum(planPartKinds).default('fact'),
});
export type PlanPart = z.infer<typeof planPartSchema>;

export const planRowSchema = z.object({
  id: idSchema,
  title: z.string().max(LONGEST_IN_PLAN.rowTitle),
  text: z.string().max(LONGEST_IN_PLAN.text),
  parts: z.array(planPartSchema).max(MOST_IN_PLAN.parts),
  minutes: z.number().int().min(0).max(LESSON_MINUTES.most).optional(),
  /** How many students of the chosen class show the idea, in how many answers. */
  seen: z.object({ students: z.number().int(), answers: z.number().int() }).optional(),
  /** An id of `misconceptions` in @lemma/math. */
  idea: z.string().max(LONGEST_CODE.misconception).optional(),
  item: planItemSchema.optional(),
});
export type PlanRow = z.infer<typeof planRowSchema>;

/** The parts of a plan, in their order. The student sheet and the observation sheet are views of them. */
export const planBlockKinds = [
  'standard',
  'timing',
  'goal',
  'prerequisites',
  'terms',
  'misconceptions',
  'phases',
  'look-fors',
  'problems',
  'tiers',
  'exit-ticket',
  'needs',
] as const;
export type PlanBlockKind = (typeof planBlockKinds)[number];

export const planBlockSchema = z.object({
  id: idSchema,
  kind: z.enum(planBlockKinds),
  seed: z.number().int(),
  /** Locked blocks are left alone when the plan is made again. */
  locked: z.boolean(),
  edited: z.boolean(),
  rows: z.array(planRowSchema).max(MOST_IN_PLAN.rows),
});
export type PlanBlock = z.infer<typeof planBlockSchema>;

/** A claim or an answer that does not hold, or that could not be checked where it had to be. */
export const planFaultSchema = z.object({ blockId: idSchema, rowId: idSchema, text: z.string(), reason: z.string() });
export type PlanFault = z.infer<typeof planFaultSchema>;

/**
 * What the verification pass found: of `checked` answers, calculations and shown mistakes, `right` are what they claim to be. `unread`: texts
 * in words beside them that no rule reads. Left out: made before they were counted.
 */
export const planCheckSchema = z.object({
  checked: z.number().int(),
  right: z.number().int(),
  unread: z.number().int().optional(),
  faults: z.array(planFaultSchema),
});
export type PlanCheck = z.infer<typeof planCheckSchema>;

/** plans/{planId}: a lesson plan as it stands. For the teacher who made it; written by functions. */
export const planSchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: lineSchema(LONGEST_IN_PLAN.title),
  /** As the standards name it: `6`, `HSA`. */
  grade: z.string().max(LONGEST_GRADE),
  request: planRequestSchema,
  /** The class that it was made for, by name. */
  className: z.string().optional(),
  /** `builtin`, or the model that wrote the words. */
  writtenBy: z.string().default('builtin'),
  /** Goes up with every change; the number of the newest in `planVersions`. */
  version: z.number().int().min(1),
  /** What the lesson consists of, in order. */
  blocks: z.array(planBlockSchema).max(MOST_IN_PLAN.blocks),
  check: planCheckSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Plan = z.infer<typeof planSchema>;

export const planChanges = ['made', 'edited', 'block-again', 'again', 'restored', 'copied'] as const;

/** planVersions/{planId}_{version}: the plan as it was. For the teacher who made it. */
export const planVersionSchema = z.object({
  planId: idSchema,
  ownerId: z.string(),
  /** Its number in the plan. */
  version: z.number().int().min(1),
  /** What made it. */
  change: z.enum(planChanges),
  title: z.string(),
  /** The whole lesson as it was. */
  blocks: z.array(planBlockSchema).max(MOST_IN_PLAN.blocks),
  check: planCheckSchema,
  /** When it was made. */
  at: instantSchema,
});
export type PlanVersion = z.infer<typeof planVersionSchema>;

export const tagSchema = lineSchema(LONGEST_IN_PLAN.tag);
export const shareModes = ['off', 'view', 'copy'] as const;

/** What a teacher thinks of a plan: one to five. */
export const ratingSchema = z.number().int().min(1).max(5);

/** One line of a teacher's library. */
export const planEntrySchema = z.object({
  id: idSchema,
  title: z.string(),
  grade: z.string(),
  standard: z.string(),
  tags: z.array(tagSchema).max(MOST_IN_PLAN.tags).default([]),
  checked: z.number().int(),
  right: z.number().int(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  archivedAt: instantSchema.optional(),
  taughtOn: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  /** One to five. */
  rating: ratingSchema.optional(),
  note: z.string().max(LONGEST_IN_PLAN.note).optional(),
  share: z.enum(shareModes).default('off'),
  shareToken: z.string().optional(),
  /** Assignments that were made from it. */
  assignmentIds: z.array(idSchema).default([]),
});
export type PlanEntry = z.infer<typeof planEntrySchema>;

/** planShelves/{uid}: all plans of one teacher in one document, for that teacher. */
export const planShelfSchema = z.object({ uid: z.string(), plans: z.record(z.string(), planEntrySchema) });
export type PlanShelf = z.infer<typeof planShelfSchema>;
/** Of one teacher. */
export const MOST_PLANS = 1000;

/** planShares/{token}: what a link opens. Functions only. */
export const planShareSchema = z.object({
  planId: idSchema,
  ownerId: z.string(),
  /** Whether the reader may copy it. */
  mode: z.enum(['view', 'copy']),
  /** As the reader sees it. */
  ownerName: z.string(),
});

/** A plan as a link shows it: without its owner, its history and its class. */
export const sharedPlanSchema = planSchema.pick({ id: true, title: true, grade: true, blocks: true, check: true });
