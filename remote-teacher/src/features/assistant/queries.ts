import { chatSchema, chatShelfSchema } from '@lemma/school/assistant';
import { liveDocument } from '@lemma/screens';

/** One document for the open conversation, one for the list of all. */
export const chatQueries = {
  shelf: (uid: string) => liveDocument(uid, 'chatShelves', uid, chatShelfSchema),
  chat: (uid: string, chatId: string) => liveDocument(uid, 'chats', chatId, chatSchema),
};
