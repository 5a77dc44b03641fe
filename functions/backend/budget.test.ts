import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { budgetOf } from '../src/engines/models/budget.ts';
import { admin, newId, stored } from './school.ts';

it('limits a person’s calls and tokens of a model per day, however many requests come at once', async () => {
  admin();
  const [uid, now] = [newId(), Date.UTC(2026, 10, 21, 12)];
  const limits = { callsADay: 3, tokensADay: 1000, schoolTokensADay: 8000 };
  const budget = budgetOf(uid, now, limits);
  const taken = await Promise.all(Array.from({ length: 8 }, () => budget.take(100)));
  expect(taken.filter(Boolean)).toHaveLength(3);
  await budget.settle(100, 40);
  expect(await stored(`modelBudgets/${uid}_2026-11-21`)).toMatchObject({ uid, calls: 3, tokens: 240 });
  const tomorrow = budgetOf(uid, now + DAY, limits);
  expect([await tomorrow.take(1001), await tomorrow.take(1000), await tomorrow.take(1)]).toEqual([false, true, false]);
});

it('limits what all accounts together may use, which anybody can make more of', async () => {
  admin();
  const [now, limits] = [Date.UTC(2031, 10, 21, 12), { callsADay: 9, tokensADay: 1000, schoolTokensADay: 4000 }];
  const taken = [];
  for (let person = 0; person < 24; person += 1) taken.push(await budgetOf(newId(), now, limits).take(500));
  // Each quarter of the people has a quarter of it.
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(8);
});
