import { mkdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { Command } from 'commander';
import { exitWith } from './explained.ts';
import { packKit } from './kit/pack.ts';
import { inRepository } from './repository.ts';

const command = new Command('npm run area-kit --')
  .description(
    'Packs what a team needs to build, test and release an area in a repository of its own (docs/remote-team.md).',
  )
  .option('--to <folder>', 'where the tarballs go', 'area-kit')
  .helpOption('-h, --help', 'show this');

async function pack(): Promise<void> {
  const { to } = command.parse().opts<{ to: string }>();
  const folder = resolve(inRepository(), to);
  await mkdir(folder, { recursive: true });
  for (const tarball of await packKit(folder)) console.log(relative(process.cwd(), tarball));
}

pack().then(() => process.exit(0), exitWith);
