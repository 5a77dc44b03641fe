import { z } from 'zod';

/**
 * The messages by which Firebase's auth service tells a page's worker that the session changed (firebase/auth,
 * `messagechannel`).
 */
const messageSchema = z.object({ eventType: z.enum(['ping', 'keyChanged']), eventId: z.string() });

/**
 * Answers Firebase at once that the worker needs no news of the session. Without an answer, each sign-in, and each page
 * of a signed-in person, would be delayed by 50 ms. Returns true if it was such a message.
 */
export function answerFirebaseMessage(data: unknown, port: Pick<MessagePort, 'postMessage'> | undefined): boolean {
  const asked = messageSchema.safeParse(data);
  if (!asked.success) return false;
  for (const status of ['ack', 'done']) port?.postMessage({ ...asked.data, status, response: [] });
  return true;
}
