import { call } from '@lemma/shared-auth';
import { z } from 'zod';
import { tab } from '../remotes/this-tab.ts';

const SEAT = 'lemma.shell';
const FAILED = 'lemma.shell-failed';
/** Behind the version once the failure was told. */
const TOLD = ' told';
/** The shell's versions are counted as those of an area of this name. */
const AREA = 'shell';

const choiceSchema = z.object({
  running: z.string(),
  canary: z.object({ version: z.string(), share: z.number(), classes: z.array(z.string()) }),
});

/** Tells the server how the shell on trial did here. @returns whether it has failed on this device. */
async function tellShell(running: string, version: string): Promise<boolean> {
  const failed = localStorage.getItem(FAILED);
  const report = { area: AREA, version, tab, failed: failed === version };
  if (report.failed || running === version) await call('reportLoad', report);
  if (report.failed) localStorage.setItem(FAILED, `${version}${TOLD}`);
  return failed?.startsWith(version) === true;
}

/**
 * While a shell is on trial: asks whether this person's circle takes part, and remembers it for the page that is loaded
 * next; tools/src/release/shell-canary/choose-shell.ts reads it there. Called where somebody is signed in.
 */
export async function followShellCanary(choice: unknown): Promise<void> {
  const { running, canary } = choiceSchema.parse(choice);
  const hasFailed = await tellShell(running, canary.version);
  const { canary: takesPart } = await call('releaseSeat', { area: AREA, ...canary });
  if (takesPart && !hasFailed) localStorage.setItem(SEAT, canary.version);
  else localStorage.removeItem(SEAT);
}
