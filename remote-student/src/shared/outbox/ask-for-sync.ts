import { OUTBOX_NAME } from '@lemma/offline/outbox';

/** Background Sync, which not every browser supports: https://wicg.github.io/background-sync/spec/ */
type Syncing = { readonly sync: { readonly register: (tag: string) => Promise<void> } };

const canSync = (registration: object): registration is Syncing => 'sync' in registration;

/**
 * Asks the browser to wake the service worker when there is a connection, even without an open tab. If that is not
 * possible, the answers wait until the area is opened.
 */
export async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration && canSync(registration)) await registration.sync.register(OUTBOX_NAME).catch(() => undefined);
}
