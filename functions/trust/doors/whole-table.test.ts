import { IS_SOAK, partOf } from '@lemma/math/part-of';
import { freePort, schoolProvider, startSchoolProvider } from '@lemma/testing';
import { logger } from 'firebase-functions/v2';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CALLS } from '../../src/platform/allowance.ts';
import { allOf, collectionNames } from '../../src/platform/any-collection.ts';
import { lookAnew } from '../../src/platform/sessions.ts';
import { siteOrigin } from '../../src/platform/site-origin.ts';
import { permissions } from '../permissions.ts';
import { type Answered, askEach } from './ask-each.ts';
import type { Cell } from './cells.ts';
import { doorsInMemory } from './in-memory.ts';
import { judgeRefused } from './judge.ts';
import { changesForSome, leavesAsIs } from './leaves-as-is.ts';
import { openSchool, putFile } from './open-school.ts';
import { ready } from './ready/ready.ts';
import { THERE } from './ready/sessions.ts';

let place: Parameters<typeof askEach>[1];
let stopProvider: () => Promise<void>;
let whole: readonly Cell[] = [];
let cells: readonly Cell[] = [];
const allowedOf = (all: readonly Cell[]): Cell[] => all.filter(({ answer }) => answer === 'allowed');

/** Of each door one in six of whom it lets in, and one in three of whom it refuses; the soak asks the whole table. */
const askedHere = (all: readonly Cell[]): Cell[] =>
  [...Map.groupBy(all, ({ subject, answer }) => `${subject} ${answer === 'allowed'}`)].flatMap(([door, alike]) =>
    partOf(alike[0]?.answer === 'allowed' ? 6 : 3, alike, ({ who }) => `${door} ${who.name}`),
  );

beforeAll(async () => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue(undefined);
  // Who asks without a pause calls more often than an account may.
  Object.assign(CALLS, { atOnce: Number.POSITIVE_INFINITY });
  const memory = await doorsInMemory();
  const { school, people, cells: every } = await openSchool(memory);
  const putBack = memory.remember();
  const again = async () => {
    putBack();
    lookAnew();
    await putFile();
  };
  place = { school: { ...school, again }, memory, people };
  whole = every;
  cells = askedHere(whole);
  stopProvider = await openProvider();
});
afterAll(() => stopProvider());

/** The school's own provider, with one person of the staff. */
async function openProvider(): Promise<() => Promise<void>> {
  const issuer = `http://127.0.0.1:${await freePort()}`;
  const provider = schoolProvider(issuer);
  process.env.LEMMA_SCHOOL_PROVIDERS = JSON.stringify([provider]);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const person = { email: 'rosa@riverside.example', email_verified: true, name: 'Rosa Lund', kind: 'staff' } as const;
  const callback = `${siteOrigin()}/auth/callback`;
  return startSchoolProvider(issuer, { ...provider, callback }, new Map([[THERE, person]]));
}

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
  expect(await judgeRefused(cells, place.school)).toEqual([]);
  expect(await stored()).toEqual(before);
});

const told = ({ cell, said, changed }: Answered): string =>
  `${cell.who.name}: ${cell.subject}: ${said}${changed ? ', and something changed' : ''}`;

/** Whether it was answered yes, and did what the table says of it. */
function succeeded({ cell: { subject }, said, changed }: Answered): boolean {
  const hasDone = changesForSome.has(subject) || changed !== leavesAsIs.has(subject);
  return said === 'ok' && hasDone;
}

/** What nobody may. */
const NOBODY = /^link of ours$|not this$|^nobody,/;

it('does what they ask for everybody at every door whom the table lets in', async () => {
  const answered = await askEach(allowedOf(cells), place, true);
  expect(answered.filter((one) => !succeeded(one)).map(told)).toEqual([]);
  const { calls, beside, routes } = permissions;
  const open = Object.entries({ ...calls, ...beside, ...routes }).filter(([, need]) => !NOBODY.test(need));
  expect(new Set(answered.map(({ cell }) => cell.subject))).toEqual(new Set(open.map(([subject]) => subject)));
  if (!IS_SOAK) return;
  for (const subject of changesForSome) {
    const changes = answered.filter(({ cell }) => cell.subject === subject).map(({ changed }) => changed);
    expect(new Set(changes), subject).toEqual(new Set([true, false]));
  }
});

it('does not where that is missing which a call needs', async () => {
  const needing = allowedOf(whole).filter(({ subject }) => ready.has(subject));
  const answered = await askEach(needing, place, false);
  const isEnough = [...Map.groupBy(answered, ({ cell }) => cell.subject)].filter(([, all]) =>
    all.every((one) => one.said === 'ok' && one.changed !== leavesAsIs.has(one.cell.subject)),
  );
  expect(isEnough.map(([subject]) => subject)).toEqual([]);
});
