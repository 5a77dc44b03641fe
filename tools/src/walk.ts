import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { execa } from 'execa';
import { exitWith } from './explained.ts';
import { freeShellPort } from './launcher/ports.ts';
import { repository } from './repository.ts';
import { commandsOf, kindOf, onPort } from './walk/commands.ts';
import { runAndServe, runToEnd } from './walk/run.ts';

const command = new Command('npm run soak -w tools --')
  .description('Tries every command of the README on a fresh clone of what is committed, after npm ci alone.')
  .option('--only <word>', 'those that contain the word')
  .option('--clone <folder>', 'a clone that is installed already, which stays')
  .helpOption('-h, --help', 'show this');

type Options = { only?: string; clone?: string };

const failures: string[] = [];

/** Tries one command and reports the result at once, because the whole walk may take an hour. */
async function tried(name: string, attempt: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  const line = (mark: string, said: string) =>
    console.log(`${mark} ${String(Math.round((performance.now() - begun) / 1000)).padStart(5)} s  ${name}  · ${said}`);
  try {
    line('✓', (await attempt()).slice(0, 120));
  } catch (error) {
    failures.push(name);
    line('✗', error instanceof Error ? error.message : String(error));
  }
}

async function walk(clone: string, only: string): Promise<void> {
  const readme = await readFile(join(clone, 'README.md'), 'utf8');
  const all = commandsOf(readme).filter((each) => each.includes(only));
  const of = (kind: ReturnType<typeof kindOf>) => all.filter((each) => kindOf(each) === kind);
  for (const each of of('whole')) console.log(`–          ${each}  · not from here: it runs everything`);
  for (const each of of('ends')) await tried(each, () => runToEnd(clone, each));
  const meanwhile = async () => {
    for (const each of of('meanwhile')) await tried(each, () => runToEnd(clone, each));
    for (const each of of('beside'))
      await tried(each, async () => runAndServe(clone, each, await freeShellPort(), { beside: true }));
  };
  const needed = of('meanwhile').length > 0 ? ['npm start'] : [];
  // Two commands may differ only in their port and are then the same.
  const serving = [...needed, ...of('serves')].filter(
    (each, at, list) => list.findIndex((one) => onPort(one, 'N') === onPort(each, 'N')) === at,
  );
  for (const [at, each] of serving.entries())
    await tried(onPort(each, 'N'), async () =>
      runAndServe(clone, each, await freeShellPort(), at === 0 ? { meanwhile } : undefined),
    );
}

async function main(): Promise<void> {
  const { only = '', clone } = command.parse().opts<Options>();
  const folder = clone === undefined ? await mkdtemp(join(tmpdir(), 'lemma-walk-')) : resolve(clone);
  try {
    if (clone === undefined) {
      await execa('git', ['clone', '--quiet', repository, folder]);
      await tried('npm ci', () => runToEnd(folder, 'npm ci'));
    }
    await walk(folder, only);
  } finally {
    if (clone === undefined) await rm(folder, { recursive: true, force: true });
  }
  console.log(failures.length === 0 ? 'Every command works.' : `${failures.length} failed: ${failures.join(', ')}`);
}

main().then(() => process.exit(failures.length === 0 ? 0 : 1), exitWith);
