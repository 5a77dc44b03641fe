import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { readOwnChat } from '../../domain/chats/own-chat.ts';
import { ownClasses } from '../../domain/classes/own-classes.ts';
import { noteLooks } from '../../domain/family/note-looks.ts';
import { forgetter } from '../../engines/erasure/forget.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';

/** A child is in a conversation where a deletion of that child would take something out of it. */
export const noteChatExport: Handler<typeof calls.noteChatExport> = async ({ chatId }, caller) => {
  const chat = await readOwnChat(chatId, caller);
  if (chat === undefined) throw new AppError('auth/forbidden', `chat ${chatId}`);
  const classes = await ownClasses(caller.uid);
  const rosters = await documents.rosters.readAll(classes.map(({ id }) => id));
  const children = rosters.flatMap(({ students }) => Object.values(students));
  const named = children.filter((child) => forgetter({ ...child, standIn: '' }, { names: true })(chat) !== chat);
  const studentIds = named.map(({ id }) => id);
  await noteLooks(caller.uid, studentIds, 'export', caller.now, 'conversation');
  return {};
};
