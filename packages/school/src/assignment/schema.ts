import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, levelSchema, lineSchema } from '../base/index.ts';
import { chosenStudentsSchema, MOST_IN_A_CLASS } from '../class/index.ts';
import { answerFormSchema, ownQuestionSchema, toldQuestionSchema } from '../question/index.ts';
import { workingChoiceSchema } from '../work/index.ts';
import { latePolicySchema } from './late-policy.ts';
import { masterySchema } from './mastery.ts';
import { LONGEST_LIMIT_MINUTES, MOST_OVERRIDES, overrideSchema, releaseSchema } from './overrides.ts';
import {
  acceptanceSchema,
  MOST_ANSWER_COMMENTS,
  MOST_POINTS,
  rubricSchema,
  storedAnswerCommentSchema,
} from './rubric.ts';

export const assignmentStates = ['draft', 'scheduled', 'open', 'closed', 'returned', 'archived'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

export const MOST_TRIES = 10;
/** How many tries an item allows; 0: until the answer is correct. */
export const triesSchema = z.number().int().min(0).max(MOST_TRIES);

/** Characters of the story text before a problem, and of a story's reply to an answer. */
export const LONGEST_STORY = { before: 4000, reply: 2000 } as const;
/** The most misconceptions that have their own reply in one question of a story; a scene has no more branches. */
export const MOST_REPLIES = 6;
/** The most answers to one question that a teacher accepts later. */
export const MOST_ACCEPTED = 50;

/**
 * One item of an assignment: a skill, a level, and the problem that the assignment's seed gives. Only teachers and
 * functions read it.
 */
export const assignmentItemSchema = z.object({
  id: idSchema,
  skill: z
    .string()
    .max(LONGEST_CODE.skill)
    .regex(/^[a-z-]+\.[a-z0-9-]+$/),
  level: levelSchema,
  /** The structural case of the problem; left out, the seed chooses one. */
  case: z.string().max(LONGEST_CODE.skill).optional(),
  /**
   * The seed of one fixed problem, the same for every student: an item of a lesson plan or a story. Requires `variants:
   * false` and a case.
   */
  seed: z.number().int().optional(),
  /** The quantities and words of a story, in place of what the seed gives. Requires a case. */
  told: toldQuestionSchema.optional(),
  /** The story text before the problem. */
  story: z.string().max(LONGEST_STORY.before).optional(),
  /** What a story replies to an answer, instead of the usual feedback; a reply can belong to one misconception. */
  replies: z
    .object({
      right: z.string().max(LONGEST_STORY.reply).optional(),
      other: z.string().max(LONGEST_STORY.reply).optional(),
      ideas: z
        .record(z.string().max(LONGEST_CODE.misconception), z.string().max(LONGEST_STORY.reply))
        .refine((ideas) => Object.keys(ideas).length <= MOST_REPLIES),
    })
    .optional(),
  points: z.number().min(0).max(MOST_POINTS),
  tries: triesSchema,
  /** The share of the points that each try after the first costs, 0 to 1. */
  tryPenalty: z.number().min(0).max(1),
  hints: z.enum(['free', 'off']),
  /** The share of the points that each hint costs, 0 to 1. Left out: hints are free. */
  hintCost: z.number().min(0).max(1).optional(),
  /** True: each student gets their own numbers. */
  variants: z.boolean(),
  /** The form in which the answer must be written; left out, the form that the skill asks for. */
  form: answerFormSchema.optional(),
  /** A question that the teacher wrote, in place of a generated one; `skill` is then `OWN_SKILL`. */
  own: ownQuestionSchema.optional(),
  /** Practice until mastery; only for skills whose numbers differ between students. Left out: one problem. */
  mastery: masterySchema.optional(),
  /**
   * Whether students are offered or asked to write their working in lines, or get points for it. Left out: it is offered
   * where a problem is worked out in lines.
   */
  working: workingChoiceSchema.optional(),
  /** What the teacher decided after publication to count as correct too. */
  accepted: z.array(acceptanceSchema).max(MOST_ACCEPTED).optional(),
});
export type AssignmentItem = z.infer<typeof assignmentItemSchema>;

/** Characters of an assignment's title. */
export const LONGEST_TITLE = 100;
export const LONGEST_INSTRUCTIONS = 2000;
export const assignmentTitleSchema = lineSchema(LONGEST_TITLE);
/** The most questions of one assignment. */
export const MOST_ITEMS = 30;

/**
 * The most problems in one student's work, counting all that practice may take, so that the document stays under 1 MiB.
 */
export const MOST_PROBLEMS = 120;

/** The most problems that these questions can lead to. */
export const problemsIn = (items: readonly Pick<AssignmentItem, 'mastery'>[]): number =>
  items.reduce((sum, { mastery }) => sum + (mastery?.most ?? 1), 0);

/** assignments/{assignmentId}. Readable by the teachers of its class; written by functions. */
export const assignmentSchema = z.object({
  id: idSchema,
  classId: idSchema,
  /** The title that students see. */
  title: assignmentTitleSchema,
  /** The text before the questions. */
  instructions: z.string().max(LONGEST_INSTRUCTIONS),
  items: z.array(assignmentItemSchema).max(MOST_ITEMS),
  /** The state that was stored last. The state at a moment also depends on the dates (`assignmentStateAt`). */
  state: z.enum(assignmentStates),
  /** The number from which all problems are generated. It is never sent to a student. */
  seed: z.number().int(),
  /** When students may begin. */
  openAt: instantSchema,
  /** When work becomes late. */
  dueAt: instantSchema,
  /** True: a parent may turn in work for the child. */
  parentMayHandIn: z.boolean(),
  createdBy: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When it first stopped being a draft. */
  publishedAt: instantSchema.optional(),
  /** Left out: `defaultLatePolicy`. Publishing stores it, so that what was published stays as it was. */
  policy: latePolicySchema.optional(),
  /** Minutes that a student has after opening the assignment. Left out: no limit. */
  timeLimit: z.number().int().min(1).max(LONGEST_LIMIT_MINUTES).optional(),
  /** Left out: as `releaseOf` says. Publishing stores it. */
  release: releaseSchema.optional(),
  overrides: z
    .array(overrideSchema)
    .max(MOST_OVERRIDES + MOST_IN_A_CLASS)
    .optional(),
  /** The students that the assignment is for, such as corrections for a group; left out, the whole class. */
  onlyFor: chosenStudentsSchema.optional(),
  /** The rubric of each item, by the item's id. */
  rubrics: z.record(z.string(), rubricSchema).optional(),
  /** Comments for all students who give the same answer. */
  answerComments: z.array(storedAnswerCommentSchema).max(MOST_ANSWER_COMMENTS).optional(),
  /** When each student was last reminded of it. */
  nudges: z.record(z.string(), instantSchema).optional(),
  /** The id of the last move of dates, so that a repeated call moves nothing. */
  shiftId: idSchema.optional(),
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** One line of a class's list of assignments. */
export const boardEntrySchema = z.object({
  id: idSchema,
  title: z.string(),
  state: z.enum(assignmentStates),
  openAt: instantSchema,
  dueAt: instantSchema,
  itemCount: z.number().int(),
  studentCount: z.number().int(),
  /** The same as in the assignment: the students that it is for. */
  onlyFor: z.array(idSchema).optional(),
  /** The due dates of students who have their own. Left out if nobody has one. */
  dueBy: z.record(z.string(), instantSchema).optional(),
  started: z.number().int(),
  submitted: z.number().int(),
  /** Among `started`, and left out where it is 0: asked to do it again, and excused. */
  again: z.number().int().optional(),
  excused: z.number().int().optional(),
  /** Pieces of work with pages, from an adult, or with an answer that no rule could judge, which nobody has graded yet. */
  toGrade: z.number().int(),
  /** Answers that students contest and no teacher has decided on. */
  contested: z.number().int().optional(),
  /**
   * The median share of the points in all work that was turned in and is not waiting for its first grade, 0 to 1
   * (above 1 is possible for early work); left out where there is none.
   */
  median: z.number().optional(),
  updatedAt: instantSchema,
});
export type BoardEntry = z.infer<typeof boardEntrySchema>;

/** boards/{classId}: the list of all assignments of a class in one document, for its teachers. */
export const boardSchema = z.object({
  classId: idSchema,
  assignments: z.record(z.string(), boardEntrySchema),
  /** The students of the class now. Left out: since this is counted, nobody came or went, and nothing was published. */
  studentCount: z.number().int().optional(),
});
export type Board = z.infer<typeof boardSchema>;
