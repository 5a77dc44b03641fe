import { partOf } from '@lemma/math/part-of';
import { logger } from 'firebase-functions/v2';
import { beforeAll, expect, it, vi } from 'vitest';
import { CALLS } from '../../src/platform/allowance.ts';
import { allOf, collectionNames } from '../../src/platform/any-collection.ts';
import { lookAnew } from '../../src/platform/sessions.ts';
import type { Cell } from './cells.ts';
import { doorsInMemory } from './in-memory.ts';
import { judgeAllowed, judgeRefused, type School } from './judge.ts';
import { openSchool } from './open-school.ts';

let school: School;
let cells: readonly Cell[] = [];

/** Of each door one in three of whom it lets in, and of whom it refuses; the soak asks the whole table. */
const askedHere = (all: readonly Cell[]): Cell[] =>
  [...Map.groupBy(all, ({ subject, answer }) => `${subject} ${answer === 'allowed'}`)].flatMap(([door, alike]) =>
    partOf(3, alike, ({ who }) => `${door} ${who.name}`),
  );

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue(undefined);
  // Who asks without a pause calls more often than an account may.
  Object.assign(CALLS, { atOnce: Number.POSITIVE_INFINITY });
  const memory = await doorsInMemory();
  const opened = await openSchool(memory);
  const putBack = memory.remember();
  const again = async () => {
    putBack();
    lookAnew();
  };
  school = { ...opened.school, again };
  cells = askedHere(opened.cells);
});

/** Every document as text by its path, but for the sessions: every call notes that its session is in use. */
async function stored(): Promise<Map<string, string>> {
  const all = await Promise.all(collectionNames.map(async (name) => (await allOf(name).get()).docs));
  return new Map(
    all
      .flat()
      .filter(({ ref }) => !ref.path.startsWith('sessions/'))
      .map((one) => [one.ref.path, JSON.stringify(one.data())]),
  );
}

it('refuses everybody at every door whom the table refuses, with its code, and writes nothing', async () => {
  const before = await stored();
  expect(before.size).toBeGreaterThan(20);
  expect(await judgeRefused(cells, school)).toEqual([]);
  expect(await stored()).toEqual(before);
});

it('lets everybody in at every door whom the table lets in', async () => {
  expect(await judgeAllowed(cells, school)).toEqual([]);
});
