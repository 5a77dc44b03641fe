import { join } from 'node:path';
import { z } from 'zod';
import { type Benchmark, benchmarkSchema } from './benchmark.ts';

const agreementSchema = z.object({ turns: z.number(), accuracy: z.number(), macroF1: z.number() });
const figuresSchema = z.object({ kept: agreementSchema, rules: agreementSchema, trained: agreementSchema.optional() });
const moduleSchema = z.object({
  measureMoves: z.custom<(folder: string) => unknown>((value) => typeof value === 'function'),
});

/** The bar for the mean F1 over the four moves. */
const BAR = 0.58;

const figuresOf = (whose: string, { turns, accuracy, macroF1 }: z.infer<typeof agreementSchema>, bar?: number) => [
  { name: `${whose}: sentences`, value: turns, unit: '' },
  { name: `${whose}: accuracy`, value: accuracy, unit: '' },
  { name: `${whose}: macro-F1`, value: macroF1, unit: '', ...(bar !== undefined && { bar, holds: macroF1 >= bar }) },
];

/**
 * How often the moves that a training interview shows agree with labels that teachers gave, on dialogues of MathDial in
 * the folder that LEMMA_MATHDIAL names (`test.jsonl`, and `train.jsonl` if there).
 */
export async function run(): Promise<Benchmark> {
  const folder = process.env.LEMMA_MATHDIAL;
  if (folder === undefined) {
    process.stderr.write('Not measured: LEMMA_MATHDIAL names no folder with the test.jsonl of MathDial.\n');
    return { name: 'training', figures: [] };
  }
  // The dialogues are read only where somebody measures, so the module is loaded here.
  const path = join(import.meta.dirname, '../../../packages/interview/src/moves/learn.ts');
  const { measureMoves } = moduleSchema.parse(await import(path));
  const { kept, rules, trained } = figuresSchema.parse(measureMoves(folder));
  return benchmarkSchema.parse({
    name: 'training',
    figures: [
      ...figuresOf('kept third', kept, BAR),
      ...figuresOf('kept third, rules alone', rules),
      ...(trained ? figuresOf('test half, learned from the training half', trained, BAR) : []),
    ],
  });
}
