import { expect, it } from 'vitest';
import { liveManyYears } from '../../../backend/many-years.ts';
import { LARGE_BYTES } from '../../platform/size.ts';

/** A small sample; the full size, 600 students and three years of daily work, runs with `npm run soak`. */
const small = {
  students: 10,
  different: 1,
  years: 1,
  assignmentsAYear: 180,
  items: 5,
  practiceADay: 10,
  every: 60,
  full: 1,
};

it('keeps every document of a class under 400 kB, in a year of daily work', () => {
  const { bytes, times } = liveManyYears(small);
  console.info(JSON.stringify({ bytes, times }));
  for (const [name, size] of Object.entries(bytes)) expect(size, name).toBeLessThan(LARGE_BYTES);
});
