import { z } from 'zod';
import { type Calls, idSchema, instantSchema, LONGEST_REMARK, nothing } from '../base/index.ts';
import { MOST_PAGES, pageSchema, questionNumbersSchema, turnSchema } from '../files/index.ts';
import { rightsKinds } from '../privacy/index.ts';
import { answerFieldSchema, pictureSchema, responseSchema } from '../question/index.ts';
import { helpLevelSchema, typedAnswerSchema } from '../work/index.ts';
import { digestRhythms, letterLanguages } from './schema.ts';

/** Linking an adult to a child, and handing in for the child. */
/** Characters that are looked at of a code as a parent types it, and answers that a parent types for a child. */
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
  /** Ends a link. `block`: for good, as under a court order; false on a link that was blocked lifts that. */
  revokeParent: {
    input: z.object({ studentId: idSchema, parentId: idSchema, block: z.boolean().default(false) }),
    output: nothing,
  },
  /** While closed, no code links anybody new to the child; those who are linked stay. */
  closeLinking: { input: z.object({ studentId: idSchema, closed: z.boolean() }), output: nothing },
  /** How often the caller is written to about the linked children, and in which language. */
  saveDigest: {
    input: z.object({ often: z.enum(digestRhythms), language: z.enum(letterLanguages).default('en') }),
    output: nothing,
  },
  /** The letter as it would be sent now, and where to; left out while there is no child to write about. `language`: until one is chosen. */
  showDigest: {
    input: z.object({ now: z.literal(true), language: z.enum(letterLanguages).optional() }),
    output: z.object({
      to: z.string().nullable(),
      letter: z.object({ subject: z.string(), text: z.string() }).optional(),
    }),
  },
  /** All that is kept of a child, by collection, for a linked parent. */
  exportChild: {
    input: z.object({ studentId: idSchema }),
    output: z.object({ data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
  },
  /** Asks the child's teachers to put something right or to delete the child's data. The same `requestId` again changes nothing. */
  askRights: {
    input: z.object({
      studentId: idSchema,
      requestId: idSchema,
      kind: z.enum(rightsKinds),
      text: z.string().trim().max(LONGEST_REMARK),
    }),
    output: nothing,
  },
  /** A teacher's answer to such a request. */
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
  /** The questions of an assignment as the child has them, with what the child has answered or typed so far. */
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
          /** The child's last answer, or what is typed and not checked yet (`draft`). */
          own: z.object({ response: responseSchema, draft: z.boolean() }).optional(),
          solved: z.boolean(),
        }),
      ),
      /** When the child handed in. */
      handedInAt: instantSchema.optional(),
    }),
  },
  /** Hands in pages, typed answers or both for a child. The same `handInId` again changes nothing. */
  handInForChild: {
    input: z.object({
      assignmentId: idSchema,
      studentId: idSchema,
      handInId: idSchema,
      helpLevel: helpLevelSchema,
      note: z.string().trim().max(LONGEST_REMARK),
      /** In their order; one that `pages` says nothing of names no questions. */
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
