import { OUTBOX_NAME } from '@lemma/offline/outbox';

/** Background Sync, which not every browser has: https://wicg.github.io/background-sync/spec/ */
type Syncing = { readonly sync: { readonly register: (tag: string) => Promise<void> } };

const canSync = (registration: object): registration is Syncing => 'sync' in registration;

/**
 * Asks the browser to wake the worker when there is a connection, whether a tab is open then or not. Where it can't, or the worker is
 * not there yet, the journal waits for the area to be opened.
 */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration && canSync(registration)) await registration.sync.register(OUTBOX_NAME).catch(() => undefined);
}
