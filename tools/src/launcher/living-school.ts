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

/** Loads the school into the empty emulators, with all its dates counted from today. */
export async function loadLivingSchool({ emulators }: Addresses, { files }: State): Promise<Accounts> {
  const { hub, firestore, auth } = emulators;
  await hearChanges(hub, false);
  try {
    const places = ['--project', PROJECT_ID, '--firestore', firestore, '--auth', auth, '--files', files];
    const { stdout } = await execa(process.execPath, [loader, ...places, '--from', SCHOOL], { stdin: 'ignore' });
    return accountsSchema.parse(JSON.parse(stdout));
  } finally {
    await hearChanges(hub, true);
  }
}
