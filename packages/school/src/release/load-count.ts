import { z } from 'zod';

/** The most of which one is counted: from 36 on the test in packages/contract would not hold. */
const LARGEST_ONE_IN = 30;
export const oneInSchema = z.number().int().min(1).max(LARGEST_ONE_IN);

/** The most rates at which the loads of one version are counted: one for each that a shell had. */
export const MOST_RATES = 3;

/** Loads of a version: all those with a fault, and of the others one in `oneIn`. */
export const loadCountSchema = z.object({ oneIn: oneInSchema, loads: z.number().int(), failed: z.number().int() });
export type LoadCount = z.infer<typeof loadCountSchema>;

/** The counts with one more load; undefined if there are too many rates already. */
export function withLoad(counts: readonly LoadCount[], { oneIn, loads, failed }: LoadCount): LoadCount[] | undefined {
  const same = counts.find((count) => count.oneIn === oneIn) ?? { oneIn, loads: 0, failed: 0 };
  if (!counts.includes(same) && counts.length >= MOST_RATES) return undefined;
  return [
    ...counts.filter((count) => count !== same),
    { oneIn, loads: same.loads + loads, failed: same.failed + failed },
  ];
}
