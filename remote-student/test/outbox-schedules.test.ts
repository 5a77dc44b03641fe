import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { runSchedule } from './run-schedule.ts';
import { SEED, schedule } from './schedule.ts';

/** A thousand in every run of the tests; `npm run soak` takes ten thousand. */
const RUNS = Number(process.env.LEMMA_SCHEDULES ?? 1000);

afterEach(() => vi.useRealTimers());

it(`loses nothing and doubles nothing in ${RUNS} schedules of faults`, { timeout: 30 * 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const total = { saved: 0, lost: 0, doubled: 0, untrue: 0, outOfOrder: 0 };
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const figures = await runSchedule(steps, (at) => vi.setSystemTime(at));
      total.saved += figures.saved;
      expect(figures).toMatchObject({ lost: 0, doubled: 0, untrue: 0, outOfOrder: 0 });
    }),
    { numRuns: RUNS, seed: SEED },
  );
  console.log(
    `journal: ${RUNS} schedules, ${total.saved} answers said to be saved, ${total.lost} lost, ${total.doubled} doubled`,
  );
});
