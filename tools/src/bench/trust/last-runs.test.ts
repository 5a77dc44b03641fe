import { expect, it } from 'vitest';
import { describeBenchmark } from '../benchmark.ts';
import { figuresOf } from './last-runs.ts';

const figures = [{ name: 'chaos: differ', value: 2, unit: '', bar: 0, holds: false }];
const run = { commit: '1234abcd', changed: false, at: '2026-11-28T01:20:30.000Z', load: 4.2, figures };
const here = { commit: '1234abcd', changed: false };
const told = (of: typeof run | undefined, at: typeof here) =>
  describeBenchmark({ name: 'trust', figures: figuresOf('chaos', 'npm run soak -- chaos', of, at) });

it('reads a result with its bar, commit and date', () => {
  expect(told(run, here)).toMatch(/differ \[read: 1234abcd, 2026-11-28 01:20, load 4\] +2 +bar 0 +does not hold$/);
});
it.each([
  ['of another commit', run, { ...here, commit: 'ffff0000' }, '1234abcd'],
  ['of changed files', { ...run, changed: true }, here, '1234abcd with changes'],
  ['read where files are changed', run, { ...here, changed: true }, '1234abcd'],
])('says of a result %s that it is of other code', (_, of, at, source) => {
  expect(told(of, at)).toContain(`[read, of other code: ${source}, `);
});
it('does not say of other code that its bar holds, only that it does not', () => {
  const good = { ...run, figures: [{ name: 'chaos: differ', value: 0, unit: '', bar: 0, holds: true }] };
  expect(told(good, here)).toMatch(/bar 0 +holds$/);
  expect(told(good, { ...here, commit: 'ffff0000' })).toMatch(/bar 0$/);
  expect(told(run, { ...here, commit: 'ffff0000' })).toMatch(/does not hold$/);
});
it('says what was never run, and by which command it is, and lets that bar not hold', () => {
  expect(told(undefined, here)).toMatch(/chaos: never run \(npm run soak -- chaos\).*does not hold$/);
});
