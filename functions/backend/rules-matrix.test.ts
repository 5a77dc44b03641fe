import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { permissions } from '../trust/permissions.ts';
import { fill, setRules } from '../trust/rules/ask.ts';
import { decisions, decisionsOfDemand, someDecisions } from '../trust/rules/decisions.ts';
import type { Place } from '../trust/rules/exchange.ts';
import { judge } from '../trust/rules/judge.ts';
import { judgeRandom } from '../trust/rules/judge-random.ts';
import { people } from '../trust/rules/people.ts';
import { world } from '../trust/rules/world.ts';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const place: Place = { host: process.env.FIRESTORE_EMULATOR_HOST ?? '', projectId: 'demo-rules-matrix' };
beforeAll(async () => {
  await setRules(place, rules);
  await fill(place, world);
});

it('decides every cell that the table allows, and a part of those that it refuses, as the table says', async () => {
  expect(await judge(place, someDecisions, 50)).toEqual([]);
});

it('decides where the school demands a second factor, or demands none', async () => {
  const demanding: Place = { ...place, projectId: 'demo-rules-demand' };
  await setRules(demanding, rules);
  for (const { world: there, decisions: asked } of decisionsOfDemand) {
    await fill(demanding, there);
    expect(await judge(demanding, asked, 50)).toEqual([]);
  }
});

it('decides random questions in random worlds as the table says', async () => {
  const random: Place = { ...place, projectId: 'demo-rules-random' };
  await setRules(random, rules);
  expect(await judgeRandom(random, [1, 2, 3, 4, 5, 6, 7, 8], 100)).toEqual([]);
  // A rule that is not the table's is noticed here too.
  await setRules(
    random,
    rules.replace('exists(path) && request.auth.uid in get(path).data.teacherIds', 'exists(path)'),
  );
  expect((await judgeRandom(random, [1, 2, 3, 4, 5, 6, 7, 8], 100)).length).toBeGreaterThan(0);
});

it('has every collection in the world, and a match for each that somebody may read', () => {
  const collections = new Set([...world.keys()].map((path) => path.split('/')[0]));
  expect(collections).toEqual(new Set(Object.keys(permissions.collections)));
  const matched = [...rules.matchAll(/match \/(\w+)\/\{\w+\}/g)].map(([, name]) => name);
  const open = Object.entries(permissions.collections).flatMap(([name, row]) =>
    Object.keys(row).length > 0 ? name : [],
  );
  expect(matched.filter((name) => name !== 'databases').sort()).toEqual(open.sort());
});

it('lets everybody act, and asks each way of reading both with yes and with no', () => {
  for (const { name } of people) expect(decisions.some((one) => one.name.startsWith(`${name} `))).toBe(true);
  const all = Map.groupBy(decisions, ({ collection }) => collection);
  for (const [collection, row] of Object.entries(permissions.collections))
    for (const operation of Object.keys(row)) {
      const asked = (all.get(collection) ?? []).filter(({ name }) => name.includes(` ${operation}s `));
      expect(new Set(asked.map(({ allowed }) => allowed))).toEqual(new Set([true, false]));
    }
});

it.each([
  'match /rosters/{classId}/more/{id} { allow read, write: if true; }',
  'match /rosters/{classId}/{rest=**} { allow read, write: if teaches(classId); }',
  'match /{any=**} { allow create: if request.auth != null; }',
])('notices a rule that opens what lies below a document: %s', async (opening) => {
  const below = { ...place, projectId: 'demo-rules-below' };
  expect(await setRules(below, rules.replace('match /rosters/', `${opening}\n    match /rosters/`))).toBe(true);
  await fill(below, world);
  const asked = decisions.filter(({ collection, name }) => collection === 'rosters' && name.includes('/more/inside'));
  expect((await judge(below, asked, 1)).length).toBeGreaterThan(0);
});
