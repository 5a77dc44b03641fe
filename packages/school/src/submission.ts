import type { Picture } from '@lemma/math';
import { z } from 'zod';
import { idSchema, instantSchema, textSchema } from './common.ts';
import { chosenVoiceSchema, voiceSchema } from './voice.ts';

export const submissionStates = [
  'in-progress',
  'submitted',
  'graded',
  'returned',
  'resubmit',
  'excused',
  'missing',
] as const;
export type SubmissionState = (typeof submissionStates)[number];

export const helpLevels = ['alone', 'explained', 'wrote'] as const;
/** What a parent says of a hand-in: the child did it alone, it was explained, or the adult wrote for the child. */
export const helpLevelSchema = z.enum(helpLevels);
export type HelpLevel = (typeof helpLevels)[number];

/** The longest answer that is read (packages/math refuses longer ones). */
export const LONGEST_RESPONSE = 500;
export const responseSchema = z.string().max(LONGEST_RESPONSE);

export const attemptSchema = z.object({
  /** Made by the client, so that a resend is recognised. */
  id: idSchema,
  response: responseSchema,
  verdict: z.enum(['right', 'wrong', 'unknown']),
  /** True when the value is right and only the form is at fault. */
  sameValue: z.boolean(),
  /** What the student is told. */
  message: z.string(),
  /** The idea that explains a wrong answer, where one is known. */
  misconception: z.string().optional(),
  at: instantSchema,
  /** Milliseconds on the item before this try, as the student's device counted them. */
  took: z.number().int().nonnegative(),
  hintsShown: z.number().int().nonnegative(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** A picture is data made by our own generators; it is drawn, never evaluated. */
export const pictureSchema = z.custom<Picture>(
  (value) => typeof value === 'object' && value !== null && 'kind' in value && 'alt' in value,
);

/** How the answer is entered. Allow-list: the key, the seed and the parameters stay on the server. */
export const answerFieldSchema = z.object({
  kind: z.enum([
    'number',
    'expression',
    'equation',
    'inequality',
    'list',
    'set',
    'interval',
    'point',
    'quantity',
    'choice',
  ]),
  options: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  variable: z.string().optional(),
  unit: z.string().optional(),
});
export type AnswerField = z.infer<typeof answerFieldSchema>;

/** Quarter turns to the right that make a page upright, in degrees. */
export const turnSchema = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
export type Turn = z.infer<typeof turnSchema>;

/** Which questions a page shows, counted from 1. */
export const questionNumbersSchema = z.array(z.number().int().min(1).max(200)).max(40);

/** An answer that an adult typed for a child. It is no attempt of the child's. */
export const typedAnswerSchema = z.object({ itemId: idSchema, response: responseSchema.min(1) });
export type TypedAnswer = z.infer<typeof typedAnswerSchema>;

export const pageSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  turn: turnSchema.default(0),
  /** The questions whose work it shows, counted from 1. Left out: nobody said. */
  questions: questionNumbersSchema.optional(),
});
export type Page = z.infer<typeof pageSchema>;

/** Photos and drawings of the working on one question. */
export const MOST_WORKING = 6;

/** "My answer should be right": one answer of a problem at a time. */
export const contestSchema = z.object({
  attemptId: idSchema,
  note: z.string().max(300),
  at: instantSchema,
  state: z.enum(['open', 'accepted', 'declined']),
});
export type Contest = z.infer<typeof contestSchema>;

/** One problem of practice that is over. */
export const roundSchema = z.object({
  prompt: z.string(),
  math: z.string().optional(),
  /** Left out: as of the problem on hand. */
  field: answerFieldSchema.optional(),
  attempts: z.array(attemptSchema),
  hints: z.number().int(),
  /** At the first try, without a hint. */
  right: z.boolean(),
  contest: contestSchema.optional(),
});
export type Round = z.infer<typeof roundSchema>;

/** How far practice until mastery is. `rounds` are the problems before the one that the item shows. */
export const workMasterySchema = z.object({
  rule: z.enum(['streak', 'estimate']),
  streak: z.number().int(),
  most: z.number().int(),
  state: z.enum(['going', 'reached', 'stopped']),
  /** Right in a row up to now. */
  inRow: z.number().int(),
  rounds: z.array(roundSchema),
});
export type WorkMastery = z.infer<typeof workMasterySchema>;

/** One item as the student's browser may hold it, with the work done on it. */
export const workItemSchema = z.object({
  id: idSchema,
  /** "I can …": for the student. */
  canDo: z.string(),
  skill: z.string(),
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  field: answerFieldSchema,
  points: z.number(),
  /** 0: until right. */
  tries: z.number().int(),
  hintCount: z.number().int(),
  /** The share of the points that each hint takes. Left out: nothing. */
  hintCost: z.number().optional(),
  /** The hints asked for so far, in order. */
  hints: z.array(z.string()),
  attempts: z.array(attemptSchema),
  /** An answer typed and not yet checked, kept so that another device can go on. */
  draft: z.string().optional(),
  solved: z.boolean(),
  /** No more tries: solved, out of tries, or handed in. */
  closed: z.boolean(),
  score: z.number(),
  /** What the teacher gave by hand: it stands in place of what the answers earned. */
  grade: z.object({ score: z.number(), rubric: z.array(idSchema), byName: z.string(), at: instantSchema }).optional(),
  /**
   * What an adult typed for the child, and the points it is credited with until the child's own answer is right. `score` is left out
   * while results are not out. It is no evidence of what the child can do.
   */
  credit: z.object({ response: responseSchema, handInId: idSchema, score: z.number().optional() }).optional(),
  /** Photos and drawings of the working, given to the teacher one by one; nothing takes one away. Left out: none. */
  working: z.array(pageSchema).max(MOST_WORKING).optional(),
  contest: contestSchema.optional(),
  /** Left out: one problem, and done with it. */
  mastery: workMasterySchema.optional(),
  /** Attempts before this one cost no tries any more: the work was asked for again. */
  since: z.number().int().optional(),
});
export type WorkItem = z.infer<typeof workItemSchema>;

export const handInSchema = z.object({
  id: idSchema,
  by: z.enum(['student', 'parent', 'teacher']),
  byName: z.string(),
  uid: z.string(),
  at: instantSchema,
  late: z.boolean(),
  helpLevel: helpLevelSchema.optional(),
  note: z.string().max(1000).optional(),
  pages: z.array(pageSchema),
  /** Typed for the child. Left out: none. */
  answers: z.array(typedAnswerSchema).optional(),
});
export type HandIn = z.infer<typeof handInSchema>;

export const feedbackTextSchema = textSchema(2000);
/** A comment as it is written: words, mathematics between backticks in them, or a recording, or both. */
export const writtenSchema = { text: z.string().trim().max(2000), voice: chosenVoiceSchema.optional() };
export const saysSomething = ({ text, voice }: { readonly text: string; readonly voice?: unknown }): boolean =>
  text !== '' || voice !== undefined;

export const feedbackSchema = z.object({
  id: idSchema,
  /** The item it is about; left out, it is about the whole. */
  itemId: idSchema.optional(),
  text: feedbackTextSchema,
  /** Left out: written only. */
  voice: voiceSchema.optional(),
  byName: z.string(),
  at: instantSchema,
  readAt: instantSchema.optional(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Why an item took no answer any more. */
export const setAsideReasons = ['work/closed', 'work/no-tries-left', 'work/not-open'] as const;

/** An answer that arrived when the item took none any more: made without a network, or on another device. It counts for nothing and is lost to nobody. */
export const setAsideSchema = z.object({
  /** Made by the client, as of an attempt. */
  id: idSchema,
  itemId: idSchema,
  response: responseSchema,
  at: instantSchema,
  reason: z.enum(setAsideReasons),
});
export type SetAside = z.infer<typeof setAsideSchema>;
/** More than this of one piece of work is no accident. */
export const MOST_SET_ASIDE = 60;

/** submissions/{assignmentId}_{studentId}: one student's work. Read by the student, linked parents and the class's teachers; written by functions. */
export const submissionSchema = z.object({
  id: idSchema,
  assignmentId: idSchema,
  classId: idSchema,
  studentId: idSchema,
  title: z.string(),
  instructions: z.string(),
  dueAt: instantSchema,
  state: z.enum(submissionStates),
  items: z.array(workItemSchema),
  score: z.number(),
  maxScore: z.number(),
  startedAt: instantSchema,
  /** When its time limit is over: no answer counts after it. Left out: no limit. */
  endsAt: instantSchema.optional(),
  submittedAt: instantSchema.optional(),
  late: z.boolean(),
  /** Of the points, by the late policy when it was handed in. Left out: 100. */
  percent: z.number().optional(),
  /** True: verdicts and points are not out yet, and the answers here stand unmarked. */
  held: z.boolean().optional(),
  handIns: z.array(handInSchema),
  feedback: z.array(feedbackSchema),
  /** Left out where there is none. */
  setAside: z.array(setAsideSchema).optional(),
  /** Goes up by one with every change: summaries keep the newest. */
  revision: z.number().int(),
  updatedAt: instantSchema,
  /** The account that the questions were drawn for, where that is another than `studentId`: two accounts of one child were merged. */
  drawnFor: idSchema.optional(),
  /** The submission that counts in place of this one. */
  supersededBy: idSchema.optional(),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The id of the one submission of a student for an assignment. */
export const submissionIdOf = (assignmentId: string, studentId: string) => `${assignmentId}_${studentId}`;

/** One student's line of the results of an assignment. */
export const resultRowSchema = z.object({
  studentId: idSchema,
  state: z.enum(submissionStates),
  score: z.number(),
  maxScore: z.number(),
  late: z.boolean(),
  submittedAt: instantSchema.optional(),
  by: z.enum(['student', 'parent', 'teacher']).optional(),
  helpLevel: helpLevelSchema.optional(),
  items: z.array(
    z.object({
      itemId: idSchema,
      tries: z.number().int(),
      solved: z.boolean(),
      score: z.number(),
      hints: z.number().int(),
      took: z.number().int(),
      /** Which problem it is: students with the same numbers share it. */
      problem: z.string().optional(),
      /** Wrong answers, oldest first. */
      wrong: z.array(
        z.object({
          response: z.string(),
          misconception: z.string().optional(),
          /** The first of the equal answers to the same problem, where this is not it: answers merge by it. */
          same: z.string().optional(),
          /** True: the right value in another form. */
          form: z.boolean().optional(),
        }),
      ),
      /** The answer that stands, as written and cut. */
      last: z.object({ response: z.string(), verdict: attemptSchema.shape.verdict }).optional(),
      /** The rubric items that the teacher chose; absent: not graded by hand. */
      rubric: z.array(z.string()).optional(),
      /** An answer that the student says should be right. */
      contest: z
        .object({
          attemptId: idSchema.optional(),
          response: z.string(),
          same: z.string().optional(),
          note: z.string(),
          state: z.string(),
        })
        .optional(),
      /** Of practice until mastery: such answers to problems before the one on hand that nobody has decided on. Left out: none. */
      contests: z
        .array(
          z.object({
            problem: z.string(),
            attemptId: idSchema,
            response: z.string(),
            same: z.string().optional(),
            note: z.string(),
          }),
        )
        .optional(),
    }),
  ),
  feedbackCount: z.number().int(),
  /** Pages handed in. */
  pages: z.number().int().optional(),
  revision: z.number().int(),
});
export type ResultRow = z.infer<typeof resultRowSchema>;

/** results/{assignmentId}: what a class did, in one document, for its teachers. */
export const resultsSchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  rows: z.record(z.string(), resultRowSchema),
});
export type Results = z.infer<typeof resultsSchema>;

/** One assignment on a student's desk. */
export const deskEntrySchema = z.object({
  assignmentId: idSchema,
  classId: idSchema,
  className: z.string(),
  teacherName: z.string(),
  title: z.string(),
  openAt: instantSchema,
  dueAt: instantSchema,
  itemCount: z.number().int(),
  itemsDone: z.number().int(),
  state: z.enum(['not-started', ...submissionStates]),
  score: z.number(),
  maxScore: z.number(),
  submittedAt: instantSchema.optional(),
  late: z.boolean(),
  parentMayHandIn: z.boolean(),
  feedback: z.array(feedbackSchema),
  /** The teacher reminds of it, as long as it is not handed in. */
  nudge: z.object({ at: instantSchema, byName: z.string() }).optional(),
  /** Set when the teacher has closed the assignment: nothing more can be handed in. */
  closedAt: instantSchema.optional(),
  /** True: points are not out yet. */
  held: z.boolean().optional(),
  /** Whether part of what was turned in has no points before a person has looked at it. Left out: written before this was told. */
  ungraded: z.boolean().optional(),
  /** The newest revision of the submission that this line shows. */
  revision: z.number().int(),
});
export type DeskEntry = z.infer<typeof deskEntrySchema>;
