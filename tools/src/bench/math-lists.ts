import { join } from 'node:path';
import { z } from 'zod';
import { Explained } from '../explained.ts';
import type { Benchmark } from './benchmark.ts';
import { benchmarkSchema } from './benchmark.ts';

const root = join(import.meta.dirname, '../../..');
const listsSchema = z.object({
  measureLists: z.custom<(folder: string, report: (text: string) => void) => unknown>(
    (value) => typeof value === 'function',
  ),
});

/** The mathematics engine on somebody else's lists, in the folder that LEMMA_MATH_LISTS names; rows to look at go to stderr. */
export async function run(): Promise<Benchmark> {
  const folder = process.env.LEMMA_MATH_LISTS;
  if (folder === undefined)
    throw new Explained('LEMMA_MATH_LISTS names no folder; docs/benchmarks/math.md says what lies in it.');
  const lists = listsSchema.parse(await import(join(root, 'packages/math/src/bench/lists.ts')));
  const figures = lists.measureLists(folder, (text) => process.stderr.write(`${text}\n`));
  return benchmarkSchema.parse({ name: 'math-lists', figures });
}
