import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { execa } from 'execa';
import { Explained, exitWith } from './explained.ts';
import { interruptible } from './launcher/interruption.ts';
import { prepare } from './prepare.ts';
import { showProgress } from './progress.ts';
import { repository } from './repository.ts';

/** The workspaces whose soaks can be run by name, each with the folders of their files. */
const folders = { e2e: ['e2e/src'], functions: ['functions/backend', 'functions/trust'] } as const;
type Workspace = keyof typeof folders;
const ENDS = /\.soak\.ts$/;

async function soaksOf(workspace: Workspace): Promise<string[]> {
  const files = await Promise.all(folders[workspace].map((folder) => readdir(join(repository, folder))));
  return files
    .flat()
    .flatMap((file) => (ENDS.test(file) ? [file.replace(ENDS, '')] : []))
    .sort();
}

/** The arguments of npm that run these soaks: one run for each workspace that has some, or one for everything. */
function runsOf(names: readonly string[], known: Readonly<Record<Workspace, readonly string[]>>): string[][] {
  if (names.length === 0) return [['--workspaces', '--if-present']];
  const unknown = names.find((name) => !Object.values(known).some((own) => own.includes(name)));
  if (unknown !== undefined) throw new Explained(`There is no soak ${unknown}. See npm run soak -- --help.`);
  return (['e2e', 'functions'] as const).flatMap((workspace) => {
    const own = names.filter((name) => known[workspace].includes(name));
    const paths = own.flatMap((name) => folders[workspace].map((folder) => `${folder.replace('e2e/', '')}/${name}.`));
    return own.length === 0 ? [] : [['-w', workspace, '--', ...paths]];
  });
}

/** `npm run soak`: runs the soaks of all workspaces, or the named ones, after building and finding what they need. */
async function soak(): Promise<number> {
  const known = { e2e: await soaksOf('e2e'), functions: await soaksOf('functions') };
  const { args } = new Command('npm run soak --')
    .description('Runs what takes longer than npm test may: without a name all of it, which takes hours.')
    .argument('[names...]', 'some of those below')
    .addHelpText(
      'after',
      `\nIn a browser: ${known.e2e.join(', ')}\nOn the server: ${known.functions.join(', ')}\n` +
        'By themselves: npm run soak -w tools (every command of the README), -w @lemma/math, -w @lemma/plans, -w remote-student',
    )
    .helpOption('-h, --help', 'show this')
    .parse();
  const runs = runsOf(args, known);
  await prepare(showProgress);
  const cancelSignal = interruptible();
  let worst = 0;
  for (const run of runs) {
    const options = { cwd: repository, stdio: 'inherit', reject: false, cancelSignal } as const;
    const { exitCode } = await execa('npm', ['run', 'soak', ...run], options);
    worst = Math.max(worst, exitCode ?? 1);
  }
  return worst;
}

soak().then((code) => process.exit(code), exitWith);
