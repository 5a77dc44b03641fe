import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { type Carrier, type Figures, runSchedule } from './run-schedule.ts';
import { SEED, schedule } from './schedule.ts';

/** A thousand in every test run; `npm run soak` runs ten thousand. */
const RUNS = Number(process.env.LEMMA_SCHEDULES ?? 250);

afterEach(() => vi.useRealTimers());

it(`loses nothing and doubles nothing in ${RUNS} schedules of faults`, { timeout: 30 * 60_000 }, async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const none = { saved: 0, lost: 0, doubled: 0 };
  const total: Record<Carrier, typeof none> = { journal: { ...none }, plain: { ...none } };
  const add = (carrier: Carrier, figures: Figures) => {
    for (const key of ['saved', 'lost', 'doubled'] as const) total[carrier][key] += figures[key];
  };
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      const clock = (at: number) => void vi.setSystemTime(at);
      const figures = await runSchedule('journal', steps, clock);
      add('journal', figures);
      add('plain', await runSchedule('plain', steps, clock));
      expect(figures).toMatchObject({ lost: 0, doubled: 0, untrue: 0, outOfOrder: 0 });
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const line = (name: string, { saved, lost, doubled }: typeof none) =>
    `${name}: ${saved} answers said to be saved, ${lost} lost, ${doubled} doubled`;
  console.log(
    [
      `${RUNS} schedules`,
      line('our journal', total.journal),
      line('setDoc with the persistent cache (a model: test/plain-device.ts)', total.plain),
    ].join('\n  '),
  );
});
