import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { supportActs } from '@lemma/school/privacy';
import { DAY, HOUR } from '@lemma/school/time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { whoLooked } from '../src/calls/erasure/who-looked.ts';
import { database } from '../src/platform/database.ts';
import { act, NOW, newAdult, newClassOf, openTwoClasses } from './two-classes.ts';

const [LOOKS, ACTS] = [310, 610] as const;

let files = '';
let maya: Actor;
let studentIds: readonly string[] = [];

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-looked-'));
  await openTwoClasses(files);
  maya = await newAdult('Maya Okafor');
  studentIds = (await newClassOf(maya, 'Room 6', ['Ana López', 'Ben Osei'])).ids;
  const [ana = ''] = studentIds;
  const batch = database().batch();
  const add = (collection: string, fields: object) => void batch.set(database().collection(collection).doc(), fields);
  // Two of each moment, so that the moment alone does not say where a page ends.
  for (const studentId of studentIds)
    for (let look = 0; look < LOOKS; look += 1) {
      const lastAt = NOW - Math.floor(look / 2) * DAY;
      add('looks', { studentId, by: maya.uid, kind: look % 2 === 0 ? 'page' : 'file', lastAt, count: 1 });
    }
  for (let hour = 0; hour < ACTS; hour += 1)
    add('audit', { action: supportActs[0], by: maya.uid, studentIds: [ana], at: new Date(NOW - hour * HOUR) });
  await batch.commit();
});
afterAll(() => rm(files, { recursive: true, force: true }));

/** All pages, one after the other. */
async function pagesFor(studentId: string) {
  const pages = [await act(calls.whoLooked, whoLooked, { studentId }, maya)];
  for (let older = pages[0]?.older; older !== undefined; older = pages.at(-1)?.older)
    pages.push(await act(calls.whoLooked, whoLooked, { studentId, before: older }, maya));
  return pages;
}

it('shows every look and every act, newest first, each once, a page at a time', async () => {
  const pages = await pagesFor(studentIds[0] ?? '');
  expect(pages.length).toBe(4);
  const looks = pages.flatMap((page) => page.looks).map(({ kind, lastAt }) => `${lastAt} ${kind}`);
  expect(new Set(looks).size).toBe(LOOKS);
  expect(looks).toHaveLength(LOOKS);
  const times = looks.map((look) => Number.parseInt(look, 10));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  const acts = pages.flatMap((page) => page.acts).map(({ at }) => at);
  expect(acts).toEqual(Array.from({ length: ACTS }, (_, hour) => NOW - hour * HOUR));
});

it('pushes no act to a later page for the looks of many days', async () => {
  const [page] = await pagesFor(studentIds[0] ?? '');
  expect(page?.acts).toHaveLength(300);
  expect(page?.acts.at(-1)?.at).toBeLessThan(page?.looks[0]?.lastAt ?? 0);
});

it('ends with nothing of another child, and where the act before is one of another', async () => {
  const [, ben = ''] = studentIds;
  expect((await pagesFor(ben)).flatMap((page) => page.looks)).toHaveLength(LOOKS);
  const { older } = await act(calls.whoLooked, whoLooked, { studentId: studentIds[0] ?? '' }, maya);
  const before = { act: older?.act };
  expect(await act(calls.whoLooked, whoLooked, { studentId: ben, before }, maya)).toMatchObject({
    looks: [],
    acts: [],
  });
});
