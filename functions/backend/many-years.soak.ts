import { expect, it } from 'vitest';
import { LARGE } from '../src/platform/size.ts';
import { liveThrough } from './many-years.ts';

/** Simulated one by one; the others do the same as one of these. All 600 take most of an hour. */
const DIFFERENT = Number(process.env.LEMMA_DIFFERENT_STUDENTS ?? 600);

it('keeps every document of 600 students under 400 kB through three years of daily homework and practice', () => {
  const years = {
    students: 600,
    different: DIFFERENT,
    years: 3,
    assignmentsAYear: 180,
    items: 10,
    practiceADay: 10,
    every: 180,
  };
  const { bytes, times } = liveThrough(years);
  console.info(JSON.stringify({ bytes, times }));
  for (const [name, size] of Object.entries(bytes)) expect(size, name).toBeLessThan(LARGE);
  // A pass may hold its lease for thirty seconds.
  expect(times['fold of a pass']).toBeLessThan(20_000);
}, 3_600_000);
