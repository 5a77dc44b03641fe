import { z } from 'zod';
import { idSchema, instantSchema } from '../base/index.ts';
import { planItemSchema, planPartKinds } from '../plan/index.ts';

/** A page of the teacher's area that an answer leads to. */
export const chatTargetSchema = z.discriminatedUnion('page', [
  z.object({ page: z.literal('overview'), classId: idSchema }),
  z.object({ page: z.literal('analysis'), classId: idSchema, group: z.string().max(200).optional() }),
  z.object({ page: z.literal('statistics'), classId: idSchema }),
  z.object({ page: z.literal('assignment'), assignmentId: idSchema }),
  z.object({ page: z.literal('student'), studentId: idSchema, classId: idSchema }),
  z.object({ page: z.literal('plan'), planId: idSchema }),
  z.object({ page: z.literal('plans') }),
  z.object({ page: z.literal('story'), standard: z.string().max(20) }),
]);
export type ChatTarget = z.infer<typeof chatTargetSchema>;

const rowSchema = z.object({
  text: z.string().max(600),
  note: z.string().max(600).optional(),
  target: chatTargetSchema.optional(),
});

/** One part of an answer; parts arrive one after the other. `claim` says how the mathematics in a text is meant. */
export const chatPartSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().max(6000), claim: z.enum(planPartKinds).default('fact') }),
  z.object({ kind: z.literal('list'), rows: z.array(rowSchema).max(200) }),
  z.object({ kind: z.literal('item'), item: planItemSchema }),
  z.object({
    kind: z.literal('steps'),
    lines: z.array(z.object({ line: z.string().max(400), why: z.string().max(600) })).max(60),
  }),
  z.object({
    kind: z.literal('links'),
    links: z.array(z.object({ label: z.string().max(200), target: chatTargetSchema })).max(8),
  }),
  /** What can be asked next, word for word. */
  z.object({ kind: z.literal('try'), says: z.array(z.string().max(200)).max(12) }),
]);
export type ChatPart = z.infer<typeof chatPartSchema>;

export const LONGEST_QUESTION = 2000;

/** A question of a teacher and the answer. `check` is counted as a plan's. */
export const chatTurnSchema = z.object({
  id: idSchema,
  ask: z.string().max(LONGEST_QUESTION),
  parts: z.array(chatPartSchema).max(60),
  check: z.object({
    ...{ checked: z.number().int(), right: z.number().int(), unread: z.number().int().optional() },
    faults: z.array(z.string()).max(40),
  }),
  /** `builtin`, or the model that helped. */
  by: z.string(),
  state: z.enum(['done', 'stopped']),
  at: instantSchema,
});
export type ChatTurn = z.infer<typeof chatTurnSchema>;
export const MOST_CHAT_TURNS = 60;

/** chats/{chatId}: one conversation, for the teacher who has it; written by functions. */
export const chatSchema = z.object({
  id: idSchema,
  ownerId: z.string(),
  title: z.string().max(120),
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
export const MOST_CHATS = 200;
