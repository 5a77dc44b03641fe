import { z } from 'zod';

/** How Firebase's auth service tells a page's worker that the session changed (firebase/auth, `messagechannel`). */
const messageSchema = z.object({ eventType: z.enum(['ping', 'keyChanged']), eventId: z.string() });

/**
 * Tells Firebase at once that nobody here waits for news of the session. Unanswered, it holds back each sign-in, and each page of
 * somebody who is signed in, by 50 ms. True where it was such a message.
 */
export function answerFirebaseMessage(data: unknown, port: Pick<MessagePort, 'postMessage'> | undefined): boolean {
  const asked = messageSchema.safeParse(data);
  if (!asked.success) return false;
  for (const status of ['ack', 'done']) port?.postMessage({ ...asked.data, status, response: [] });
  return true;
}
