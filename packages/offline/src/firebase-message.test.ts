import { expect, it } from 'vitest';
import { answerFirebaseMessage } from './firebase-message.ts';

it('answers the auth service at once, in the words it waits for, and nothing else', () => {
  const said: unknown[] = [];
  const port = { postMessage: (message: unknown) => void said.push(message) };
  expect(answerFirebaseMessage({ eventType: 'keyChanged', eventId: '7', data: { key: 'user' } }, port)).toBe(true);
  expect(said).toEqual([
    { eventType: 'keyChanged', eventId: '7', status: 'ack', response: [] },
    { eventType: 'keyChanged', eventId: '7', status: 'done', response: [] },
  ]);
  expect(answerFirebaseMessage({ kind: 'keep', page: '/student' }, port)).toBe(false);
  expect(said).toHaveLength(2);
});
