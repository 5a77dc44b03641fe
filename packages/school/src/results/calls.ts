import { z } from 'zod';
import {
  acceptanceSchema,
  answerCommentSchema,
  MOST_POINTS,
  MOST_RUBRIC_LINES,
  rubricSchema,
} from '../assignment/index.ts';
import { type Calls, idSchema, nothing } from '../base/index.ts';
import { chosenStudentsSchema } from '../class/index.ts';
import { answerFieldSchema, MOST_OWN, pictureSchema, responseSchema } from '../question/index.ts';
import { feedbackTextSchema, LONGEST_CONTEST, saysSomething, writtenSchema } from '../work/index.ts';
import { agreementSchema, suggestedGradeSchema } from './suggestion.ts';

/** Contested answers that one word of a teacher decides on. */
const MOST_CONTESTED = 1000;

/** Another key of an own question, other points of any, or something more that counts as right. */
export const fixSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('key'),
    key: responseSchema.min(1),
    accepts: z.array(responseSchema.min(1)).max(MOST_OWN.accepts),
  }),
  z.object({ kind: z.literal('points'), points: z.number().min(0).max(MOST_POINTS) }),
  z.object({ kind: z.literal('accept'), acceptance: acceptanceSchema }),
]);
export type Fix = z.infer<typeof fixSchema>;

/** Points of one student, of the whole assignment, before and after. */
export const scoreChangeSchema = z.object({ studentId: idSchema, before: z.number(), after: z.number() });
export type ScoreChange = z.infer<typeof scoreChangeSchema>;
const scoreChanges = z.object({ changes: z.array(scoreChangeSchema), unchanged: z.number().int() });

/** So many questions are shown at a time. */
export const MOST_ASKED = 100;

/** A question as one student had it. The key is the words of a choice; left out where its skill is no more. */
export const askedSchema = z.object({
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  options: answerFieldSchema.shape.options,
  key: z.string().optional(),
});

/** What a teacher says of work, and that it was read. */
export const feedbackCalls = {
  writeFeedback: {
    input: z
      .object({ submissionId: idSchema, feedbackId: idSchema, itemId: idSchema.optional(), ...writtenSchema })
      .refine(saysSomething),
    output: nothing,
  },
  /** Takes a comment off one student's work, with its recording. What is not there is no fault. */
  removeFeedback: { input: z.object({ submissionId: idSchema, feedbackId: idSchema }), output: nothing },
  returnWork: {
    input: z.object({ assignmentId: idSchema, studentIds: chosenStudentsSchema }),
    output: nothing,
  },
  /** Leaves work out of what is asked of these students, begun or not; `excused: false` takes it back. */
  excuseWork: {
    input: z.object({
      assignmentId: idSchema,
      studentIds: chosenStudentsSchema,
      excused: z.boolean(),
    }),
    output: nothing,
  },
  /** Gives handed-in work back to be done again: unsolved questions take new tries, whatever the date. */
  askAgain: {
    input: z.object({ assignmentId: idSchema, studentIds: chosenStudentsSchema }),
    output: nothing,
  },
  /**
   * Reminds these students, and their parents, of work that is not handed in. Who has handed in, is excused or was reminded in
   * the last hours is passed over. Gives back how many were reminded, and how many letters go to parents who want letters.
   */
  nudgeMissing: {
    input: z.object({ assignmentId: idSchema, studentIds: chosenStudentsSchema }),
    output: z.object({ students: z.number().int(), letters: z.number().int() }),
  },
  /** The worked solutions of the caller's own work, once they are out. */
  showSolutions: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({
      items: z.array(
        z.object({
          itemId: idSchema,
          key: z.string(),
          solution: z.array(z.object({ line: z.string(), why: z.string() })),
        }),
      ),
    }),
  },
  /** The key and the worked solution of one student's items, for the teacher. */
  showKeys: {
    input: z.object({ submissionId: idSchema }),
    output: z.object({
      items: z.array(
        z.object({
          itemId: idSchema,
          key: z.string(),
          solution: z.array(z.object({ line: z.string(), why: z.string() })),
        }),
      ),
    }),
  },
  /**
   * What each of these answers was given to, with the student's own numbers, its options and the key, in the order asked; null where
   * there is no such work or question. `response` finds the problem of practice that it was given to.
   */
  showAsked: {
    input: z.object({
      asked: z
        .array(
          z.object({
            assignmentId: idSchema,
            studentId: idSchema,
            itemId: idSchema,
            response: responseSchema.optional(),
          }),
        )
        .min(1)
        .max(MOST_ASKED),
    }),
    output: z.object({ questions: z.array(askedSchema.nullable()) }),
  },
  /** Writes one comment to all who gave these answers, and to those who will. The same id again changes its words. */
  writeAnswerComment: {
    input: z.object({ assignmentId: idSchema, comment: answerCommentSchema.refine(saysSomething) }),
    output: z.object({ students: z.number().int() }),
  },
  /** Who gets other points by a change of a question; `apply` makes it. Every answer is marked anew, by the rule as it would be. */
  fixItem: {
    input: z.object({ assignmentId: idSchema, itemId: idSchema, fix: fixSchema, apply: z.boolean() }),
    output: scoreChanges,
  },
  /** Sets the rubric of a question; those graded by it get the points that it gives now. */
  saveRubric: {
    input: z.object({ assignmentId: idSchema, itemId: idSchema, rubric: rubricSchema, apply: z.boolean() }),
    output: scoreChanges,
  },
  /** Points by hand, the same for all these students; null takes them back. */
  gradeItem: {
    input: z.object({
      assignmentId: idSchema,
      itemId: idSchema,
      studentIds: chosenStudentsSchema,
      rubric: z.array(idSchema).max(MOST_RUBRIC_LINES).nullable(),
      /** The answer that the teacher looked at, and whether its suggestion was on screen before the choice or only after it. */
      seen: z.object({ studentId: idSchema, when: z.enum(['before', 'after']) }).optional(),
    }),
    output: z.object({ agreement: agreementSchema.optional() }),
  },
  /**
   * Which lines of the rubric a language model would give for one answer, beside what was computed of it. Writes no grade. Without a
   * model, or where the teacher does not want one here: `off`.
   */
  suggestGrade: {
    input: z.object({ assignmentId: idSchema, itemId: idSchema, studentId: idSchema }),
    output: suggestedGradeSchema,
  },
  /** A student's "my answer should be right". Again for another answer replaces it while nobody has decided. */
  contestAnswer: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      attemptId: idSchema,
      note: z.string().trim().max(LONGEST_CONTEST),
    }),
    output: nothing,
  },
  /** Says no to contested answers, with a word on why. Saying yes is a `fixItem` that accepts the answer. */
  declineContest: {
    input: z.object({
      assignmentId: idSchema,
      itemId: idSchema,
      studentIds: chosenStudentsSchema,
      /** Of these answers; left out: of all that is contested in the question. */
      attemptIds: z.array(idSchema).max(MOST_CONTESTED).optional(),
      feedbackId: idSchema,
      text: feedbackTextSchema,
    }),
    output: nothing,
  },
  readFeedback: { input: z.object({ submissionId: idSchema }), output: nothing },
} as const satisfies Calls;
