import { join } from 'node:path';
import { z } from 'zod';
import type { Benchmark } from './benchmark.ts';
import { benchmarkSchema } from './benchmark.ts';

const root = join(import.meta.dirname, '../../..');
const engineSchema = z.object({
  measure: z.custom<(usual: string, report: (text: string) => void) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});

/** The mathematics engine compared with KAS, mathjs and Compute Engine; the tables are printed to stderr. */
export async function run(): Promise<Benchmark> {
  // The other libraries are development dependencies of packages/math only, so the comparison runs there.
  const engine = engineSchema.parse(await import(join(root, 'packages/math/src/bench/index.ts')));
  const figures = await engine.measure(join(root, '../shared/data'), (text) => process.stderr.write(`${text}\n\n`));
  return benchmarkSchema.parse({ name: 'math', figures });
}
