import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { HOUR, MINUTE } from '@lemma/school/time';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { excuseWork } from '../src/calls/feedback/excuse-work.ts';
import { nudgeMissing } from '../src/calls/feedback/nudge-missing.ts';
import { saveDigest } from '../src/calls/parents/save-digest.ts';
import { reminderOf } from '../src/engines/digest/post-reminders.ts';
import { doShare, type Share } from '../src/engines/shares/share.ts';
import { workOf } from '../src/engines/shares/works.ts';
import { allOf } from '../src/platform/any-collection.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { beforeRequests } from './before-requests.ts';
import { openQueue } from './open-queue.ts';
import { act, freshId, linked, NOW, newAdult, newClassOf, openTwoClasses, outcome, published } from './two-classes.ts';

let files = '';
let queue: Awaited<ReturnType<typeof openQueue>>;
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-reminders-'));
  await openTwoClasses(files);
  queue = await openQueue();
});
beforeEach(() => queue.clear());
afterAll(async () => {
  queue.close();
  await rm(files, { recursive: true, force: true });
});

const run = async (share: Share) => doShare(share, await workOf(share.kind), async () => undefined);
const runAll = () => Promise.all(queue.shares().map(run));
const letters = async () => (await allOf('mail').get()).docs.map(({ id }) => id);
const lettersOf = async (assignmentId: string) => (await letters()).filter((id) => id.includes(assignmentId)).length;

/** An assignment of the class that is missing. */
async function missing(lee: Actor, classId: string): Promise<string> {
  const assignmentId = await published(lee, classId, { openAt: NOW - 9 * HOUR, dueAt: NOW - HOUR });
  return assignmentId;
}

/** Two children with one adult each who subscribed to letters, and one whose adult did not. */
async function newFamilies() {
  const lee = await newAdult('Lee');
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei', 'Cy Roe']);
  for (const [index, studentId] of ids.entries()) {
    const parent = await newAdult(`Pat ${index}`, 'parent');
    await linked(studentId, lee, parent);
    if (index < 2) await act(calls.saveDigest, saveDigest, { often: 'weekly' }, parent);
  }
  const assignmentId = await missing(lee, classId);
  const nudge = (now = NOW) => act(calls.nudgeMissing, nudgeMissing, { assignmentId, studentIds: ids }, lee, now);
  return { lee, classId, ids, assignmentId, nudge };
}

it('writes each letter once, after the reminder is stored, however often its task runs', async () => {
  const { assignmentId, nudge } = await newFamilies();
  expect(await nudge()).toEqual({ students: 3, letters: 2 });
  expect(queue.times()).toEqual([NOW + 5 * MINUTE]);
  for (let count = 0; count < 2; count += 1) await runAll();
  expect(await lettersOf(assignmentId)).toBe(2);
  expect(await nudge(NOW + MINUTE)).toEqual({ students: 0, letters: 0 });
});

it('writes the letter that failed when its task runs again, and the others the first time', async () => {
  const { assignmentId, nudge } = await newFamilies();
  await nudge();
  let cut = 0;
  const letThrough = beforeRequests('request', ([method, given]) => {
    const isLetter = method === 'commit' && JSON.stringify(given).includes('/mail/');
    cut += isLetter ? 1 : 0;
    if (isLetter && cut === 1) throw new Error('cut off');
  });
  await expect(runAll()).rejects.toThrow('1 letters were not written');
  letThrough();
  expect(await lettersOf(assignmentId)).toBe(1);
  await runAll();
  expect(await lettersOf(assignmentId)).toBe(2);
});

it('has a call that was cut before the reminder was stored write nothing, and be repeated', async () => {
  const { assignmentId, nudge } = await newFamilies();
  const letThrough = beforeRequests('request', ([method]) => {
    if (method === 'commit') throw new Error('cut off');
  });
  expect(await outcome(nudge())).not.toBe('ok');
  letThrough();
  expect(queue.shares()).toHaveLength(1);
  await runAll();
  expect(await lettersOf(assignmentId)).toBe(0);
  expect(await nudge(NOW + MINUTE)).toEqual({ students: 3, letters: 2 });
  await runAll();
  expect(await lettersOf(assignmentId)).toBe(2);
});

it('stores no reminder where the queue cannot be reached, so that the call can be repeated', async () => {
  const { assignmentId, nudge } = await newFamilies();
  queue.refuse(true);
  expect(await outcome(nudge())).not.toBe('ok');
  queue.refuse(false);
  expect((await mustRead(documents.assignments, assignmentId)).nudges).toBeUndefined();
  expect(await nudge()).toEqual({ students: 3, letters: 2 });
});

it('writes no letter about work that is not waited for any more', async () => {
  const { lee, ids, assignmentId, nudge } = await newFamilies();
  await nudge();
  await act(calls.excuseWork, excuseWork, { assignmentId, studentIds: ids.slice(0, 1), excused: true }, lee);
  const desk = await mustRead(documents.desks, ids[0] ?? '');
  const entry = desk.assignments[assignmentId];
  if (entry === undefined) throw new Error('no entry');
  const excused = documents.desks.at(['assignments', assignmentId], { ...entry, state: 'excused' });
  await documents.desks.change(ids[0] ?? '', excused);
  await runAll();
  expect(await lettersOf(assignmentId)).toBe(1);
});

it('reminds the others where one document of a family cannot be read, and writes their letters', async () => {
  const { ids, assignmentId, nudge } = await newFamilies();
  const [{ parentId } = { parentId: '' }] = documents.guardians.every(
    (await documents.guardians.where(['studentId', '==', ids[0] ?? '']).get()).docs,
  );
  const digest = database().doc(`digests/${parentId}`);
  const before = (await digest.get()).data() ?? {};
  await digest.set({ ...before, often: 7 });
  expect(await nudge()).toEqual({ students: 3, letters: 1 });
  await digest.set(before);
  await database().doc(`desks/${ids[0]}`).update({ assignments: 'none' });
  // As it was put into the queue while both could be read.
  for (const share of queue.shares()) await run({ ...share, ids: ids.map((id) => reminderOf(assignmentId, id)) });
  expect(await lettersOf(assignmentId)).toBe(1);
});

it('has at most fifty children in one task', async () => {
  const { lee, classId, ids } = await newFamilies();
  const [ana = '', , other = ''] = ids;
  const [line, student, link] = [
    (await mustRead(documents.rosters, classId)).students[ana],
    await mustRead(documents.students, ana),
    documents.guardians.every((await documents.guardians.where(['studentId', '==', ana]).get()).docs)[0],
  ];
  if (line === undefined || link === undefined) throw new Error('no family');
  const assignmentId = await missing(lee, classId);
  const desk = await mustRead(documents.desks, ana);
  const many = Array.from({ length: 120 }, () => freshId());
  const roster = await mustRead(documents.rosters, classId);
  const lines = Object.fromEntries(many.map((id) => [id, { ...line, id }]));
  await documents.rosters.put(atOnce, classId, { ...roster, students: { ...roster.students, ...lines } });
  for (const id of many) {
    await documents.students.put(atOnce, id, { ...student, id });
    await documents.desks.put(atOnce, id, { ...desk, studentId: id });
    for (const parentId of [link.parentId, other]) {
      const linkId = `${parentId}_${id}`;
      await documents.guardians.put(atOnce, linkId, { ...link, id: linkId, parentId, studentId: id });
    }
  }
  const nudged = await act(calls.nudgeMissing, nudgeMissing, { assignmentId, studentIds: many }, lee);
  expect(nudged).toEqual({ students: 120, letters: 120 });
  expect(queue.shares().map(({ ids: some }) => some?.length)).toEqual([50, 50, 20]);
  await runAll();
  expect(await lettersOf(assignmentId)).toBe(120);
});
