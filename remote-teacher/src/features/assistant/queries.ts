import { chatSchema, chatShelfSchema } from '@lemma/school/assistant';
import { documentQuery } from '@lemma/shared-auth';

/** One document for the open conversation, one for the list of all. */
export const chatQueries = {
  shelf: (uid: string) => documentQuery(['teacher', uid, 'chats', 'shelf'], 'chatShelves', uid, chatShelfSchema),
  chat: (uid: string, chatId: string) =>
    documentQuery(['teacher', uid, 'chats', 'chat', chatId], 'chats', chatId, chatSchema),
};
