import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE, levelSchema, lineSchema } from '../base/index.ts';
import { chosenStudentsSchema } from '../class/index.ts';
import { answerFormSchema, ownQuestionSchema } from '../question/index.ts';
import {
  LONGEST_LIMIT_MINUTES,
  latePolicySchema,
  MOST_OVERRIDES,
  overrideSchema,
  releaseSchema,
} from './late-policy.ts';
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
/** How many tries an item allows; 0 means until it is right. */
export const triesSchema = z.number().int().min(0).max(MOST_TRIES);

/** Problems of one question that is practiced until it is mastered, and how many right ones in a row may be asked for. */
export const PRACTICE_PROBLEMS = { least: 2, most: 20 } as const;
export const PRACTICE_STREAK = { least: 2, most: 10 } as const;

/** Practice until it is mastered: other numbers again and again, until the rule holds or there were `most` problems. */
export const masterySchema = z.object({
  /** So many right at the first try and without a hint in a row, or a probability of knowing of 0.95 and more. */
  rule: z.enum(['streak', 'estimate']),
  streak: z.number().int().min(PRACTICE_STREAK.least).max(PRACTICE_STREAK.most),
  most: z.number().int().min(PRACTICE_PROBLEMS.least).max(PRACTICE_PROBLEMS.most),
  /** False: a skill that was had here alone does not come back in the student's practice by the calendar. Left out: after seven days. */
  recheck: z.boolean().optional(),
});
export type Mastery = z.infer<typeof masterySchema>;

/** Characters of the words of a story before a problem, and of what it says to an answer. */
export const LONGEST_STORY = { before: 4000, reply: 2000 } as const;
/** Misconceptions that a story answers each in its own words, in one question: a scene has no more branches. */
export const MOST_REPLIES = 6;
/** Answers to one question that a teacher has let count after all. */
export const MOST_ACCEPTED = 50;

/** One item of an assignment: a skill, a level and (by the assignment's seed) a problem. Teachers and functions only. */
export const assignmentItemSchema = z.object({
  id: idSchema,
  skill: z
    .string()
    .max(LONGEST_CODE.skill)
    .regex(/^[a-z-]+\.[a-z0-9-]+$/),
  level: levelSchema,
  /** The structural case; left out, the seed picks one. */
  case: z.string().max(LONGEST_CODE.skill).optional(),
  /** Draws exactly this problem, the same for all: an item of a lesson plan or a story. Wants `variants: false` and a case. */
  seed: z.number().int().optional(),
  /** Words before the problem, of a story. */
  story: z.string().max(LONGEST_STORY.before).optional(),
  /** What a story says to an answer, instead of the usual words; by misconception where one is named. */
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
  /** The share of the points lost with each try after the first, 0 to 1. */
  tryPenalty: z.number().min(0).max(1),
  hints: z.enum(['free', 'off']),
  /** The share of the points that each hint takes, 0 to 1. Left out: nothing. */
  hintCost: z.number().min(0).max(1).optional(),
  /** True: each student gets numbers of their own. */
  variants: z.boolean(),
  /** How the answer has to be written; left out, as the skill asks. */
  form: answerFormSchema.optional(),
  /** A question of the teacher's own in place of a drawn one; `skill` is then `OWN_SKILL`. */
  own: ownQuestionSchema.optional(),
  /** Only for a skill whose numbers are each student's own. Left out: one problem. */
  mastery: masterySchema.optional(),
  /** What counts as right after all, decided after publication. */
  accepted: z.array(acceptanceSchema).max(MOST_ACCEPTED).optional(),
});
export type AssignmentItem = z.infer<typeof assignmentItemSchema>;

/** Characters. */
export const LONGEST_TITLE = 100;
export const LONGEST_INSTRUCTIONS = 2000;
export const assignmentTitleSchema = lineSchema(LONGEST_TITLE);
/** Questions of one assignment. */
export const MOST_ITEMS = 30;

/** Problems that one student's work may come to, so that it fits a document of 1 MiB: practice counts with all that it may take. */
export const MOST_PROBLEMS = 120;

/** How many problems these questions come to at the most. */
export const problemsIn = (items: readonly Pick<AssignmentItem, 'mastery'>[]): number =>
  items.reduce((sum, { mastery }) => sum + (mastery?.most ?? 1), 0);

/** assignments/{assignmentId}. Readable by the teachers of its class; written by functions. */
export const assignmentSchema = z.object({
  id: idSchema,
  classId: idSchema,
  /** As students read it. */
  title: assignmentTitleSchema,
  /** Words before the questions. */
  instructions: z.string().max(LONGEST_INSTRUCTIONS),
  items: z.array(assignmentItemSchema).max(MOST_ITEMS),
  /** As its teacher left it; what holds at a moment follows from the dates too (`assignmentStateAt`). */
  state: z.enum(assignmentStates),
  /** What all problems are drawn from; never sent to a student. */
  seed: z.number().int(),
  /** From then on students may begin. */
  openAt: instantSchema,
  /** After that work is late. */
  dueAt: instantSchema,
  /** True: a parent may hand in for the child. */
  parentMayHandIn: z.boolean(),
  createdBy: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** When it first was more than a draft. */
  publishedAt: instantSchema.optional(),
  /** Left out: `defaultLatePolicy`. */
  policy: latePolicySchema.optional(),
  /** Minutes that a student has from opening it. Left out: no limit. */
  timeLimit: z.number().int().min(1).max(LONGEST_LIMIT_MINUTES).optional(),
  /** Left out: `defaultRelease`. */
  release: releaseSchema.optional(),
  overrides: z.array(overrideSchema).max(MOST_OVERRIDES).optional(),
  /** For these students only, such as corrections for a group; left out, for the whole class. */
  onlyFor: chosenStudentsSchema.optional(),
  /** By item. */
  rubrics: z.record(z.string(), rubricSchema).optional(),
  /** Comments for all who answer alike. */
  answerComments: z.array(storedAnswerCommentSchema).max(MOST_ANSWER_COMMENTS).optional(),
  /** When each student was last reminded of it. */
  nudges: z.record(z.string(), instantSchema).optional(),
  /** The last move of all dates, so that a resend moves nothing twice. */
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
  /** As in the assignment. */
  onlyFor: z.array(idSchema).optional(),
  /** Students with a due date of their own. Left out where nobody has one. */
  dueBy: z.record(z.string(), instantSchema).optional(),
  started: z.number().int(),
  submitted: z.number().int(),
  /** Handed in on paper or by a parent, and not yet looked at. */
  toGrade: z.number().int(),
  /** Answers that a student says should be right, and nobody has decided on. */
  contested: z.number().int().optional(),
  /** The median share of the points of what was handed in, 0 to 1 (early work may pass 1); absent before the first. */
  median: z.number().optional(),
  updatedAt: instantSchema,
});
export type BoardEntry = z.infer<typeof boardEntrySchema>;

/** boards/{classId}: the assignments of a class in one document, for its teachers. */
export const boardSchema = z.object({ classId: idSchema, assignments: z.record(z.string(), boardEntrySchema) });
export type Board = z.infer<typeof boardSchema>;
