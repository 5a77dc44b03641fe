import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { exportMyData } from '../src/calls/settings/export-my-data.ts';
import { removeCoTeacher } from '../src/calls/settings/remove-co-teacher.ts';
import { pauseInterview } from '../src/calls/training/pause-interview.ts';
import { removeInterview } from '../src/calls/training/remove-interview.ts';
import { startInterview } from '../src/calls/training/start-interview.ts';
import { startPupilInterview } from '../src/calls/training/start-pupil-interview.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { act, freshId, joins, newAdult, newClassOf, openTwoClasses, outcome } from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-interviews-of-before-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

const exported = async (by: Actor): Promise<string[]> =>
  ((await act(calls.exportMyData, exportMyData, {}, by)).data.interviews ?? []).map((one) => Object(one).id);
const pause = (interviewId: string, by: Actor) =>
  outcome(act(calls.pauseInterview, pauseInterview, { interviewId, paused: true }, by));

it('an interview with a student is closed to a teacher who was removed, and open again to one who is back', async () => {
  const [lee, toni] = [await newAdult('Lee'), await newAdult('Toni')];
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López']);
  await joins(classId, toni);
  const [own, withAna, studentId = ''] = [freshId(), freshId(), ids[0]];
  const input = { interviewId: withAna, studentId, skill: 'integers.add' };
  await act(calls.startPupilInterview, startPupilInterview, input, toni);
  await act(calls.startInterview, startInterview, { interviewId: own, scenarioId: 'f1', limits: {} }, toni);
  expect((await exported(toni)).toSorted()).toEqual([own, withAna].toSorted());

  await act(calls.removeCoTeacher, removeCoTeacher, { classId, uid: toni.uid }, lee);
  expect(await exported(toni)).toEqual([own]);
  expect(await pause(withAna, toni)).toBe('auth/forbidden');
  expect(await pause(own, toni)).toBe('ok');
  await joins(classId, toni);
  expect(await pause(withAna, toni)).toBe('ok');

  // A student who moves to a class of others takes it along; it goes with the child, or unread.
  const z = await newClassOf(lee, 'Z');
  await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [studentId] }, lee);
  expect(await exported(toni)).toEqual([own]);
  const remove = (by: Actor) => outcome(act(calls.removeInterview, removeInterview, { interviewId: withAna }, by));
  expect([await remove(lee), await remove(toni)]).toEqual(['auth/forbidden', 'ok']);
  expect(await documents.interviews.read(withAna)).toBeUndefined();
});

it('an interview that cannot be read leaves a teacher’s copy whole: its own too, unless a student is in it', async () => {
  const lee = await newAdult('Lee');
  const { ids } = await newClassOf(lee, 'A', ['Ana López']);
  const [own, broken, withAna, studentId = ''] = [freshId(), freshId(), freshId(), ids[0]];
  for (const interviewId of [own, broken])
    await act(calls.startInterview, startInterview, { interviewId, scenarioId: 'f1', limits: {} }, lee);
  const input = { interviewId: withAna, studentId, skill: 'integers.add' };
  await act(calls.startPupilInterview, startPupilInterview, input, lee);
  await database().doc(`interviews/${broken}`).update({ turns: 'none' });
  expect((await exported(lee)).toSorted()).toEqual([own, broken, withAna].toSorted());
  await database().doc(`interviews/${broken}`).update({ student: 'somebody' });
  await database().doc(`students/${studentId}`).update({ classIds: 'none' });
  expect(await exported(lee)).toEqual([own]);
});
