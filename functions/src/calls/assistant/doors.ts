import { assistantCalls } from '@lemma/school/assistant';
import { inParts, openDoors } from '../../platform/open-doors.ts';

export const assistantDoors = openDoors(assistantCalls, {
  askAssistant: inParts(() => import('./ask-assistant.ts')),
  stopAssistant: () => import('./stop-assistant.ts'),
  noteChatExport: () => import('./note-chat-export.ts'),
  removeChat: () => import('./remove-chat.ts'),
});
