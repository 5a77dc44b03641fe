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
import { answerFieldSchema, MOST_OWN, pictureSchema, responseSchema, touchSchema } from '../question/index.ts';
import { feedbackTextSchema, LONGEST_CONTEST, saysSomething, writtenSchema } from '../work/index.ts';
import { agreementSchema, suggestedGradeSchema } from './suggestion.ts';

/** The most contested answers in one decision of a teacher. */
const MOST_CONTESTED = 1000;

/**
 * A change to a published question: another key of a teacher's own question, other points, or something more that
 * counts as correct.
 */
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

/** One student's points for the whole assignment, before and after. */
export const scoreChangeSchema = z.object({ studentId: idSchema, before: z.number(), after: z.number() });
export type ScoreChange = z.infer<typeof scoreChangeSchema>;
const scoreChanges = z.object({ changes: z.array(scoreChangeSchema), unchanged: z.number().int() });

/** The most questions in one call. */
export const MOST_ASKED = 100;

/**
 * A question as one student had it. For a choice, `key` is the text of the option; it is left out if the skill no
 * longer exists.
 */
export const askedSchema = z.object({
  prompt: z.string(),
  math: z.string().optional(),
  picture: pictureSchema.optional(),
  options: answerFieldSchema.shape.options,
  /** How the answer could be placed. */
  touch: touchSchema.optional().catch(undefined),
  key: z.string().optional(),
});

/** Grading work and commenting on it. */
export const feedbackCalls = {
  writeFeedback: {
    input: z
      .object({ submissionId: idSchema, feedbackId: idSchema, itemId: idSchema.optional(), ...writtenSchema })
      .refine(saysSomething),
    output: nothing,
  },
  /** Removes a comment from one student's work, with its recording. It is no error if the comment does not exist. */
  removeFeedback: { input: z.object({ submissionId: idSchema, feedbackId: idSchema }), output: nothing },
  returnWork: {
    input: z.object({ assignmentId: idSchema, studentIds: chosenStudentsSchema }),
    output: nothing,
  },
  /** Excuses these students from the work, begun or not; `excused: false` undoes it. */
  excuseWork: {
    input: z.object({
      assignmentId: idSchema,
      studentIds: chosenStudentsSchema,
      excused: z.boolean(),
    }),
    output: nothing,
  },
  /** Returns work to be done again: unsolved questions get new tries, regardless of the due date. */
  askAgain: {
    input: z.object({ assignmentId: idSchema, studentIds: chosenStudentsSchema }),
    output: nothing,
  },
  /**
   * Reminds these students and their parents of missing work. Students who turned it in, are excused, or were reminded
   * in the last hours are skipped. Returns how many were reminded, and how many letters go to parents who want them.
   */
  nudgeMissing: {
    input: z.object({ assignmentId: idSchema, studentIds: chosenStudentsSchema }),
    output: z.object({ students: z.number().int(), letters: z.number().int() }),
  },
  /** The worked solutions of the caller's own work, once they are released. */
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
   * The problems to which these answers were given, with the student's own numbers, the options and the key, in the
   * order of the input; null if there is no such work or question. In practice, `response` finds the problem that it
   * answered. Of what a student does alone, the problem is drawn again.
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
  /**
   * Writes one comment to all students who gave these answers, and to those who will give them later. A call with the
   * same id changes its text.
   */
  writeAnswerComment: {
    input: z.object({ assignmentId: idSchema, comment: answerCommentSchema.refine(saysSomething) }),
    output: z.object({ students: z.number().int() }),
  },
  /**
   * Which students' points a change to a question would change; `apply` makes the change. Every answer is marked again
   * by the new rule.
   */
  fixItem: {
    input: z.object({ assignmentId: idSchema, itemId: idSchema, fix: fixSchema, apply: z.boolean() }),
    output: scoreChanges,
  },
  /** Saves the rubric of a question. Work that was graded with it gets the new points. */
  saveRubric: {
    input: z.object({ assignmentId: idSchema, itemId: idSchema, rubric: rubricSchema, apply: z.boolean() }),
    output: scoreChanges,
  },
  /** Gives all these students the same points by hand; null without `points` removes them. */
  gradeItem: {
    input: z.object({
      assignmentId: idSchema,
      itemId: idSchema,
      studentIds: chosenStudentsSchema,
      rubric: z.array(idSchema).max(MOST_RUBRIC_LINES).nullable(),
      /** The points themselves, where `rubric` is null. More than the question has count as all of them. */
      points: z.number().min(0).max(MOST_POINTS).optional(),
      /**
       * The answer that the teacher looked at, and whether the suggestion was shown before or after the teacher's
       * choice.
       */
      seen: z.object({ studentId: idSchema, when: z.enum(['before', 'after']) }).optional(),
    }),
    output: z.object({ agreement: agreementSchema.optional() }),
  },
  /**
   * Which lines of the rubric a language model would choose for one answer, beside what the engine computed. Gives no
   * grade. `off`: there is no model, or the teacher does not want suggestions.
   */
  suggestGrade: {
    input: z.object({ assignmentId: idSchema, itemId: idSchema, studentId: idSchema }),
    output: suggestedGradeSchema,
  },
  /**
   * A student says that an answer should be correct. A call for another answer replaces the earlier one, unless a
   * teacher has decided.
   */
  contestAnswer: {
    input: z.object({
      submissionId: idSchema,
      itemId: idSchema,
      attemptId: idSchema,
      note: z.string().trim().max(LONGEST_CONTEST),
    }),
    output: nothing,
  },
  /** Declines contested answers with a reason. To agree, call `fixItem` to accept the answer. */
  declineContest: {
    input: z.object({
      assignmentId: idSchema,
      itemId: idSchema,
      studentIds: chosenStudentsSchema,
      /** Only these answers; left out: all contested answers to the question. */
      attemptIds: z.array(idSchema).max(MOST_CONTESTED).optional(),
      feedbackId: idSchema,
      text: feedbackTextSchema,
    }),
    output: nothing,
  },
  readFeedback: { input: z.object({ submissionId: idSchema }), output: nothing },
} as const satisfies Calls;
