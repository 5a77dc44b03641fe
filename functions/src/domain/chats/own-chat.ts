import { AppError } from '@lemma/contract';
import { type Chat, type ChatTurn, MOST_CHAT_TURNS, MOST_CHATS } from '@lemma/school/assistant';
import type { Transaction } from 'firebase-admin/firestore';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';

const LONGEST_TITLE = 60;

/**
 * The caller's conversation; undefined for a new one.
 * @throws AppError `auth/forbidden` for a conversation of somebody else.
 */
export async function readOwnChat(chatId: string, { uid }: Caller, tx?: Transaction): Promise<Chat | undefined> {
  const chat = await documents.chats.read(chatId, tx);
  if (chat && chat.ownerId !== uid) throw new AppError('auth/forbidden', `chat ${chatId}`);
  return chat;
}

const titleOf = (ask: string): string =>
  ask.length <= LONGEST_TITLE ? ask : `${ask.slice(0, LONGEST_TITLE - 1).trimEnd()}…`;

export const cutTo = (turn: ChatTurn, shown: number | undefined): ChatTurn =>
  shown === undefined ? turn : { ...turn, parts: turn.parts.slice(0, shown), state: 'stopped' };

/**
 * Writes a turn of the conversation: in place of the turn with the same id, otherwise at the end, shortened where the
 * user has stopped it meanwhile. Returns the turn as stored.
 */
export const storeTurn = (chatId: string, made: ChatTurn, caller: Caller): Promise<ChatTurn> =>
  inTransaction(async (tx) => {
    const { uid, now } = caller;
    const chat = await readOwnChat(chatId, caller, tx);
    const shelf = await documents.chatShelves.read(uid, tx);
    const turn = cutTo(made, chat?.stops[made.id]);
    const before = chat?.turns ?? [];
    const isThere = before.some(({ id }) => id === turn.id);
    const turns = isThere ? before.map((each) => (each.id === turn.id ? turn : each)) : [...before, turn];
    const isNew = shelf?.chats[chatId] === undefined;
    if (turns.length > MOST_CHAT_TURNS || (isNew && Object.keys(shelf?.chats ?? {}).length >= MOST_CHATS))
      throw new AppError('data/too-large', 'chat');
    const { [made.id]: _done, ...stops } = chat?.stops ?? {};
    const title = chat?.title || titleOf(turns[0]?.ask ?? made.ask);
    const createdAt = chat?.createdAt ?? now;
    documents.chats.put(tx, chatId, { id: chatId, ownerId: uid, title, turns, stops, createdAt, updatedAt: now });
    const line = { id: chatId, title, turns: turns.length, updatedAt: now };
    if (shelf) documents.chatShelves.grow(tx, uid, shelf, documents.chatShelves.at(['chats', chatId], line));
    else documents.chatShelves.put(tx, uid, { uid, chats: { [chatId]: line } });
    return turn;
  });
