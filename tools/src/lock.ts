import { readFile } from 'node:fs/promises';
import { exitWith } from './explained.ts';
import { writeWhole } from './launcher/state.ts';
import { completeLock, lockSchema } from './lock/complete.ts';
import { inRepository } from './repository.ts';

/** Run after `npm install`: completes package-lock.json for every machine. */
async function completeLockFile(): Promise<void> {
  const path = inRepository('package-lock.json');
  const { lock, added } = completeLock(lockSchema.parse(JSON.parse(await readFile(path, 'utf8'))));
  if (added.length > 0) await writeWhole(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`${added.length} packages for other machines added to package-lock.json.`);
}

completeLockFile().catch(exitWith);
