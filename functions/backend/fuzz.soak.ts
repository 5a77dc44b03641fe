import { expect, it } from 'vitest';
import { fuzzFaults } from '../trust/fuzz-faults.ts';
import { backend } from './school.ts';

it.each([1, 2, 3])(
  'answers 5,000 hostile requests at every door with 4xx at once, and never with a page: seed %i',
  async (seed) => {
    expect(await fuzzFaults(backend, seed, 5000)).toEqual([]);
  },
  600_000,
);
