import { HOUR, SECOND } from '@lemma/school/time';
import { beforeAll, expect, it } from 'vitest';
import { morning, openSchool } from './morning.ts';
import { openMemory } from './school-in-memory.ts';

beforeAll(openMemory);

it('lets a school in while two attackers guess, who get no more than ten tries at a secret in an hour', async () => {
  const begins = Date.UTC(2026, 8, 1, 8);
  const school = await openSchool(2, 8, begins);
  const plan = { attackAround: HOUR / 2, attackEvery: 150 * SECOND };
  const quiet = await morning(school, { ...plan, seed: 1, attackEvery: undefined }, begins);
  const attacked = await morning(school, { ...plan, seed: 2 }, begins + 24 * HOUR);
  expect(quiet).toMatchObject({ children: 16, lockedOut: 0, typedWhole: 0, attacks: 0 });
  expect(attacked).toMatchObject({ children: 16, lockedOut: 0 });
  expect(attacked.attacks).toBeGreaterThan(100);
  expect(attacked.secretsAnHour).toBeGreaterThan(0);
  expect(attacked.secretsAnHour).toBeLessThanOrEqual(10);
  expect(attacked.medianCalls).toBeLessThanOrEqual(quiet.medianCalls * 1.2);
});
