import { HOUR } from '@lemma/school/time';
import { atLeast, atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { LARGE_BYTES } from '../src/platform/size.ts';
import { liveManyYears } from './many-years.ts';

/**
 * The number of students who are simulated individually; if there are fewer than students, the others do the same as
 * one of these.
 */
const DIFFERENT = Number(process.env.LEMMA_DIFFERENT_STUDENTS ?? 600);
const YEARS = 3;
/** A pass may hold its lease for thirty seconds. */
const PASS_MS = 20_000;
/** Time grows with the answers that are stored, so not more than by the years; a half more is noise of the machine. */
const SLOWER = 1.5 * YEARS;

/**
 * Runs in memory, through the code that folds a class, sums up evidence, and bounds and packs the documents, but
 * without database, queue and calls. A screen reads as many documents in the third year as in the first, because none
 * are added: `e2e/src/reads.soak.ts` counts those of a school of today.
 */
it(
  'keeps every document of 600 students under 400 kB through three years of daily homework and practice',
  () => {
    const years = {
      students: 600,
      different: DIFFERENT,
      years: YEARS,
      assignmentsAYear: 180,
      items: 10,
      practiceADay: 10,
      every: 20,
      // Measured at the beginning, in the middle and at the end, when there is the most to fold.
      full: 13,
    };
    const { bytes, times, passes, different } = liveManyYears(years);
    console.info(JSON.stringify({ bytes, times, passes, different }));
    const slower = (passes.at(-1) ?? 0) / (passes[passes.length / YEARS - 1] ?? 1);
    storeRun(
      'many-years',
      [
        ...Object.entries(bytes).map(([name, size]) =>
          atMost(`three years: largest document of ${name}`, size, LARGE_BYTES, 'bytes'),
        ),
        ...Object.entries(times).map(([name, value]) =>
          name === 'fold of a pass'
            ? atMost(`three years: ${name}`, value, PASS_MS, 'ms')
            : { name: `three years: ${name}`, value, unit: 'ms' },
        ),
        atMost('three years: last pass to that at the end of the first year', slower, SLOWER),
      ],
      [atLeast('three years: students, simulated one by one', different, 600)],
    );
    expect(different).toBe(DIFFERENT);
    for (const [name, size] of Object.entries(bytes)) expect(size, name).toBeLessThan(LARGE_BYTES);
    expect(times['fold of a pass']).toBeLessThan(PASS_MS);
    expect(slower).toBeLessThan(SLOWER);
  },
  4 * HOUR,
);
