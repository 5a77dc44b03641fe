import { expect, it } from 'vitest';
import { describeBenchmark, isMissed } from '../benchmark.ts';
import { figuresOf } from './last-runs.ts';
import type { Standing } from './standing-of.ts';

const figures = [{ name: 'chaos: differ', value: 2, unit: '', bar: 0, holds: false }];
const run = { commit: '1234abcd', changed: false, at: '2026-11-28T01:20:30.000Z', load: 4.2, figures };
const good = { ...run, figures: [{ name: 'chaos: differ', value: 0, unit: '', bar: 0, holds: true }] };
const benchmarkOf = (of: typeof run | undefined, standing: Standing) => ({
  ...{ name: 'trust', figures: figuresOf('chaos', 'npm run soak -- chaos', of, standing) },
});
const told = (of: typeof run | undefined, standing: Standing = 'this code') =>
  describeBenchmark(benchmarkOf(of, standing)).replaceAll(/ +/g, ' ');

it('reads a result with its bar, commit and date', () => {
  expect(told(run)).toContain('chaos: of this code [1234abcd, 2026-11-28 01:20, load 4] 1 runs bar 1 holds');
  expect(told(run)).toMatch(/differ \[read, of this code: 1234abcd, .+\] 2 bar 0 does not hold$/);
});
it.each([
  [
    'other code',
    'chaos: of other code since (npm run soak -- chaos) [1234abcd, 2026-11-28 01:20, load 4] 0 runs bar 1',
  ],
  ['uncommitted code', 'chaos: of code that was not committed (npm run soak -- chaos) [1234abcd'],
  ['a commit that is not here', 'chaos: of a commit that this clone has not, see git fetch --unshallow (npm run'],
] as const)('says of a result that it is of %s, which is a miss however good it was', (standing, words) => {
  expect(told(good, standing)).toContain(words);
  expect(isMissed(benchmarkOf(good, standing))).toBe(true);
});
it('misses nothing where a result of this code holds', () => {
  expect(isMissed(benchmarkOf(good, 'this code'))).toBe(false);
});
it('does not say of other code that its bar holds, only that it does not', () => {
  expect(told(good)).toMatch(/bar 0 holds$/);
  expect(told(good, 'other code')).toMatch(/bar 0$/);
  expect(told(run, 'other code')).toMatch(/does not hold$/);
});
it('says what was never made, and by which command it is, and lets that bar not hold', () => {
  expect(told(undefined)).toMatch(/chaos: never made \(npm run soak -- chaos\).*does not hold$/);
});
