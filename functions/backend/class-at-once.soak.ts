import { resultsSchema } from '@lemma/school/results';
import { expect, it } from 'vitest';
import { item, newAssignment, newClass, newId, signIn, stored } from './school.ts';

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
