import { z } from 'zod';
import { idSchema, instantSchema, LONGEST_CODE } from '../base/index.ts';
import { planItemSchema, planPartKinds } from '../plan/index.ts';

/** Characters that the parts of an answer may have. */
const LONGEST_PART = { text: 6000, row: 600, line: 400, why: 600, label: 200 } as const;
/** How many an answer, and each of its parts, may have. */
export const MOST_CHAT_PARTS = 60;
const MOST_OF_A_PART = { rows: 200, lines: 60, links: 8 } as const;
/** What can be asked next: how many, and characters of each. */
export const MOST_PROPOSALS = 12;
export const LONGEST_PROPOSAL = 200;
/** Faults of one answer that are kept. */
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

/** One part of an answer; parts arrive one after the other. `claim` says how the mathematics in a text is meant. */
export const chatPartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string().max(LONGEST_PART.text),
    claim: z.enum(planPartKinds).default('fact'),
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
  /** What can be asked next, word for word. */
  z.object({ kind: z.literal('try'), says: z.array(z.string().max(LONGEST_PROPOSAL)).max(MOST_PROPOSALS) }),
]);
export type ChatPart = z.infer<typeof chatPartSchema>;

/** Characters. */
export const LONGEST_QUESTION = 2000;
export const LONGEST_CHAT_TITLE = 120;

/** Characters of what an answer was made of; a longer one is left out. */
export const LONGEST_MEMO = 8000;

/** A question of a teacher and the answer. `check` is counted as a plan's. */
export const chatTurnSchema = z.object({
  id: idSchema,
  ask: z.string().max(LONGEST_QUESTION),
  parts: z.array(chatPartSchema).max(MOST_CHAT_PARTS),
  check: z.object({
    ...{ checked: z.number().int(), right: z.number().int(), unread: z.number().int().optional() },
    faults: z.array(z.string()).max(MOST_CHAT_FAULTS),
  }),
  /** `builtin`, or the model that helped. */
  by: z.string(),
  state: z.enum(['done', 'stopped']),
  at: instantSchema,
  /** What the answer was made of, so that the next question can refer to it; for functions alone. Left out: before there were such. */
  memo: z.string().max(LONGEST_MEMO).optional(),
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;
/** Of one conversation. */
export const MOST_CHAT_TURNS = 60;

/** chats/{chatId}: one conversation, for the teacher who has it; written by functions. */
export const chatSchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: z.string().max(LONGEST_CHAT_TITLE),
  turns: z.array(chatTurnSchema).max(MOST_CHAT_TURNS),
  /** Turns that were stopped before they were written, with how many of their parts had been shown. */
  stops: z.record(z.string(), z.number().int()).default({}),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type Chat = z.infer<typeof chatSchema>;

/** chatShelves/{uid}: a line for each conversation of a teacher, in one document. */
export const chatShelfSchema = z.object({
  uid: z.string(),
  /** By id, a line for each conversation. */
  chats: z.record(
    z.string(),
    z.object({ id: idSchema, title: z.string(), turns: z.number().int(), updatedAt: instantSchema }),
  ),
});
export type ChatShelf = z.infer<typeof chatShelfSchema>;
/** Of one teacher. */
export const MOST_CHATS = 200;
