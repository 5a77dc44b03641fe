import { expect, it } from 'vitest';
import { layoutShift, longestFrom } from './watch-page.ts';

it('adds up shifts that follow one another, as browsers do', () => {
  const near = [100, 500, 900].map((at) => [at, 0.01] as const);
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([...near, [5000, 0.02]])).toBeCloseTo(0.03);
  expect(layoutShift([...near, [5000, 0.05]])).toBeCloseTo(0.05);
  const endless = Array.from({ length: 20 }, (_, at) => [at * 900, 0.01] as const);
  expect(layoutShift(endless)).toBeCloseTo(0.06);
});

it('counts tasks from the heading on', () => {
  const tasks = [
    [100, 400],
    [900, 70],
    [1200, 90],
  ] as const;
  expect([longestFrom(900, tasks), longestFrom(2000, tasks)]).toEqual([90, 0]);
});
