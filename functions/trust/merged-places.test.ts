import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { HOUR } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setOverride } from '../src/calls/assignments/set-override.ts';
import { handInForChild } from '../src/calls/parents/hand-in-for-child.ts';
import { mergeStudents } from '../src/calls/roster/merge-students.ts';
import { startPupilInterview } from '../src/calls/training/start-pupil-interview.ts';
import { handIn } from '../src/calls/work/hand-in.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, freshId, linked, NOW, newAdult, newClassOf, openTwoClasses, published } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-merged-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

async function twoOfOneChild() {
  const lee = await newAdult('Lee');
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Anna Lopez']);
  const [keepId = '', doubleId = ''] = ids;
  const merge = () => act(calls.mergeStudents, mergeStudents, { classId, keepId, doubleId }, lee);
  return { lee, classId, keepId, doubleId, merge };
}

it.each([true, false])('an assignment for the duplicate account alone is the child’s (begun: %s)', async (begun) => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const assignmentId = await published(lee, classId, { onlyFor: [doubleId] });
  if (begun) await act(calls.openWork, openWork, { assignmentId }, { uid: doubleId, name: '' });
  await merge();
  const child = { uid: keepId, name: '' };
  await act(calls.openWork, openWork, { assignmentId }, child);
  await act(calls.handIn, handIn, { submissionId: submissionIdOf(assignmentId, keepId) }, child);
  expect((await mustRead(documents.assignments, assignmentId)).onlyFor).toEqual([keepId]);
  expect((await mustRead(documents.boards, classId)).assignments[assignmentId]?.onlyFor).toEqual([keepId]);
});

it('an extension of the duplicate account holds for the child: on the desk, on the work and when it is turned in', async () => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const assignmentId = await published(lee, classId);
  const dueAt = NOW + 24 * HOUR;
  const override = { id: freshId(), name: 'Anna', studentIds: [doubleId], dueAt };
  await act(calls.setOverride, setOverride, { assignmentId, override }, lee);
  await act(calls.openWork, openWork, { assignmentId }, { uid: doubleId, name: '' });
  await merge();
  const submissionId = submissionIdOf(assignmentId, keepId);
  expect((await mustRead(documents.submissions, submissionId)).dueAt).toBe(dueAt);
  expect((await mustRead(documents.desks, keepId)).assignments[assignmentId]?.dueAt).toBe(dueAt);
  await act(calls.handIn, handIn, { submissionId }, { uid: keepId, name: '' }, NOW + 2 * HOUR);
  expect((await mustRead(documents.submissions, submissionId)).late).toBe(false);
});

it('what the child has of its own holds, and late passes of both are counted together', async () => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const assignmentId = await published(lee, classId);
  for (const [studentId, hours] of [
    [keepId, 5],
    [doubleId, 24],
  ] as const) {
    const override = { id: freshId(), name: 'x', studentIds: [studentId], dueAt: NOW + hours * HOUR };
    await act(calls.setOverride, setOverride, { assignmentId, override }, lee);
  }
  await documents.classes.change(
    ...[classId, documents.classes.at(['passesSpent'], { [keepId]: 1, [doubleId]: 2 })],
    documents.classes.at(['passesGranted'], { [doubleId]: { count: 3, lastId: 'g' } }),
  );
  await merge();
  const { overrides = [] } = await mustRead(documents.assignments, assignmentId);
  expect(overrides.flatMap(({ studentIds }) => studentIds)).toEqual([keepId, keepId]);
  expect((await mustRead(documents.desks, keepId)).assignments[assignmentId]?.dueAt).toBe(NOW + 5 * HOUR);
  const { passesSpent, passesGranted } = await mustRead(documents.classes, classId);
  expect([passesSpent, passesGranted]).toEqual([{ [keepId]: 3 }, { [keepId]: { count: 3, lastId: 'g' } }]);
});

it('a page that was turned in for the duplicate account is the child’s', async () => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const parent = await newAdult('Pat', 'parent');
  await linked(doubleId, lee, parent);
  const assignmentId = await published(lee, classId);
  const fileId = freshId();
  const page = { uid: parent.uid, name: 'p.png', type: 'image/png', size: 3, at: NOW, handedIn: [] };
  await database().doc(`files/${fileId}`).set(page);
  const input = { studentId: doubleId, assignmentId, handInId: freshId(), helpLevel: 'alone', note: '' } as const;
  const pages = { fileIds: [fileId], pages: [], answers: [] };
  await act(calls.handInForChild, handInForChild, { ...input, ...pages }, parent);
  await merge();
  const submissionId = submissionIdOf(assignmentId, keepId);
  expect((await mustRead(documents.files, fileId)).handedIn).toEqual([{ submissionId, studentId: keepId, classId }]);
});

it('an assignment for both accounts is for one student', async () => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const assignmentId = await published(lee, classId, { onlyFor: [keepId, doubleId] });
  await merge();
  const line = (await mustRead(documents.boards, classId)).assignments[assignmentId];
  expect([line?.onlyFor, line?.studentCount]).toEqual([[keepId], 1]);
});

it('an assignment that cannot be read does not keep the others from the child', async () => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const [broken, sound] = [await published(lee, classId), await published(lee, classId, { onlyFor: [doubleId] })];
  await database().doc(`assignments/${broken}`).update({ items: 'none' });
  await merge();
  expect((await mustRead(documents.assignments, sound)).onlyFor).toEqual([keepId]);
});

it('an interview with the duplicate account is one with the child', async () => {
  const { lee, keepId, doubleId, merge } = await twoOfOneChild();
  const interviewId = freshId();
  const start = { interviewId, studentId: doubleId, skill: 'integers.add' };
  await act(calls.startPupilInterview, startPupilInterview, start, lee);
  await merge();
  expect((await mustRead(documents.interviews, interviewId)).student.studentId).toBe(keepId);
});

it('a merge that was cut off after the accounts were one is finished by the same call', async () => {
  const { lee, classId, keepId, doubleId, merge } = await twoOfOneChild();
  const assignmentId = await published(lee, classId);
  await merge();
  const { overrides, ...rest } = await mustRead(documents.assignments, assignmentId);
  await documents.assignments.change(assignmentId, documents.assignments.at(['onlyFor'], [doubleId]));
  await merge();
  expect([rest.onlyFor, overrides]).toEqual([undefined, undefined]);
  expect((await mustRead(documents.assignments, assignmentId)).onlyFor).toEqual([keepId]);
});
