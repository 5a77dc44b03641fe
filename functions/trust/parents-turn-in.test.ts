import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { HOUR, MINUTE } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { excuseWork } from '../src/calls/feedback/excuse-work.ts';
import { childWork } from '../src/calls/parents/child-work.ts';
import { handInForChild } from '../src/calls/parents/hand-in-for-child.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, freshId, linked, NOW, newAdult, newClassOf, openTwoClasses, outcome, published } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-parents-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

async function opened(more: Parameters<typeof published>[2]) {
  const [lee, parent] = [await newAdult('Lee'), await newAdult('Pat', 'parent')];
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei']);
  const [studentId = ''] = ids;
  await linked(studentId, lee, parent);
  const assignmentId = await published(lee, classId, { dueAt: NOW + 5 * HOUR, ...more });
  const fileId = freshId();
  const page = { name: 'p.png', type: 'image/png', size: 10, at: NOW, handedIn: [] };
  await database()
    .doc(`files/${fileId}`)
    .set({ uid: parent.uid, ...page });
  const reads = (now = NOW) => act(calls.childWork, childWork, { studentId, assignmentId }, parent, now);
  const sends = (what: { fileIds?: string[]; answers?: { itemId: string; response: string }[] }, now = NOW) => {
    const input = { studentId, assignmentId, handInId: freshId(), helpLevel: 'alone' as const, note: '' };
    return act(calls.handInForChild, handInForChild, { fileIds: [], answers: [], ...input, ...what }, parent, now);
  };
  const starts = () => act(calls.openWork, openWork, { assignmentId, start: true }, { uid: studentId, name: '' });
  return { lee, assignmentId, studentId, fileId, reads, sends, starts };
}
const typed = [{ itemId: 'q1', response: '1' }];

it('reads no questions of a timed assignment before the child starts it, and none when its time is over', async () => {
  const { reads, starts } = await opened({ timeLimit: 10 });
  expect(await reads()).toMatchObject({ questions: [], refused: 'not-begun' });
  await starts();
  expect((await reads(NOW + 9 * MINUTE)).questions).toHaveLength(1);
  expect(await reads(NOW + 11 * MINUTE)).toMatchObject({ questions: [], refused: 'over' });
});

it('reads no questions where parents may not turn in', async () => {
  const { reads } = await opened({ parentMayHandIn: false });
  expect(await outcome(reads())).toBe('auth/forbidden');
});

it('turns nothing in before the child has started, types only while its time runs, and sends pages after it too', async () => {
  const { assignmentId, studentId, fileId, sends, starts } = await opened({ timeLimit: 10 });
  for (const what of [{ answers: typed }, { fileIds: [fileId] }])
    expect(await outcome(sends(what))).toBe('work/not-open');
  expect(await documents.submissions.read(submissionIdOf(assignmentId, studentId))).toBeUndefined();
  await starts();
  expect(await outcome(sends({ answers: typed }, NOW + 60 * MINUTE))).toBe('work/closed');
  expect(await outcome(sends({ answers: typed }, NOW + 9 * MINUTE))).toBe('ok');
  expect(await outcome(sends({ fileIds: [fileId] }, NOW + 60 * MINUTE))).toBe('ok');
  expect((await mustRead(documents.submissions, submissionIdOf(assignmentId, studentId))).handIns).toHaveLength(2);
});

it('gives questions to work that was excused before it was begun, and is to be done after all', async () => {
  const { lee, assignmentId, studentId, fileId, reads, sends } = await opened({});
  for (const excused of [true, false])
    await act(calls.excuseWork, excuseWork, { assignmentId, studentIds: [studentId], excused }, lee);
  expect((await reads()).questions).toHaveLength(1);
  await sends({ fileIds: [fileId] });
  const work = await mustRead(documents.submissions, submissionIdOf(assignmentId, studentId));
  expect([work.state, work.items.length, work.maxScore]).toEqual(['submitted', 1, 2]);
});
