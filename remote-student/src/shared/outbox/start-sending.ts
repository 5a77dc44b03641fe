import { currentUid } from '@lemma/shared-auth';
import { flush, leaving } from './outbox.ts';

const send = (): void => {
  const uid = currentUid();
  if (uid !== undefined) void flush(uid);
};

let sending = false;

/**
 * Sends what waits for the person who is signed in: now, when the connection returns, and when the page becomes visible
 * again. When the page is left, the browser finishes sending if it can. Calling it again, for example for the next
 * person, sends again but adds no second listener.
 */
export function startSending(): void {
  send();
  if (sending) return;
  sending = true;
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
    else leaving();
  });
}
