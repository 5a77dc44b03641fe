import { randomInt } from 'node:crypto';
import { type ChatPart, type ChatTurn, LONGEST_MEMO, MOST_CHAT_PARTS } from '@lemma/school/assistant';
import type { calls } from '@lemma/school/calls';
import { readOwnChat, storeTurn } from '../../domain/chats/own-chat.ts';
import { answer } from '../../engines/assistant/answer.ts';
import { type Asked, answerWish } from '../../engines/assistant/answer-wish.ts';
import { checkParts } from '../../engines/assistant/check-parts.ts';
import { readByModel } from '../../engines/assistant/read-by-model.ts';
import { serverSchool } from '../../engines/assistant/server-school.ts';
import { memoBefore } from '../../engines/assistant/wish/memo-before.ts';
import { requireNotStudent, requireTeacher } from '../../platform/access.ts';
import type { StreamHandler } from '../../platform/door.ts';
import { takeToken } from '../../platform/throttle.ts';

const LARGEST_SEED = 2 ** 30;
/** Limits the questions of one person: 40 at once, then one every three seconds. */
const ALLOWANCE = { capacity: 40, refillMs: 3000 };

export const askAssistant: StreamHandler<typeof calls.askAssistant> = async (input, caller, emit) => {
  const { chatId, turnId, text, classId, again, request } = input;
  await requireNotStudent(caller);
  const chat = await readOwnChat(chatId, caller);
  for (const id of new Set([classId, request?.classId])) if (id !== undefined) await requireTeacher('read', id, caller);
  const before = chat?.turns.find(({ id }) => id === turnId);
  if (before && !again) return { turn: before };
  await takeToken(`assistant-${caller.uid}`, ALLOWANCE, caller.now);
  // A repeated question uses another seed and so other numbers. A plan that the first answer created stays; the
  // repeated one creates a second plan.
  const seed = randomInt(1, LARGEST_SEED);
  const at = before ? (chat?.turns.indexOf(before) ?? 0) : (chat?.turns.length ?? 0);
  const asked: Asked = {
    ...{
      text,
      classId,
      seed,
      turnId: again ? `${turnId}-${seed}` : turnId,
      school: serverSchool(caller),
      now: caller.now,
    },
    before: memoBefore(chat?.turns.slice(0, at)),
    ...(request && { request }),
  };
  const shown: ChatPart[] = [];
  const send = (parts: readonly ChatPart[]) => {
    for (const part of parts) {
      shown.push(part);
      emit(part);
    }
  };
  let by = 'builtin';
  let made = await answer(asked);
  if (!made.understood) {
    const read = await readByModel({ text, caller });
    if (read) {
      by = read.by;
      send(read.lead);
      const answered = read.wish === undefined ? undefined : await answerWish(read.wish, asked);
      made = answered ? { ...answered, understood: true } : { ...made, parts: read.lead.length > 0 ? [] : made.parts };
    }
  }
  send(made.parts);
  const memo = made.memo && JSON.stringify(made.memo);
  const turn: ChatTurn = {
    id: turnId,
    ask: text,
    parts: shown.slice(0, MOST_CHAT_PARTS),
    check: checkParts(shown),
    by,
    state: 'done',
    at: caller.now,
    ...(memo !== undefined && memo.length <= LONGEST_MEMO && { memo }),
  };
  return { turn: await storeTurn(chatId, turn, caller) };
};
