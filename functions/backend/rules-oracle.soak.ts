import { readFileSync } from 'node:fs';
import { atLeast, atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { setRules } from '../trust/rules/ask.ts';
import { judgeRandom } from '../trust/rules/judge-random.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules-oracle' };

/** Other worlds than those of the benchmark: `LEMMA_SEED=3001` begins with one of its own. */
const FIRST_SEED = Number(process.env.LEMMA_SEED ?? 1001);
const OF_A_WORLD = 1000;
const WORLDS = 100;

it(`decides ${OF_A_WORLD * WORLDS} random questions in random worlds as the table says, from seed ${FIRST_SEED}`, async () => {
  await setRules(place, rules);
  const seeds = Array.from({ length: WORLDS }, (_, index) => FIRST_SEED + index);
  const wrong = await judgeRandom(place, seeds, OF_A_WORLD);
  storeRun(
    'random-worlds',
    [atMost('random worlds: decided otherwise than the table', wrong.length, 0)],
    [atLeast(`random worlds: decisions from seed ${FIRST_SEED}`, OF_A_WORLD * WORLDS, 100_000)],
  );
  expect(wrong).toEqual([]);
}, 3_600_000);
