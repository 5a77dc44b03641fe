import { execa } from 'execa';
import { exitWith } from './explained.ts';
import { interruptible } from './launcher/interruption.ts';
import { prepare } from './prepare.ts';
import { showProgress } from './progress.ts';
import { repository } from './repository.ts';

/** `npm run soak`: runs the soak tests of all workspaces, after building and finding what they need. */
async function soak(): Promise<number> {
  await prepare(showProgress);
  const { exitCode } = await execa('npm', ['run', 'soak', '--workspaces', '--if-present'], {
    ...{ cwd: repository, stdio: 'inherit', reject: false, cancelSignal: interruptible() },
  });
  return exitCode ?? 1;
}

soak().then((code) => process.exit(code), exitWith);
