import { join } from 'node:path';
import { exitWith } from '../explained.ts';
import type { Accounts } from '../launcher/accounts.ts';
import { findFirestore } from '../launcher/find-firestore.ts';
import { interruptible } from '../launcher/interruption.ts';
import { launch } from '../launcher/launch.ts';
import { runUntilStopped } from '../launcher/run-until-stopped.ts';
import { stateIn } from '../launcher/state.ts';
import { silentProgress } from '../progress.ts';
import { writeBuilds } from './builds.ts';
import { signUp, writeDocument } from './documents.ts';

const ACCOUNTS: Accounts = {
  teacher: { name: 'Ada', email: 'ada@school.example', password: 'chalk-and-slate' },
  parent: { name: 'Ben', email: 'ben@home.example', password: 'chalk-and-slate' },
  student: { name: 'Cy', classCode: 'ABC123', userName: 'cy', secret: 'two-words' },
};

/** Runs the launcher as `npm start` does, with minimal builds: `run.ts FOLDER SHELL_PORT SAVE_EVERY_MS`. */
async function run([folder = '', port = '', saveEvery = '']: readonly string[]): Promise<void> {
  const state = stateIn(join(folder, 'state'));
  const interruption = interruptible();
  const running = await launch({
    interruption,
    state,
    sites: join(folder, 'sites'),
    builds: await writeBuilds(join(folder, 'builds')),
    ports: { shell: Number(port) },
    makeReady: () => findFirestore(silentProgress),
    prepareSeed:
      async ({ emulators }) =>
      async () => {
        await signUp(emulators.auth, ACCOUNTS.teacher.email);
        await writeDocument(emulators.firestore, 'users/seeded', 'by the launcher');
        return ACCOUNTS;
      },
    saveEveryMs: Number(saveEvery),
    progress: silentProgress,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  process.stdout.write('RUNNING\n');
  await runUntilStopped(running, state, interruption);
}

run(process.argv.slice(2)).then(() => process.exit(0), exitWith);
