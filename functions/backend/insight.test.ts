import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { IS_SOAK } from '@lemma/math/part-of';
import { boardSchema } from '@lemma/school/assignment';
import { deskSchema } from '@lemma/school/desk';
import { activityOf } from '@lemma/school/family';
import { insightSchema, progressSchema } from '@lemma/school/insight';
import { type Submission, submissionSchema } from '@lemma/school/work';
import { beforeAll, expect, it } from 'vitest';
import { foldClass } from '../src/engines/folding/fold-class.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { admin, backend, item, newAssignment, newClass, newId, outcomeOf, signIn, stored } from './school.ts';
import { shortestGap, watchWrites } from './watch-writes.ts';

const insightOf = async (classId: string) => {
  const found = await stored(`insights/${classId}`);
  return found && insightSchema.parse(found);
};
const progressOf = async (studentId: string) => {
  const found = await stored(`progress/${studentId}`);
  return found && progressSchema.parse(found);
};

/** How many turn in at once: a whole lesson in the soak. */
const CHILDREN = IS_SOAK ? 35 : 12;

let school: Awaited<ReturnType<typeof newClass>>;
beforeAll(async () => {
  // This call initializes the database client of this process, as in the functions.
  database();
  school = await newClass(Array.from({ length: CHILDREN }, (_, index) => `Child Number${index}`));
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
  await expect.poll(marks).toBe('wf-');
  const progress = await progressOf(student.uid);
  expect(progress?.skills['fractions.add-unlike']).toMatchObject({ answers: 1, level: 'beginning' });
  expect(progress?.effort).toMatchObject({ answers: 2, rapid: 1 });
  // The family reads the desk: it shows the same levels, and an activity for home.
  const family = async () => deskSchema.parse(await stored(`desks/${student.uid}`)).family;
  await expect.poll(async () => Object.keys((await family())?.skills ?? {})).toEqual(['fractions.add-unlike']);
  const known = await family();
  expect(known?.skills['fractions.add-unlike']).toMatchObject({
    level: 'beginning',
    name: expect.stringMatching(/add/i),
  });
  expect(activityOf(known, Date.now())?.answer).toMatch(/\d/);
  // A level that the teacher sets appears everywhere; removing it restores the computed one.
  const judge = (level: { level: 'nearly'; reason: string } | null) =>
    school.teacher.call('judgeLevel', { studentId: student.uid, skill: 'fractions.add-unlike', level });
  await judge({ level: 'nearly', reason: 'On paper' });
  const set = { level: 'nearly', set: true };
  const inClass = async () => (await insightOf(classId))?.students[student.uid]?.skills['fractions.add-unlike'];
  await expect.poll(inClass).toMatchObject(set);
  expect((await progressOf(student.uid))?.skills['fractions.add-unlike']).toMatchObject(set);
  await expect.poll(async () => (await family())?.skills['fractions.add-unlike']).toMatchObject(set);
  // An answer in practice counts as one more answer and leaves the teacher's judgement in place.
  const [practised] = (await student.call('startPractice', { start: true })).items;
  if (!practised) throw new Error('nothing to practise');
  const answer = { itemId: practised.item.id, attemptId: newId(), response: '99', took: 20_000 };
  await student.call('answerPractice', answer);
  expect((await progressOf(student.uid))?.skills['fractions.add-unlike']).toMatchObject(set);
  expect(await stored(`evidence/${student.uid}`)).toMatchObject({
    said: { levels: { 'fractions.add-unlike': 'nearly' } },
  });
  // The teacher sees the question of that answer, drawn again, and its key; nobody else does.
  const ref = { assignmentId: 'practice', studentId: student.uid, itemId: practised.item.id, response: '99' };
  const { prompt, math } = practised.item;
  const { questions } = await school.teacher.call('showAsked', { asked: [ref] });
  expect(questions).toEqual([expect.objectContaining({ prompt, ...(math && { math }), key: expect.any(String) })]);
  expect(await outcomeOf(student.call('showAsked', { asked: [ref] }))).toBe('auth/forbidden');
  await judge(null);
  await expect.poll(inClass).toMatchObject({ level: 'beginning' });
  expect(await inClass()).not.toHaveProperty('set');
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

it(`loses nothing when ${CHILDREN} turn in at once, writes once a second, and is rebuilt to the same state`, async () => {
  const { submission, assignmentId } = await begin();
  const { classId, cards } = school;
  const began = Date.now();
  const shared = ['insights', 'boards'].map((collection) => admin().doc(`${collection}/${classId}`));
  const watched = await watchWrites([...shared, admin().doc(`results/${assignmentId}`)]);
  await Promise.all(
    cards.map(({ studentId }, index) => {
      const made = worked(submission, studentId, began + index, index % 3 === 0 ? 'wrong' : 'right');
      return admin().doc(`submissions/${made.id}`).set(made);
    }),
  );
  const rows = async () => Object.values((await insightOf(classId))?.assignments[assignmentId]?.rows ?? {});
  const handedIn = async () => (await rows()).filter(({ marks }) => marks.length === 3 && !marks.includes('-')).length;
  await expect.poll(handedIn, { interval: 100 }).toBe(cards.length);
  // A listener is notified a little later than a read sees the change.
  await expect.poll(() => [...watched.times.values()].every((times) => times.length > 0)).toBe(true);
  watched.stop();
  const writes = [...watched.times].map(([path, times]) => `${path.split('/')[0]} ${times.length}`).join(', ');
  console.info(`${CHILDREN} hand-ins folded ${Date.now() - began} ms after the first; writes: ${writes}`);
  // At most one write per second to a document, the rate that Firestore supports permanently, however many students
  // turn in at once.
  expect(shortestGap(watched.times) ?? 1000).toBeGreaterThanOrEqual(1000);
  const marks = async () => (await admin().collection('insightMarks').where('classId', '==', classId).get()).size;
  await expect.poll(marks).toBe(0);

  const before = { ...(await insightOf(classId)), foldedAt: 0 };
  const progress = await progressOf(cards[3]?.studentId ?? '');
  const desk = await stored(`desks/${cards[3]?.studentId}`);
  expect(desk).toHaveProperty('family');
  expect(Object.keys(before.assignments ?? {}).length).toBeGreaterThan(0);
  const results = await stored(`results/${assignmentId}`);
  const { [assignmentId]: line } = boardSchema.parse(await stored(`boards/${classId}`)).assignments;
  // Delete the rows and rebuild them.
  await admin().doc(`results/${assignmentId}`).update({ rows: {} });
  const rebuild = new URL('../src/engines/folding/rebuild-cli.ts', import.meta.url).pathname;
  const { projectId, firestore } = backend;
  await promisify(execFile)(process.execPath, [rebuild, '--project', projectId, '--firestore', firestore]);
  expect({ ...(await insightOf(classId)), foldedAt: 0 }).toEqual(before);
  expect(await progressOf(cards[3]?.studentId ?? '')).toEqual(progress);
  expect(await stored(`desks/${cards[3]?.studentId}`)).toEqual(desk);
  expect(await stored(`results/${assignmentId}`)).toEqual(results);
  expect(boardSchema.parse(await stored(`boards/${classId}`)).assignments[assignmentId]).toEqual({
    ...line,
    updatedAt: expect.any(Number),
  });
});

it('continues without documents that it cannot read, and names them', async () => {
  const { submission, assignmentId } = await begin();
  const { classId, cards } = await newClass(['Ana López', 'Ben Osei', 'Cleo Diaz', 'Dan Ito']);
  const [ana, ben, cleo, dan] = cards.map(({ studentId }) => studentId);
  if (!ana || !ben || !cleo || !dan) throw new Error('no students');
  // Hold the lease, so that folds started by events do nothing and this test sees a single pass.
  await documents.insightLeases.put(atOnce, classId, { holder: 'test', until: Date.now() + 120_000, wroteAt: 0 });
  const copy = `${assignmentId}-b`;
  await admin()
    .doc(`assignments/${copy}`)
    .set({ ...(await stored(`assignments/${assignmentId}`)), id: copy, classId });
  const idOf = (studentId: string) => `${copy}_${studentId}`;
  const own = { ...submission, classId, assignmentId: copy };
  const write = async (studentId: string, change: object = {}) => {
    const made = { ...worked(own, studentId, Date.now(), 'right'), ...change };
    await admin()
      .doc(`submissions/${idOf(studentId)}`)
      .set(made);
    const submissionIds = [idOf(studentId)];
    const id = `${classId}_${studentId}`;
    await documents.insightMarks.put(atOnce, id, { classId, studentId, submissionIds, at: 1 });
  };
  await admin().doc(`evidence/${cleo}`).set({ studentId: cleo, work: 'of an older version' });
  await admin().doc(`insights/${classId}`).set({ classId, students: 'of an older version' });
  await Promise.all([write(ana), write(ben, { items: 'of an older version' }), write(cleo), write(dan)]);
  const leftOut = await foldClass(classId, 'test', async () => undefined);
  const unreadable = [`evidence/${cleo}`, `insights/${classId}`, `submissions/${idOf(ben)}`];
  expect([...leftOut].toSorted()).toEqual(unreadable.toSorted());
  const insight = await insightOf(classId);
  expect(Object.keys(insight?.students ?? {}).toSorted()).toEqual([ana, dan].toSorted());
  expect(insight?.assignments[copy]?.rows[ana]).toMatchObject({ state: 'submitted', marks: 'rrr' });
  // Unreadable documents must not disturb the tests that follow.
  for (const path of unreadable) await admin().doc(path).delete();
});
