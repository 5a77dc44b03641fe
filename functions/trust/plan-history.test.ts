import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { MOST_HISTORY } from '@lemma/school/plan';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { makePlan } from '../src/calls/plans/make-plan.ts';
import { restorePlan } from '../src/calls/plans/restore-plan.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, freshId, newAdult, openTwoClasses, outcome } from './two-classes.ts';

let files = '';
let lee: Actor;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-plan-history-'));
  await openTwoClasses(files);
});
beforeEach(async () => {
  lee = await newAdult('Lee');
});
afterAll(() => rm(files, { recursive: true, force: true }));

async function newPlan(): Promise<string> {
  const planId = freshId();
  await act(
    calls.makePlan,
    makePlan,
    { planId, request: { standard: '6.NS.A.1', minutes: 40, model: 'direct', needs: [] } },
    lee,
  );
  return planId;
}
/** Goes back to the newest version, which is a version more. */
const save = async (planId: string) => {
  const { version } = await mustRead(documents.plans, planId);
  return act(calls.restorePlan, restorePlan, { planId, version, restore: version }, lee);
};
const versionsOf = async (planId: string) =>
  documents.planVersions
    .every((await documents.planVersions.where(['planId', '==', planId]).get()).docs)
    .map(({ version, blocks }) => ({ version, size: JSON.stringify(blocks).length }))
    .toSorted((one, other) => one.version - other.version);
const historyOf = async (planId: string) => (await mustRead(documents.planShelves, lee.uid)).plans[planId]?.history;
const sum = (all: readonly { readonly size: number }[]) => all.reduce((whole, { size }) => whole + size, 0);

it('stores the newest hundred versions of a plan, and counts them', async () => {
  const planId = await newPlan();
  for (let at = 0; at < MOST_HISTORY.versions + 4; at += 1) await save(planId);
  const stored = await versionsOf(planId);
  expect(stored.map(({ version }) => version)).toEqual(
    Array.from({ length: MOST_HISTORY.versions }, (_, at) => at + 6),
  );
  expect(await historyOf(planId)).toEqual({ from: 6, size: sum(stored) });
  const { version } = await mustRead(documents.plans, planId);
  const back = (restore: number) => outcome(act(calls.restorePlan, restorePlan, { planId, version, restore }, lee));
  expect([await back(5), await back(6)]).toEqual(['auth/forbidden', 'ok']);
});

it('deletes the oldest versions of the plan that is saved where all plans have too much, but for the one before', async () => {
  const [planId, other] = [await newPlan(), await newPlan()];
  for (let at = 0; at < 5; at += 1) await save(planId);
  const full = { from: 1, size: MOST_HISTORY.size };
  await documents.planShelves.change(lee.uid, documents.planShelves.at(['plans', other, 'history'], full));
  await save(planId);
  const stored = await versionsOf(planId);
  expect(stored.map(({ version }) => version)).toEqual([6, 7]);
  expect(await historyOf(planId)).toEqual({ from: 6, size: sum(stored) });
  expect((await versionsOf(other)).map(({ version }) => version)).toEqual([1]);
});

it('does not count versions from before they were counted, and leaves them', async () => {
  const planId = await newPlan();
  for (let at = 0; at < 2; at += 1) await save(planId);
  const { history: _none, ...line } = (await mustRead(documents.planShelves, lee.uid)).plans[planId] ?? Object({});
  await documents.planShelves.change(lee.uid, documents.planShelves.at(['plans', planId], line));
  await save(planId);
  const stored = await versionsOf(planId);
  expect(stored.map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  expect(await historyOf(planId)).toEqual({ from: 4, size: stored.at(-1)?.size });
});
