import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { DAY, MINUTE } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { excuseWork } from '../src/calls/feedback/excuse-work.ts';
import { handInForStudent } from '../src/calls/files/hand-in-for-student.ts';
import { setAccessProfile } from '../src/calls/roster/set-access-profile.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { submitAttempt } from '../src/calls/work/submit-attempt.ts';
import { database } from '../src/platform/database.ts';
import { documents, mustRead } from '../src/platform/documents.ts';
import { act, freshId, linked, NOW, newAdult, newClassOf, openTwoClasses, outcome, published } from './two-classes.ts';

/** The time of an access profile, however work is begun: by the child, by an adult's pages, or after an excuse. */
let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-access-time-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

/** A child with double the time, and one with the usual, of an assignment with a time limit of twenty minutes. */
async function newWork() {
  const [lee, parent] = [await newAdult('Lee'), await newAdult('Pat', 'parent')];
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei']);
  const [ana = '', ben = ''] = ids;
  for (const id of ids) await linked(id, lee, parent);
  await act(calls.setAccessProfile, setAccessProfile, { studentId: ana, change: { time: 'double' } }, lee);
  const assignmentId = await published(lee, classId, { dueAt: NOW + DAY, timeLimit: 20 });
  const open = (uid: string) => act(calls.openWork, openWork, { assignmentId, start: true }, { uid, name: '' });
  const endsAt = async (uid: string) =>
    (await mustRead(documents.submissions, submissionIdOf(assignmentId, uid))).endsAt;
  /** Whether an answer is taken so long after the work was begun. */
  const answers = (uid: string, minutes: number) => {
    const answer = { submissionId: submissionIdOf(assignmentId, uid), itemId: 'q1', attemptId: freshId() };
    const given = { ...answer, response: `${minutes}`, took: 1 };
    return outcome(act(calls.submitAttempt, submitAttempt, given, { uid, name: '' }, NOW + minutes * MINUTE));
  };
  return { lee, parent, assignmentId, ana, ben, open, endsAt, answers };
}

it('gives the child the time of the profile for work that the teacher’s scan began', async () => {
  const { lee, assignmentId, ana, ben, open, answers } = await newWork();
  for (const studentId of [ana, ben]) {
    const fileId = freshId();
    const file = { uid: lee.uid, name: 'p.png', type: 'image/png', size: 10, at: NOW, handedIn: [] };
    await database().doc(`files/${fileId}`).set(file);
    const pages = [{ fileId, turn: 0 as const }];
    const handIn = { studentId, assignmentId, handInId: freshId(), note: '', pages };
    await act(calls.handInForStudent, handInForStudent, handIn, lee);
    await open(studentId);
  }
  expect(await answers(ana, 39)).toBe('ok');
  expect(await answers(ana, 41)).toBe('work/closed');
  expect(await answers(ben, 19)).toBe('ok');
  expect(await answers(ben, 21)).toBe('work/closed');
});

it('lets work that was excused before it was begun end at the time of the profile once it is to be done after all', async () => {
  const { lee, assignmentId, ana, ben, open, endsAt, answers } = await newWork();
  for (const excused of [true, false])
    await act(calls.excuseWork, excuseWork, { assignmentId, studentIds: [ana, ben], excused }, lee);
  for (const uid of [ana, ben]) await open(uid);
  expect([await endsAt(ana), await endsAt(ben)]).toEqual([NOW + 40 * MINUTE, NOW + 20 * MINUTE]);
  expect(await answers(ana, 39)).toBe('ok');
  expect(await answers(ana, 41)).toBe('work/closed');
  expect(await answers(ben, 21)).toBe('work/closed');
});
