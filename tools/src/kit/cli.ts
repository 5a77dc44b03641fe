#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/*
 * The command of the kit, in the repository of a team: `lemma-area init`, `dev`, `entry`, and those of the release tool
 * for the area of the folder.
 */

// Read by the modules of the release tool when they are loaded.
process.env.LEMMA_REPOSITORY = process.cwd();
process.env.LEMMA_TOOL = 'npx lemma-area';

const OWN = ['init', 'dev', 'entry'];
/** Commands of the release tool that are not of one area. */
const HELP = ['help', '--help', '-h'];
const FOR_ALL = ['release-key', 'override-key', ...HELP];

/** The area of this folder, as its `area.json` names it. */
const areaHere = (): string =>
  z.object({ area: z.string() }).parse(JSON.parse(readFileSync(join(process.cwd(), 'area.json'), 'utf8'))).area;

async function run(): Promise<void> {
  const [, , name = '--help', ...rest] = process.argv;
  const { ownCommands, ownProgram } = await import('./own-commands.ts');
  if (OWN.includes(name)) return ownCommands(process.argv);
  if (HELP.includes(name) && rest.length === 0) {
    process.stdout.write(`${ownProgram().helpInformation()}\nAnd what is done with a version that was built:\n\n`);
    process.argv.splice(2, 1, '--help');
  }
  if (!FOR_ALL.includes(name)) {
    const from = name === 'publish' && !rest.includes('--from') ? ['--from', 'dist'] : [];
    process.argv.splice(3, 0, areaHere(), ...from);
  }
  await import('../release.ts');
}

run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
  process.exit(1);
});
