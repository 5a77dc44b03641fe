import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE } from '../base/index.ts';
import { planItemSchema, planPartKinds } from '../plan/index.ts';
import { requestFormSchema } from './request.ts';

/** Characters that each text in an answer may have. */
const LONGEST_PART = { text: 6000, row: 600, line: 400, why: 600, label: 200 } as const;
/** The most parts of an answer, and the most rows, lines and links of a part. */
export const MOST_CHAT_PARTS = 60;
const MOST_OF_A_PART = { rows: 200, lines: 60, links: 8 } as const;
/** The most suggested next questions, and the characters of each. */
export const MOST_PROPOSALS = 12;
export const LONGEST_PROPOSAL = 200;
/** The most faults of one answer that are stored. */
export const MOST_CHAT_FAULTS = 40;

/** A page of the teacher's area that an answer leads to. */
export const chatTargetSchema = z.discriminatedUnion('page', [
  z.object({ page: z.literal('overview'), classId: idSchema }),
  z.object({ page: z.literal('analysis'), classId: idSchema, group: z.string().max(LONGEST_PART.label).optional() }),
  z.object({ page: z.literal('statistics'), classId: idSchema }),
  z.object({ page: z.literal('assignment'), assignmentId: idSchema }),
  z.object({ page: z.literal('student'), studentId: idSchema, classId: idSchema }),
  z.object({ page: z.literal('plan'), planId: idSchema }),
  z.object({ page: z.literal('plans') }),
  z.object({ page: z.literal('story'), standard: z.string().max(LONGEST_CODE.standard) }),
]);
export type ChatTarget = z.infer<typeof chatTargetSchema>;

const rowSchema = z.object({
  text: z.string().max(LONGEST_PART.row),
  note: z.string().max(LONGEST_PART.row).optional(),
  target: chatTargetSchema.optional(),
});

/**
 * One part of an answer. `claim` says how the mathematics in a text is meant: as a fact, a mistake, an idea or a task.
 */
export const chatPartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string().max(LONGEST_PART.text),
    claim: z.enum(planPartKinds).default('fact'),
    /** The form that the text tells in words. A release that does not know it shows the text. */
    form: requestFormSchema.optional(),
  }),
  z.object({ kind: z.literal('list'), rows: z.array(rowSchema).max(MOST_OF_A_PART.rows) }),
  z.object({ kind: z.literal('item'), item: planItemSchema }),
  z.object({
    kind: z.literal('steps'),
    lines: z
      .array(z.object({ line: z.string().max(LONGEST_PART.line), why: z.string().max(LONGEST_PART.why) }))
      .max(MOST_OF_A_PART.lines),
  }),
  z.object({
    kind: z.literal('links'),
    links: z
      .array(z.object({ label: z.string().max(LONGEST_PART.label), target: chatTargetSchema }))
      .max(MOST_OF_A_PART.links),
  }),
  /** Suggested next questions, word for word. */
  z.object({ kind: z.literal('try'), says: z.array(z.string().max(LONGEST_PROPOSAL)).max(MOST_PROPOSALS) }),
]);
export type ChatPart = z.infer<typeof chatPartSchema>;

/** Characters of a question and of a conversation's title. */
export const LONGEST_QUESTION = 2000;
export const LONGEST_CHAT_TITLE = 120;

/** Characters of the notes that functions store about an answer; longer notes are not stored. */
export const LONGEST_MEMO = 8000;

/** A teacher's question and its answer. `check` counts what was verified, as in a lesson plan. */
export const chatTurnSchema = z.object({
  id: idSchema,
  ask: z.string().max(LONGEST_QUESTION),
  parts: z.array(chatPartSchema).max(MOST_CHAT_PARTS),
  check: z.object({
    ...{ checked: z.number().int(), right: z.number().int(), unread: z.number().int().optional() },
    faults: z.array(z.string()).max(MOST_CHAT_FAULTS),
  }),
  /** `builtin`, or the name of the model that helped. */
  by: z.string(),
  state: z.enum(['done', 'stopped']),
  at: instantSchema,
  /**
   * Notes about what the answer was made from, so that the next question can refer to it. Only functions use them. Left
   * out: the turn is from before notes were stored.
   */
  memo: z.string().max(LONGEST_MEMO).optional(),
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;
/** The most turns of one conversation. */
export const MOST_CHAT_TURNS = 60;

/** chats/{chatId}: one conversation. Only its teacher reads it; functions write it. */
export const chatSchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: z.string().max(LONGEST_CHAT_TITLE),
  turns: z.array(chatTurnSchema).max(MOST_CHAT_TURNS),
  /** Turns that the teacher stopped before they were stored, with how many parts had been shown. */
  stops: z.record(z.string(), z.number().int()).default({}),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Chat = z.infer<typeof chatSchema>;

/** chatShelves/{uid}: the list of all conversations of a teacher in one document. */
export const chatShelfSchema = z.object({
  uid: z.string(),
  /** A line for each conversation, by its id. */
  chats: z.record(
    z.string(),
    z.object({ id: idSchema, title: z.string(), turns: z.number().int(), updatedAt: instantSchema }),
  ),
});
export type ChatShelf = z.infer<typeof chatShelfSchema>;
/** The most conversations of one teacher. */
export const MOST_CHATS = 200;
