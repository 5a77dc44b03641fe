import { type Area, type Canary, codeOf, type Release } from '@lemma/contract';
import { call } from '@lemma/shared-auth';
import { reportError } from '../app/report-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds that a page waits for the server's choice; then it uses the version for everybody. */
const PATIENCE_MS = 8000;

/** Identifies one page load: the share of these that fail is counted. */
const tab = crypto.randomUUID();

async function asks(area: Area, { version, share, classes }: Canary): Promise<boolean> {
  const asking = call('releaseSeat', { area, version, share, classes });
  return (await withTimeout(asking, PATIENCE_MS)).canary;
}

/**
 * The version for this person: the canary if the server says so, otherwise the one for everybody. The loader keeps the
 * choice for the tab.
 * @throws AppError `auth/signed-out` while nobody is signed in, since the choice depends on the person.
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

/** Reports how a canary's load went. A failed report is not repeated; the count may miss one. */
export function tellLoad({ area, canary }: Release, version: string, failed: boolean): void {
  if (canary?.version !== version) return;
  call('reportLoad', { area, version, tab, failed }).catch((error: unknown) =>
    reportError(error, `${area}@${version} count`),
  );
}
