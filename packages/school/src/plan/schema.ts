import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, LONGEST_GRADE, levelSchema, lineSchema } from '../base/index.ts';
import { pictureSchema, toldSchema } from '../question/index.ts';

/** A Common Core code: `5.NF.A.1`, `3.NF.A.2a`, `A-REI.B.4`, `MP.3`. */
export const standardCodeSchema = z
  .string()
  .max(LONGEST_CODE.standard)
  .regex(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*$/i);

export const planModels = ['explore', 'direct'] as const;
export const planNeeds = ['language', 'reading', 'time'] as const;

/** The shortest and the longest lesson, in minutes. */
export const LESSON_MINUTES = { least: 15, most: 90 } as const;

/** What a teacher asks for. `focus` is the main skill of the lesson; left out, the class or the standard decides. */
export const planRequestSchema = z.object({
  standard: standardCodeSchema,
  minutes: z.number().int().min(LESSON_MINUTES.least).max(LESSON_MINUTES.most),
  model: z.enum(planModels),
  focus: z.string().max(LONGEST_CODE.skill).optional(),
  classId: idSchema.optional(),
  needs: z.array(z.enum(planNeeds)).max(planNeeds.length),
});
export type PlanRequest = z.infer<typeof planRequestSchema>;

/** Characters of each text in a plan. */
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
/**
 * The most blocks of a plan, rows of a block, parts of a row, lines of a solution, options of a problem, tags of a plan
 * and texts of a row for the student sheet.
 */
export const MOST_IN_PLAN = { blocks: 20, rows: 40, parts: 8, steps: 30, options: 12, tags: 12, prompts: 4 } as const;

/** One problem of a plan with its key, for teachers. The same `seed` gives the same numbers. */
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
  /** The quantities of a story, in place of what the seed gives. */
  told: toldSchema.optional(),
  /** True once a person has edited it, so that its numbers no longer come from the generator. */
  edited: z.boolean(),
});
export type PlanItem = z.infer<typeof planItemSchema>;

/**
 * How the text of a part is meant. `fact` must be true and `mistake` must be false; `idea` is what a student may
 * believe and `task` is what is asked, which state nothing.
 */
export const planPartKinds = ['fact', 'mistake', 'idea', 'task'] as const;

/** A part of a row, with a label. */
export const planPartSchema = z.object({
  label: z.string().max(LONGEST_IN_PLAN.label),
  text: z.string().max(LONGEST_IN_PLAN.text),
  kind: z.enum(planPartKinds).default('fact'),
});
export type PlanPart = z.infer<typeof planPartSchema>;

/**
 * Where the student sheet shows a problem: before the lesson's own problems, as one of them, as two answers to judge,
 * as practice after the lesson, as a card to choose, or on the exit ticket.
 */
export const planUses = ['warm-up', 'core', 'claim', 'later', 'card', 'ticket'] as const;

/** Something the student sheet says, with the room for an answer: open for drawing and calculating, lines for words. */
export const planPromptSchema = z.object({
  text: z.string().max(LONGEST_IN_PLAN.prompt),
  room: z.enum(['none', 'open', 'lines']),
});
export type PlanPrompt = z.infer<typeof planPromptSchema>;

export const planRowSchema = z.object({
  id: idSchema,
  title: z.string().max(LONGEST_IN_PLAN.rowTitle),
  text: z.string().max(LONGEST_IN_PLAN.text),
  parts: z.array(planPartSchema).max(MOST_IN_PLAN.parts),
  minutes: z.number().int().min(0).max(LESSON_MINUTES.most).optional(),
  /** How many students of the chosen class show the misconception, in how many answers. */
  seen: z.object({ students: z.number().int(), answers: z.number().int() }).optional(),
  /** An id of `misconceptions` in @lemma/math. */
  idea: z.string().max(LONGEST_CODE.misconception).optional(),
  item: planItemSchema.optional(),
  /** Left out in older plans. */
  use: z.enum(planUses).optional(),
  /** What is drawn on the board. */
  picture: pictureSchema.optional(),
  /** What the student sheet says at this place, beside the problem if there is one. */
  student: z.array(planPromptSchema).max(MOST_IN_PLAN.prompts).optional(),
});
export type PlanRow = z.infer<typeof planRowSchema>;

/** The kinds of blocks in a plan, in order. The student sheet and the observation sheet show a selection of them. */
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
  /** True: the block stays as it is when the plan is generated again. */
  locked: z.boolean(),
  edited: z.boolean(),
  rows: z.array(planRowSchema).max(MOST_IN_PLAN.rows),
});
export type PlanBlock = z.infer<typeof planBlockSchema>;

/** A statement or answer that is false, or that could not be checked although it had to be. */
export const planFaultSchema = z.object({ blockId: idSchema, rowId: idSchema, text: z.string(), reason: z.string() });
export type PlanFault = z.infer<typeof planFaultSchema>;

/** The most faults that are listed of a plan or a story. */
export const MOST_FAULTS = 100;

/**
 * The result of verifying a plan. `checked` counts answers, calculations and shown mistakes; `right` counts those that
 * are what they claim to be. `unread` counts texts that no rule could read; left out in older documents. `faults` lists
 * the first of the others, `MOST_FAULTS` at most.
 */
export const planCheckSchema = z.object({
  checked: z.number().int(),
  right: z.number().int(),
  unread: z.number().int().optional(),
  faults: z.array(planFaultSchema),
});
export type PlanCheck = z.infer<typeof planCheckSchema>;

/** plans/{planId}: a lesson plan. Only the teacher who created it reads it; functions write it. */
export const planSchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: lineSchema(LONGEST_IN_PLAN.title),
  /** The grade as the standards name it, such as `6` or `HSA`. */
  grade: z.string().max(LONGEST_GRADE),
  request: planRequestSchema,
  /** The name of the class for which it was created. */
  className: z.string().optional(),
  /** `builtin`, or the name of the model that wrote the words. */
  writtenBy: z.string().default('builtin'),
  /** The number of the newest version in `planVersions`; it increases with every change. */
  version: z.number().int().min(1),
  /** The blocks of the lesson, in order. */
  blocks: z.array(planBlockSchema).max(MOST_IN_PLAN.blocks),
  check: planCheckSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Plan = z.infer<typeof planSchema>;

export const planChanges = ['made', 'edited', 'block-again', 'again', 'restored', 'copied'] as const;

/** planVersions/{planId}_{version}: one version of a plan. Only the teacher who created it reads it. */
export const planVersionSchema = z.object({
  planId: idSchema,
  ownerId: z.string(),
  /** The number of this version. */
  version: z.number().int().min(1),
  /** The kind of change that led to this version. */
  change: z.enum(planChanges),
  title: z.string(),
  /** The complete lesson in this version. */
  blocks: z.array(planBlockSchema).max(MOST_IN_PLAN.blocks),
  check: planCheckSchema,
  /** When this version was created. */
  at: instantSchema,
});
export type PlanVersion = z.infer<typeof planVersionSchema>;

export const tagSchema = lineSchema(LONGEST_IN_PLAN.tag);
export const shareModes = ['off', 'view', 'copy'] as const;

/** A teacher's rating of a plan, from one to five. */
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
  /** From one to five. */
  rating: ratingSchema.optional(),
  note: z.string().max(LONGEST_IN_PLAN.note).optional(),
  share: z.enum(shareModes).default('off'),
  shareToken: z.string().optional(),
  /** The newest assignments that were created from it, newest last. */
  assignmentIds: z.array(idSchema).default([]),
  /** Which versions are stored, from the oldest on, and how long their blocks are together, in characters as JSON. */
  history: z.object({ from: z.number().int(), size: z.number().int() }).optional(),
});
export type PlanEntry = z.infer<typeof planEntrySchema>;

/** planShelves/{uid}: the list of all plans of one teacher in one document. */
export const planShelfSchema = z.object({ uid: z.string(), plans: z.record(z.string(), planEntrySchema) });
export type PlanShelf = z.infer<typeof planShelfSchema>;
/** The most plans of one teacher; of the assignments that were created from one, the newest are listed. */
export const MOST_PLANS = 1000;
export const MOST_ASSIGNMENTS_OF_A_PLAN = 50;
/** The most versions of one plan that are stored, and of all plans of one teacher together, in characters as JSON. */
export const MOST_HISTORY = { versions: 100, size: 50_000_000 } as const;

/** planShares/{token}: the plan that a link opens. Only functions read and write it. */
export const planShareSchema = z.object({
  planId: idSchema,
  ownerId: z.string(),
  /** Whether a reader of the link may also copy the plan. */
  mode: z.enum(['view', 'copy']),
  /** The owner's name as readers see it. */
  ownerName: z.string(),
});

/** A plan as a link shows it: without its owner, history and class. */
export const sharedPlanSchema = planSchema.pick({ id: true, title: true, grade: true, blocks: true, check: true });
