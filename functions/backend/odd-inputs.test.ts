import { beforeAll, expect, it } from 'vitest';
import { database } from '../src/platform/database.ts';
import { oddInputFaults } from './odd-inputs.ts';

// Its settings can be made only before anything else uses the database.
beforeAll(() => void database());

it('refuses or obeys an odd input of each call, as everybody, and touches nobody else’s data', async () => {
  expect(await oddInputFaults({ seed: 24, ofEach: 6 })).toMatchObject({ faults: [], invalid: [], without: [] });
});
