import { AppError } from '@lemma/contract';
import { MOST_CHAT_TURNS } from '@lemma/school/assistant';
import type { calls } from '@lemma/school/calls';
import { cutTo, readOwnChat } from '../../domain/chats/own-chat.ts';
import { requireNotStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Stops an answer. The stop and the finished turn may be stored in either order: both end with the parts that were
 * shown.
 */
export const stopAssistant: Handler<typeof calls.stopAssistant> = async ({ chatId, turnId, shown }, caller) => {
  await requireNotStudent(caller);
  await inTransaction(async (tx) => {
    const chat = await readOwnChat(chatId, caller, tx);
    const isWritten = chat?.turns.some(({ id }) => id === turnId) === true;
    const ref = documents.chats.ref(chatId);
    if (chat && isWritten)
      tx.update(ref, { turns: chat.turns.map((turn) => (turn.id === turnId ? cutTo(turn, shown) : turn)) });
    else if (chat && Object.keys(chat.stops).length >= MOST_CHAT_TURNS) throw new AppError('data/too-large', 'stops');
    else if (chat) documents.chats.patch(tx, chatId, documents.chats.at(['stops', turnId], shown));
    else {
      const { uid, now } = caller;
      const times = { createdAt: now, updatedAt: now };
      const stops = { [turnId]: shown };
      documents.chats.put(tx, chatId, { id: chatId, ownerId: uid, title: '', turns: [], stops, ...times });
    }
  });
  return {};
};
