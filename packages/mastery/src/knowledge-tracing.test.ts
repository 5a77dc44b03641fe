import { createRng } from '@lemma/math';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitTracing } from './fit.ts';
import { type TracingParameters, traced, traceKnowing } from './knowledge-tracing.ts';

const rngOf = (seed: number) => {
  const rng = createRng(seed);
  return (): number => rng.int(0, 999_999) / 1_000_000;
};

function simulated(parameters: TracingParameters, count: number, random: () => number): boolean[] {
  let knows = random() < parameters.known;
  return Array.from({ length: count }, () => {
    const right = random() < (knows ? 1 - parameters.slip : parameters.guess);
    knows ||= random() < parameters.learn;
    return right;
  });
}

describe('knowledge tracing', () => {
  it('follows the equations of Corbett & Anderson', () => {
    const posterior = (0.4 * 0.9) / (0.4 * 0.9 + 0.6 * 0.2);
    const parameters = { known: 0.4, learn: 0.2, slip: 0.1, guess: 0.2 };
    expect(traced(0.4, true, parameters)).toBeCloseTo(posterior + (1 - posterior) * 0.2, 12);
  });
  it('rises with a right answer and falls with a wrong one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (answers) => {
        const last = (of: readonly boolean[]): number => traceKnowing(of).at(-1) ?? Number.NaN;
        expect(last([...answers, true])).toBeGreaterThan(last([...answers, false]));
      }),
      { numRuns: 60 },
    );
  });
  it('is fitted to 2,000 simulated students with each parameter within 0.05 of the truth', () => {
    const random = rngOf(7);
    const truth = { known: 0.35, learn: 0.15, slip: 0.08, guess: 0.2 };
    const fit = fitTracing(Array.from({ length: 2000 }, () => simulated(truth, 10, random)));
    const names = ['known', 'learn', 'slip', 'guess'] as const;
    expect(Math.max(...names.map((name) => Math.abs(fit[name] - truth[name])))).toBeLessThan(0.05);
  });
});
