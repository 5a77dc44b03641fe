import { atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { fuzzFaults } from '../trust/fuzz-faults.ts';
import { backend } from './school.ts';

/** Others than those of the tests: `LEMMA_SEED=2001` asks one of its own. */
const SEEDS = process.env.LEMMA_SEED === undefined ? [1, 2, 3] : [Number(process.env.LEMMA_SEED)];

const REQUESTS = 5000;

it.each(SEEDS)(
  'answers 5,000 hostile requests at every door with 4xx at once, and never with a page: seed %i',
  async (seed) => {
    const { faults, again } = await fuzzFaults(backend, seed, REQUESTS);
    console.info(JSON.stringify({ seed, again }));
    storeRun('hostile-requests', [
      { name: `hostile requests: sent, seed ${seed}`, value: REQUESTS, unit: '' },
      atMost('hostile requests: faults', faults.length, 0),
      { name: 'hostile requests: sent once more', value: again, unit: '' },
    ]);
    expect(faults).toEqual([]);
  },
  600_000,
);
