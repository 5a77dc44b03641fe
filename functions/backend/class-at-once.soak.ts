import { loadavg } from 'node:os';
import { resultsSchema } from '@lemma/school/results';
import { atMost, storeRun } from '@lemma/testing/runs';
import { expect, it } from 'vitest';
import { item, newAssignment, newClass, newId, signIn, stored } from './school.ts';

/** Does the work for all, so many at a time. */
async function eachOf<T, R>(all: readonly T[], atOnce: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    done.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))));
  return done;
}

const MANY = 160;
const WITHIN_MS = 10_000;

it(`answers each of ${MANY} who turn in within ten seconds, and has whole results ten seconds after the last has sent it`, async () => {
  const { teacher, classId, code } = await newClass(['Ana López']);
  const names = Array.from({ length: MANY }, (_, n) => ({ fullName: `Kid ${n}` }));
  const ask = (students: typeof names) =>
    teacher.call('createStudents', { classId, requestId: newId(), secretKind: 'words', students });
  const cards = (
    await eachOf(
      Array.from({ length: MANY / 40 }, (_, n) => names.slice(40 * n, 40 * n + 40)),
      1,
      ask,
    )
  ).flatMap((made) => made.cards);
  const assignmentId = await newAssignment(teacher, classId, { items: [item('i1')] });
  const students = await eachOf(cards, 8, async (card) => {
    const student = await signIn(code, card, newId());
    const { submissionId } = await student.call('openWork', { assignmentId });
    await student.call('submitAttempt', { submissionId, itemId: 'i1', response: '99', took: 1, attemptId: newId() });
    return { student, submissionId };
  });
  const turnedIn = await Promise.all(
    students.map(async ({ student, submissionId }, index) => {
      await new Promise((resolve) => setTimeout(resolve, (index * WITHIN_MS) / MANY));
      const sent = Date.now();
      await student.call('handIn', { submissionId });
      return { sent, answered: Date.now() };
    }),
  );
  const whole = async () =>
    Object.values(resultsSchema.parse(await stored(`results/${assignmentId}`)).rows).filter(
      ({ state, items }) => state === 'submitted' && items[0]?.tries === 1,
    ).length;
  const lastSent = Math.max(...turnedIn.map(({ sent }) => sent));
  await expect.poll(whole, { timeout: 120_000, interval: 200 }).toBe(MANY);
  const took = {
    slowest: Math.max(...turnedIn.map(({ sent, answered }) => answered - sent)),
    whole: Date.now() - lastSent,
  };
  console.log(JSON.stringify({ students: MANY, load: loadavg()[0], ...took }));
  storeRun('turned-in-at-once', [
    { name: 'turning in at once: students, all within', value: MANY, unit: `in ${WITHIN_MS / 1000} s` },
    atMost('turning in at once: the slowest answer', took.slowest, WITHIN_MS, 'ms'),
    atMost('turning in at once: until the results are whole, since the last was sent', took.whole, WITHIN_MS, 'ms'),
  ]);
  expect((await stored(`boards/${classId}`))?.assignments).toMatchObject({ [assignmentId]: { submitted: MANY } });
  expect(took.slowest).toBeLessThan(WITHIN_MS);
  expect(took.whole).toBeLessThan(WITHIN_MS);
}, 600_000);

it('lets a class of 25 sign in, open, answer and turn in at the same moment, and counts them all', async () => {
  const names = Array.from({ length: 25 }, (_, n) => `Kid ${String.fromCharCode(65 + n)}`);
  const { teacher, classId, code, cards } = await newClass(names);
  const assignmentId = await newAssignment(teacher, classId, { items: [item('i1')] });
  const students = await Promise.all(cards.map((card) => signIn(code, card, newId())));
  const opened = await Promise.all(students.map((student) => student.call('openWork', { assignmentId })));
  const answer = (index: number) => ({
    submissionId: opened[index]?.submissionId ?? '',
    itemId: 'i1',
    response: '99',
    took: 1,
  });
  await Promise.all(
    students.map((student, index) => student.call('submitAttempt', { ...answer(index), attemptId: newId() })),
  );
  await Promise.all(
    students.map((student, index) => student.call('handIn', { submissionId: answer(index).submissionId })),
  );
  const rows = async () => Object.values(resultsSchema.parse(await stored(`results/${assignmentId}`)).rows);
  const finished = async () =>
    (await rows()).filter(({ state, items }) => state === 'submitted' && items[0]?.tries === 1).length;
  await expect.poll(finished, { timeout: 60_000 }).toBe(25);
  expect((await stored(`boards/${classId}`))?.assignments).toMatchObject({
    [assignmentId]: { started: 25, submitted: 25 },
  });
});
