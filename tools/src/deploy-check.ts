import { readFile } from 'node:fs/promises';
import { Explained, exitWith } from './explained.ts';
import { deployedRegion } from './release/region-of.ts';
import { readEnvironment } from './release/shell-page.ts';
import { inRepository } from './repository.ts';

/**
 * Runs before `firebase deploy`: stops if the staged shell comes from `npm start`, because that one points to this
 * machine, if the configuration is the committed one, which has no security policy for the page, and if the shell and the
 * functions name two regions.
 */
async function check(): Promise<void> {
  if (!process.argv.includes('--staged'))
    throw new Explained(
      'This would serve the shell without its security policy. Deploy what was staged:\n' +
        '  npx firebase deploy --config firebase.staged.json',
    );
  const environment = readEnvironment(await readFile(inRepository('sites', 'shell', 'index.html'), 'utf8'));
  if (environment?.emulators === undefined && environment !== undefined) {
    const region = deployedRegion(await readFile(inRepository('functions', '.env'), 'utf8').catch(() => ''));
    if (region === environment.functionsRegion) return;
    throw new Explained(
      `The staged shell looks for the functions in ${environment.functionsRegion}, and they are deployed to ${region}. ` +
        'Write the same LEMMA_REGION into functions/.env as functionsRegion into environment.json, and stage it again.',
    );
  }
  throw new Explained(
    'The staged shell is for this machine. Stage it for your project first:\n' +
      '  npm run release -- stage --environment environment.json',
  );
}

check().then(() => process.exit(0), exitWith);
