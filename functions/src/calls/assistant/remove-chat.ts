import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { readOwnChat } from '../../domain/chats/own-chat.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const removeChat: Handler<typeof calls.removeChat> = async ({ chatId }, caller) => {
  await inTransaction(async (tx) => {
    const chat = await readOwnChat(chatId, caller, tx);
    const shelf = await documents.chatShelves.read(caller.uid, tx);
    if (chat === undefined) throw new AppError('auth/forbidden', `chat ${chatId}`);
    tx.delete(documents.chats.ref(chatId));
    if (shelf)
      documents.chatShelves.patch(tx, caller.uid, documents.chatShelves.at(['chats', chatId], FieldValue.delete()));
  });
  return {};
};
