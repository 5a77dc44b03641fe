import { currentUid } from '@lemma/shared-auth';
import { flush, leaving } from './outbox.ts';

const send = (): void => {
  const uid = currentUid();
  if (uid !== undefined) void flush(uid);
};

let sending = false;

/**
 * Sends what waits for whoever is signed in: now, when the connection comes back, and when the page is looked at again. What is
 * on its way when the page is left, the browser sends where it can. Called anew, as for the next person on this page, it sends anew and listens once.
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
