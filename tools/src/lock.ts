import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { execa } from 'execa';
import { Explained, exitWith } from './explained.ts';
import { writeWhole } from './launcher/state.ts';
import { type Ask, completeLock, fillIntegrity, lockSchema } from './lock/complete.ts';
import { inRepository, repository } from './repository.ts';

const command = new Command('lock').description(
  'Run after `npm install`: completes package-lock.json for every machine, with the hash of each package.',
);

const askRegistry: Ask = async (name, version) => {
  const view = ['view', `${name}@${version}`, 'dist.integrity'];
  const { stdout, failed } = await execa('npm', view, { cwd: repository, reject: false, stdin: 'ignore' });
  return !failed && stdout.startsWith('sha512-') ? stdout.trim() : undefined;
};

async function completeLockFile(): Promise<void> {
  command.parse();
  const path = inRepository('package-lock.json');
  const { lock, added } = completeLock(lockSchema.parse(JSON.parse(await readFile(path, 'utf8'))));
  const { filled, missing } = await fillIntegrity(lock, askRegistry);
  if (added.length > 0 || filled > 0) await writeWhole(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} packages for other machines added to package-lock.json.`);
  console.log(`${filled} hashes added.`);
  if (missing.length > 0)
    throw new Explained(
      `The registry gives no hash of ${missing.join(', ')}. Ask one that has them, or wait until it does.`,
    );
}

completeLockFile().catch(exitWith);
