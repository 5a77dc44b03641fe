import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { z } from 'zod';
import { benchmarkSchema, describeBenchmark, isMissed } from './bench/benchmark.ts';
import { Explained, exitWith } from './explained.ts';

const folder = join(import.meta.dirname, 'bench');
const moduleSchema = z.object({ run: z.custom<() => Promise<unknown>>((value) => typeof value === 'function') });

/** Every file of the folder is a benchmark, named after it; helpers and tests are not run. */
async function benchmarkNames(): Promise<string[]> {
  const files = await readdir(folder);
  const names = files.filter((file) => /^[a-z0-9-]+\.ts$/.test(file) && file !== 'benchmark.ts');
  return names.map((file) => file.replace(/\.ts$/, '')).sort();
}

/** @returns the exit code. Without `--check` a missed bar is no failure: the figures say so, and the caller decides what follows. */
async function bench(): Promise<number> {
  const names = await benchmarkNames();
  const command = new Command('npm run bench --')
    .description('Runs a benchmark and prints its figures.')
    .argument('<name>', `one of: ${names.join(', ') || 'none yet'}`)
    .option('--json', 'print one object and nothing else')
    .option('--check', 'fail if a bar is missed')
    .helpOption('-h, --help', 'show this')
    .parse();
  const [name = ''] = command.args;
  if (!names.includes(name))
    throw new Explained(`There is no benchmark ${name}. There are: ${names.join(', ') || 'none yet'}.`);
  const { run } = moduleSchema.parse(await import(join(folder, `${name}.ts`)));
  const benchmark = benchmarkSchema.parse(await run());
  const { json, check } = command.opts<{ json?: boolean; check?: boolean }>();
  console.log(json ? JSON.stringify(benchmark) : describeBenchmark(benchmark));
  return check && isMissed(benchmark) ? 1 : 0;
}

bench().then((code) => process.exit(code), exitWith);
