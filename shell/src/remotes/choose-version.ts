import { type Area, type Canary, codeOf, type Release, SERVED_BOUND, servedVersion } from '@lemma/contract';
import type { Again } from '@lemma/school/release';
import { call } from '@lemma/shared-auth';
import { reportError } from '../app/report-error.ts';
import { isSampled, tab } from './this-tab.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds that a page waits for the server's choice; then it uses the version for everybody. */
const PATIENCE_MS = 8000;

async function asks(area: Area, { version, share, classes }: Canary): Promise<boolean> {
  const asking = call('releaseSeat', { area, version, share, classes });
  return (await withTimeout(asking, PATIENCE_MS)).canary;
}

/**
 * The version for this person: the canary if the server says so, otherwise the one for everybody, which is the signed
 * fallback if the current one was halted. The loader keeps the choice for the tab.
 * @throws AppError `auth/signed-out` while nobody is signed in, since the choice depends on the person.
 */
export async function chooseVersion(release: Release, halted: Promise<readonly string[]>): Promise<string> {
  const { area, canary } = release;
  const gets =
    canary !== undefined &&
    (await asks(area, canary).catch((error: unknown) => {
      if (codeOf(error) === 'auth/signed-out') throw error;
      reportError(error, `${area}@${canary.version} seat`);
      return false;
    }));
  return gets ? canary.version : servedVersion(release, await halted);
}

/**
 * Reports how a load went: of a canary each, of a version that everybody is served each failed one and some of the
 * others. A failed report is not repeated; the count may miss one.
 */
export function tellLoad({ area, canary }: Release, version: string, failed: boolean): void {
  const isTrial = canary?.version === version;
  if (!isTrial && !failed && !isSampled) return;
  const { oneIn } = SERVED_BOUND;
  call('reportLoad', { area, version, tab, failed, ...(!isTrial && { oneIn }) }).catch((error: unknown) =>
    reportError(error, `${area}@${version} count`),
  );
}

/**
 * With what a version is compared by how fast it is: one on trial with what everybody else has, the one of everybody with
 * the one before. A fallback is what it was.
 */
export function againOf({ current, previous, withdrawn = [], canary }: Release, version: string): Again | undefined {
  if (canary?.version === version) return { beside: current };
  if (version !== current) return undefined;
  const isComparable = previous !== undefined && !withdrawn.includes(previous);
  return { oneIn: SERVED_BOUND.oneIn, ...(isComparable && { beside: previous }) };
}
