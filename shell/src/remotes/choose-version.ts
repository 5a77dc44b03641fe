import { type Area, type Canary, codeOf, type Release } from '@lemma/contract';
import { call } from '@lemma/shared-auth';
import { reportError } from '../app/report-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds that a page waits to be told; then it is served what everybody is. */
const PATIENCE_MS = 8000;

/** One page load: what is counted is how many of these failed. */
const tab = crypto.randomUUID();

async function asks(area: Area, { version, share, classes }: Canary): Promise<boolean> {
  const asking = call('releaseSeat', { area, version, share, classes });
  return (await withTimeout(asking, PATIENCE_MS)).canary;
}

/**
 * The version for this person: the canary when the server says so, else the one for everybody. Fixed for the tab by the loader.
 * @throws AppError `auth/signed-out` before somebody is signed in: it is not known yet.
 */
export async function chooseVersion({ area, current, canary }: Release): Promise<string> {
  if (canary === undefined) return current;
  const gets = await asks(area, canary).catch((error: unknown) => {
    if (codeOf(error) === 'auth/signed-out') throw error;
    reportError(error, `${area}@${canary.version} seat`);
    return false;
  });
  return gets ? canary.version : current;
}

/** Tells how a canary's load went. What can't be told is not tried again: a count may miss one. */
export function tellLoad({ area, canary }: Release, version: string, failed: boolean): void {
  if (canary?.version !== version) return;
  call('reportLoad', { area, version, tab, failed }).catch((error: unknown) =>
    reportError(error, `${area}@${version} count`),
  );
}
