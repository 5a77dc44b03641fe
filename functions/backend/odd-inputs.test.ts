import { expect, it } from 'vitest';
import { oddInputFaults } from './odd-inputs.ts';

it('refuses or obeys an odd input of each call, as everybody, and touches nobody else’s data', async () => {
  expect(await oddInputFaults({ seed: 24, ofEach: 6 })).toMatchObject({ faults: [], invalid: [], without: [] });
});
