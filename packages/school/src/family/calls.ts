import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_REMARK, nothing } from '../base/index.ts';
import { MOST_PAGES, pageSchema, questionNumbersSchema, turnSchema } from '../files/index.ts';
import { rightsKinds } from '../privacy/index.ts';
import { answerFieldSchema, pictureSchema, responseSchema } from '../question/index.ts';
import { helpLevelSchema, markedLinesSchema, typedAnswerSchema } from '../work/index.ts';
import { digestRhythms, letterLanguages } from './schema.ts';

/** Linking an adult to a child, and turning in work for the child. */
/** Characters that are read of a code that a parent typed, and the most answers that a parent types for a child. */
const LONGEST_TYPED_CODE = 40;
const MOST_TYPED = 60;

export const parentCalls = {
  createParentCode: {
    input: z.object({ studentId: idSchema, requestId: idSchema.optional() }),
    output: z.object({ code: z.string(), expiresAt: instantSchema }),
  },
  linkParent: {
    input: z.object({ code: z.string().max(LONGEST_TYPED_CODE) }),
    output: z.object({ studentId: idSchema, studentName: z.string() }),
  },
  /**
   * Ends a link. `block: true` also keeps the parent from being linked again, such as under a court order; `block:
   * false` on a blocked link allows it again.
   */
  revokeParent: {
    input: z.object({ studentId: idSchema, parentId: idSchema, block: z.boolean().default(false) }),
    output: nothing,
  },
  /** While linking is closed, no code links further adults to the child. Existing links stay. */
  closeLinking: { input: z.object({ studentId: idSchema, closed: z.boolean() }), output: nothing },
  /** Saves how often the caller gets letters about the linked children, and in which language. */
  saveDigest: {
    input: z.object({ often: z.enum(digestRhythms), language: z.enum(letterLanguages).default('en') }),
    output: nothing,
  },
  /**
   * The letter as it would be sent now, and its address. The letter is left out if no child is linked. `language` is that
   * of the page on which it is read; left out, the language that was chosen for letters.
   */
  showDigest: {
    input: z.object({ now: z.literal(true), language: z.enum(letterLanguages).optional() }),
    output: z.object({
      to: z.string().nullable(),
      letter: z.object({ subject: z.string(), text: z.string() }).optional(),
    }),
  },
  /** How many records are stored about a child, by collection, for a linked parent who only looks. */
  countStored: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ counts: z.record(z.string(), z.number().int()) }),
  },
  /** All data that is stored about a child, by collection, for a linked parent who downloads a copy. */
  exportChild: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  },
  /**
   * Asks the child's teachers to correct or delete data of the child. A repeated call with the same `requestId` changes
   * nothing.
   */
  askRights: {
    input: z.object({
      studentId: idSchema,
      requestId: idSchema,
      kind: z.enum(rightsKinds),
      text: z.string().trim().max(LONGEST_REMARK),
    }),
    output: nothing,
  },
  /** Records a teacher's answer to such a request. */
  answerRights: {
    input: z.object({
      studentId: idSchema,
      parentId: idSchema,
      requestId: idSchema,
      state: z.enum(['done', 'declined']),
      answer: z.string().trim().max(LONGEST_REMARK),
    }),
    output: nothing,
  },
  /** The questions of an assignment as the child has them, with the child's answers and drafts so far. */
  childWork: {
    input: z.object({ studentId: idSchema, assignmentId: idSchema }),
    output: z.object({
      questions: z.array(
        z.object({
          itemId: idSchema,
          prompt: z.string(),
          math: z.string().optional(),
          picture: pictureSchema.optional(),
          field: answerFieldSchema,
          /** The child's last answer, or text that is typed but not checked yet (`draft`). */
          own: z
            .object({
              response: responseSchema,
              draft: z.boolean(),
              /** The working in lines that came with the answer. Left out: none did. */
              written: markedLinesSchema.optional(),
            })
            .optional(),
          solved: z.boolean(),
        }),
      ),
      /** Why no answers can be typed: the child has not begun work with a time limit, or its time is over. Left out: they can. */
      refused: z.enum(['not-begun', 'over']).optional(),
      /** When the child turned the work in. */
      handedInAt: instantSchema.optional(),
    }),
  },
  /** Turns in pages, typed answers or both for a child. A repeated call with the same `handInId` changes nothing. */
  handInForChild: {
    input: z.object({
      assignmentId: idSchema,
      studentId: idSchema,
      handInId: idSchema,
      helpLevel: helpLevelSchema,
      note: z.string().trim().max(LONGEST_REMARK),
      /** The files in order. A file that `pages` does not mention names no questions. */
      fileIds: z.array(idSchema).max(MOST_PAGES).default([]),
      pages: z
        .array(z.object({ fileId: idSchema, turn: turnSchema.default(0), questions: questionNumbersSchema.optional() }))
        .max(MOST_PAGES)
        .default([]),
      answers: z.array(typedAnswerSchema).max(MOST_TYPED).default([]),
    }),
    output: z.object({ at: instantSchema, late: z.boolean(), pages: z.array(pageSchema) }),
  },
} as const satisfies Calls;
