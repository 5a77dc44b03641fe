import { atLeast, atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { fuzzFaults } from '../trust/fuzz-faults.ts';
import { backend } from './school.ts';

/** Others than those of the tests: `LEMMA_SEED=2001` asks one of its own. */
const SEEDS = process.env.LEMMA_SEED === undefined ? [1, 2, 3] : [Number(process.env.LEMMA_SEED)];

const REQUESTS = 5000;
const OF_A_WHOLE_RUN = 15_000;

/** What each seed came to so far: the run is told as their sum. */
const done: { readonly seed: number; readonly faults: number; readonly again: number }[] = [];

function store(): void {
  const sumOf = (value: (one: (typeof done)[number]) => number): number =>
    done.reduce((sum, one) => sum + value(one), 0);
  const seeds = done.map(({ seed }) => seed).join(', ');
  const sent = atLeast(`hostile requests: sent, seeds ${seeds}`, REQUESTS * done.length, OF_A_WHOLE_RUN);
  const faults = sumOf((one) => one.faults);
  const again = sumOf((one) => one.again);
  storeRun(
    'hostile-requests',
    [
      atMost('hostile requests: faults', faults, 0),
      { name: 'hostile requests: sent once more', value: again, unit: '' },
    ],
    [sent],
  );
}

it.each(SEEDS)(
  'answers 5,000 hostile requests at every door with 4xx at once, and never with a page: seed %i',
  async (seed) => {
    const { faults, again } = await fuzzFaults(backend, seed, REQUESTS);
    console.info(JSON.stringify({ seed, again }));
    done.push({ seed, faults: faults.length, again });
    store();
    expect(faults).toEqual([]);
  },
  600_000,
);
