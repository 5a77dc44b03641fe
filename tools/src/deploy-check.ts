import { readFile } from 'node:fs/promises';
import { Explained, exitWith } from './explained.ts';
import { readEnvironment } from './release/shell-page.ts';
import { inRepository } from './repository.ts';

/**
 * Runs before `firebase deploy`: stops if the staged shell comes from `npm start`, because that one points to this
 * machine.
 */
async function check(): Promise<void> {
  const environment = readEnvironment(await readFile(inRepository('sites', 'shell', 'index.html'), 'utf8'));
  if (environment?.emulators === undefined && environment !== undefined) return;
  throw new Explained(
    'The staged shell is for this machine. Stage it for your project first:\n' +
      '  npm run release -- stage --environment environment.json',
  );
}

check().then(() => process.exit(0), exitWith);
