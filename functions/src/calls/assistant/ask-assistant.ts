import { randomInt } from 'node:crypto';
import { type ChatPart, type ChatTurn, MOST_CHAT_PARTS } from '@lemma/school/assistant';
import type { calls } from '@lemma/school/calls';
import { readOwnChat, storeTurn } from '../../domain/chats/own-chat.ts';
import { type Asked, answer, notUnderstood } from '../../engines/assistant/answer.ts';
import { checkParts } from '../../engines/assistant/check-parts.ts';
import { readByModel } from '../../engines/assistant/read-by-model.ts';
import { understand } from '../../engines/assistant/understand.ts';
import { requireNotStudent, requireTeacher } from '../../platform/access.ts';
import type { StreamHandler } from '../../platform/door.ts';
import { takeToken } from '../../platform/throttle.ts';

const LARGEST_SEED = 2 ** 30;
/** Questions of one person: so many at once, then one in so many milliseconds. */
const ALLOWANCE = { capacity: 40, refillMs: 3000 };

export const askAssistant: StreamHandler<typeof calls.askAssistant> = async (input, caller, emit) => {
  const { chatId, turnId, text, classId, again } = input;
  await requireNotStudent(caller);
  const chat = await readOwnChat(chatId, caller);
  if (classId !== undefined) await requireTeacher('read', classId, caller);
  const before = chat?.turns.find(({ id }) => id === turnId);
  if (before && !again) return { turn: before };
  await takeToken(`assistant-${caller.uid}`, ALLOWANCE, caller.now);
  // Asked again, it draws other numbers; a plan of the first time stays, and gets a sister.
  const seed = randomInt(1, LARGEST_SEED);
  const asked: Asked = { text, classId, seed, turnId: again ? `${turnId}-${seed}` : turnId, caller };
  const shown: ChatPart[] = [];
  const send = (part: ChatPart) => {
    shown.push(part);
    emit(part);
  };
  let by = 'builtin';
  let parts = await answer(understand(text), asked, send);
  if (parts === undefined) {
    const read = await readByModel(asked);
    if (read) {
      by = read.by;
      for (const part of read.lead) send(part);
      parts = read.wish === undefined ? [] : await answer(read.wish, asked, send);
    }
    if (parts === undefined || shown.length === 0) for (const part of notUnderstood()) send(part);
  }
  const turn: ChatTurn = {
    id: turnId,
    ask: text,
    parts: shown.slice(0, MOST_CHAT_PARTS),
    check: checkParts(shown),
    by,
    state: 'done',
    at: caller.now,
  };
  return { turn: await storeTurn(chatId, turn, caller) };
};
