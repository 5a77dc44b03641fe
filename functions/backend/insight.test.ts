import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { insightSchema, progressSchema, type Submission, submissionSchema } from '@lemma/school';
import { beforeAll, expect, it } from 'vitest';
import { admin, backend, item, newAssignment, newClass, newId, signIn, stored } from './school.ts';

const insightOf = async (classId: string) => {
  const found = await stored(`insights/${classId}`);
  return found && insightSchema.parse(found);
};
const progressOf = async (studentId: string) => {
  const found = await stored(`progress/${studentId}`);
  return found && progressSchema.parse(found);
};

let school: Awaited<ReturnType<typeof newClass>>;
beforeAll(async () => {
  school = await newClass(Array.from({ length: 35 }, (_, index) => `Child Number${index}`));
});

async function begin() {
  const { teacher, classId, code, cards } = school;
  const items = [item('i1'), item('i2'), item('i3', 'integers.add')];
  const assignmentId = await newAssignment(teacher, classId, { items });
  const [card] = cards;
  if (!card) throw new Error('no card');
  const student = await signIn(code, card);
  const { submissionId } = await student.call('openWork', { assignmentId });
  const submission = submissionSchema.parse({ ...(await stored(`submissions/${submissionId}`)), id: submissionId });
  return { student, assignmentId, submissionId, submission };
}

it('tells what an answer says of a student, to the class and to the student', async () => {
  const { student, assignmentId, submissionId } = await begin();
  const { classId } = school;
  await student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response: '99', took: 20_000 });
  await student.call('submitAttempt', { submissionId, itemId: 'i2', attemptId: newId(), response: '99', took: 900 });
  const marks = async () => (await insightOf(classId))?.assignments[assignmentId]?.rows[student.uid]?.marks;
  await expect.poll(marks, { timeout: 30_000 }).toBe('wf-');
  const progress = await progressOf(student.uid);
  expect(progress?.skills['fractions.add-unlike']).toMatchObject({ answers: 1, level: 'beginning' });
  expect(progress?.effort).toMatchObject({ answers: 2, rapid: 1 });
});

/** The same work by another student, as the functions would have stored it. */
const worked = (submission: Submission, studentId: string, at: number, verdict: 'right' | 'wrong'): Submission => ({
  ...submission,
  id: `${submission.assignmentId}_${studentId}`,
  studentId,
  state: 'submitted',
  submittedAt: at,
  revision: 5,
  items: submission.items.map((one) => ({
    ...one,
    closed: true,
    solved: verdict === 'right',
    attempts: [
      { id: newId(), response: '99', verdict, sameValue: false, message: '', at, took: 20_000, hintsShown: 0 },
    ],
  })),
});

it('loses nothing when a lesson of 35 hands in at once, writes once a second, and is rebuilt to the same', async () => {
  const { submission, assignmentId } = await begin();
  const { classId, cards } = school;
  const began = Date.now();
  const writes: number[] = [];
  const stop = admin()
    .doc(`insights/${classId}`)
    .onSnapshot((snapshot) => {
      const at: unknown = snapshot.get('foldedAt');
      if (typeof at === 'number' && at >= began) writes.push(at);
    });
  await Promise.all(
    cards.map(({ studentId }, index) => {
      const made = worked(submission, studentId, began + index, index % 3 === 0 ? 'wrong' : 'right');
      return admin().doc(`submissions/${made.id}`).set(made);
    }),
  );
  const rows = async () => Object.values((await insightOf(classId))?.assignments[assignmentId]?.rows ?? {});
  const handedIn = async () => (await rows()).filter(({ marks }) => marks.length === 3 && !marks.includes('-')).length;
  await expect.poll(handedIn, { timeout: 60_000, interval: 100 }).toBe(cards.length);
  console.info(`35 hand-ins folded ${Date.now() - began} ms after the first, in ${writes.length} writes`);
  stop();
  const gaps = writes.slice(1).map((at, index) => at - (writes[index] ?? 0));
  expect(Math.min(1000, ...gaps)).toBeGreaterThanOrEqual(1000);
  const marks = async () => (await admin().collection('insightMarks').where('classId', '==', classId).get()).size;
  await expect.poll(marks, { timeout: 30_000 }).toBe(0);

  const before = { ...(await insightOf(classId)), foldedAt: 0 };
  const progress = await progressOf(cards[3]?.studentId ?? '');
  expect(Object.keys(before.assignments ?? {}).length).toBeGreaterThan(0);
  const rebuild = new URL('../src/insight/rebuild-cli.ts', import.meta.url).pathname;
  const { projectId, firestore } = backend;
  await promisify(execFile)(process.execPath, [rebuild, '--project', projectId, '--firestore', firestore]);
  expect({ ...(await insightOf(classId)), foldedAt: 0 }).toEqual(before);
  expect(await progressOf(cards[3]?.studentId ?? '')).toEqual(progress);
}, 180_000);
