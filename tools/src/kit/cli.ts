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

const OWN = ['init', 'dev', 'entry'];
/** Commands of the release tool that are not of one area. */
const FOR_ALL = [
  'stage',
  'shell-canary',
  'shell-promote',
  'shell-halt',
  'shell-rollback',
  'shell-status',
  'release-key',
  'override-key',
  'help',
  '--help',
  '-h',
];

/** The area of this folder, as its `area.json` names it. */
const areaHere = (): string =>
  z.object({ area: z.string() }).parse(JSON.parse(readFileSync(join(process.cwd(), 'area.json'), 'utf8'))).area;

async function run(): Promise<void> {
  const [, , name = '--help', ...rest] = process.argv;
  if (OWN.includes(name)) {
    const { ownCommands } = await import('./own-commands.ts');
    return ownCommands(process.argv);
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
