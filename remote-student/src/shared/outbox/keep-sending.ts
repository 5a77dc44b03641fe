import { currentUid } from '@lemma/shared-auth';
import { flush } from './outbox.ts';

const send = (): void => {
  const uid = currentUid();
  if (uid !== undefined) void flush(uid);
};

let sending = false;

/**
 * Sends what waits for whoever is signed in: now, when the connection comes back, and when the page is looked at again. Called
 * anew, as for the next person on this page, it sends anew and listens once.
 */
export function keepSending(): void {
  send();
  if (sending) return;
  sending = true;
  window.addEventListener('online', send);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send();
  });
}
