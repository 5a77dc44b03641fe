import { partOf } from '@lemma/math/part-of';
import { calls } from '@lemma/school/calls';
import { expect, it } from 'vitest';
import { oddInputFaults } from './odd-inputs.ts';

/** One in five of the calls; all of them, with more inputs, in `npm run soak -- odd-inputs`. */
const asked = new Set(partOf(5, Object.keys(calls), String));

it('refuses or obeys an odd input of each call, as everybody, and touches nobody else’s data', async () => {
  const found = await oddInputFaults({ seed: 24, ofEach: 6, only: (name) => asked.has(name) });
  expect(found).toMatchObject({ faults: [], invalid: [], without: [] });
});
