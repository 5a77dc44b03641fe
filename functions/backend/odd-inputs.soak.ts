import { atLeast, atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { oddInputFaults } from './odd-inputs.ts';

const SEED = Number(process.env.LEMMA_SEED ?? 2001);
const OF_A_WHOLE_RUN = 200;
const OF_EACH = Number(process.env.LEMMA_ODD_INPUTS ?? OF_A_WHOLE_RUN);

it(`refuses or obeys ${OF_EACH} odd inputs of each call, as everybody, and touches nobody else's data: seed ${SEED}`, async () => {
  const found = await oddInputFaults({ seed: SEED, ofEach: OF_EACH });
  storeRun(
    'odd-inputs',
    [
      { name: `odd inputs: sent, seed ${SEED}`, value: found.made, unit: '' },
      atMost('odd inputs: faults', found.faults.length, 0),
    ],
    [atLeast('odd inputs: of each call', OF_EACH, OF_A_WHOLE_RUN)],
  );
  expect(found).toMatchObject({ faults: [], invalid: [], without: [] });
}, 3_600_000);
