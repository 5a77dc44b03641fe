import { calls } from '@lemma/school/calls';
import { door, streamDoor } from '../door.ts';

export const askAssistant = streamDoor(
  calls.askAssistant,
  async () => (await import('./ask-assistant.ts')).askAssistant,
);
export const stopAssistant = door(calls.stopAssistant, async () => (await import('./keep-chat.ts')).stopAssistant);
export const removeChat = door(calls.removeChat, async () => (await import('./keep-chat.ts')).removeChat);
