import { execa } from 'execa';
import { Explained } from '../explained.ts';
import { inRepository, PROJECT_ID, repository } from '../repository.ts';
import { type Accounts, accountsSchema } from './accounts.ts';
import type { Addresses } from './addresses.ts';
import { quietTurbo, turbo } from './build.ts';
import type { State } from './state.ts';

const SCHOOL = inRepository('functions', '.demonstration', 'school.json.gz');
const loader = inRepository('functions', 'demonstration', 'load.ts');

async function make(task: string, what: string): Promise<void> {
  const made = await execa(turbo, ['run', task, '--filter=./functions', '--output-logs=errors-only'], {
    ...{ cwd: repository, env: quietTurbo, all: true, reject: false, stdin: 'ignore' },
  });
  if (made.failed) throw new Explained(`The ${what} could not be made:\n${made.all}`);
}

/** Makes the file of the demonstration school, unless turbo has it from this version of the code. */
export const makeLivingSchool = (): Promise<void> => make('demonstration', 'demonstration school');

/** Makes the files of the sample class, which visitors see, in the same way. */
export const makeSample = (): Promise<void> => make('sample', 'sample class');

/**
 * Whether changed documents trigger the functions. The loaded school has its summaries already, so they need not run.
 */
async function hearChanges(hub: string, wanted: boolean): Promise<void> {
  const path = wanted ? 'enableBackgroundTriggers' : 'disableBackgroundTriggers';
  const reply = await fetch(`http://${hub}/functions/${path}`, { method: 'PUT' });
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
}

/**
 * Makes the school and reads it, while the emulators start, so that it only has to be written once they are empty and
 * there. All its dates are counted from today.
 */
export async function prepareLivingSchool(
  { emulators }: Addresses,
  { files }: State,
): Promise<() => Promise<Accounts>> {
  await makeLivingSchool();
  const { hub, firestore, auth } = emulators;
  const places = ['--project', PROJECT_ID, '--firestore', firestore, '--auth', auth, '--files', files];
  const loading = execa(process.execPath, [loader, ...places, '--from', SCHOOL], { stdin: 'pipe' });
  // A failure before anybody waits for it is told by the wait.
  loading.catch(() => undefined);
  return async () => {
    await hearChanges(hub, false);
    try {
      loading.stdin.end();
      const { stdout } = await loading;
      return accountsSchema.parse(JSON.parse(stdout));
    } finally {
      await hearChanges(hub, true);
    }
  };
}

/** Loads the school into emulators that are there. */
export const loadLivingSchool = async (...where: Parameters<typeof prepareLivingSchool>): Promise<Accounts> =>
  (await prepareLivingSchool(...where))();
