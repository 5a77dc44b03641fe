import {
  boardSchema,
  deskSchema,
  resultsSchema,
  type SubmissionState,
  submissionIdOf,
  submissionSchema,
} from '@lemma/school';
import type { Person } from '@lemma/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { item, newAssignment, newClass, newId, outcomeOf, signIn, stored } from './school.ts';

const HOUR = 3_600_000;

/** One class for the file; each test brings its own assignment. */
async function makeClass() {
  const { teacher, classId, code, cards } = await newClass(['Ana López', 'Ben Osei']);
  const people = await Promise.all(cards.map((card) => signIn(code, card)));
  const [ana, ben] = people;
  if (!ana || !ben) throw new Error('no students');
  return { teacher, classId, ana, ben };
}
let school: Awaited<ReturnType<typeof makeClass>>;
beforeAll(async () => {
  school = await makeClass();
});

const assign = (over: Parameters<typeof newAssignment>[2] = {}) =>
  newAssignment(school.teacher, school.classId, {
    items: [item('i1', 'fractions.add-unlike', { variants: false })],
    ...over,
  });
const read = async (assignmentId: string, { uid }: Person) => {
  const id = submissionIdOf(assignmentId, uid);
  return submissionSchema.parse({ ...(await stored(`submissions/${id}`)), id });
};
const open = async (student: Person, assignmentId: string) =>
  (await student.call('openWork', { assignmentId })).submissionId;
const answer = (student: Person, submissionId: string, response: string) =>
  student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response, took: 9000 });
const keyOf = async (submissionId: string) =>
  (await school.teacher.call('showKeys', { submissionId })).items[0]?.key ?? '';
const lineOf = async (assignmentId: string) =>
  boardSchema.parse(await stored(`boards/${school.classId}`)).assignments[assignmentId];
const stateOf = async (assignmentId: string) => (await stored(`assignments/${assignmentId}`))?.state;
const rowOf = async (assignmentId: string, { uid }: Person) =>
  resultsSchema.parse(await stored(`results/${assignmentId}`)).rows[uid];
const entryOf = async (assignmentId: string, { uid }: Person) =>
  deskSchema.parse(await stored(`desks/${uid}`)).assignments[assignmentId];

describe('the states of an assignment', () => {
  it('goes from draft to archived, and refuses what the model does not have', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign();
    expect(await stateOf(assignmentId)).toBe('open');
    expect(await outcomeOf(teacher.call('reopenAssignment', { assignmentId }))).toBe('data/conflict');
    const submissionId = await open(ana, assignmentId);
    await teacher.call('closeAssignment', { assignmentId });
    await teacher.call('closeAssignment', { assignmentId });
    expect(await stateOf(assignmentId)).toBe('closed');
    expect(await outcomeOf(answer(ana, submissionId, '1'))).toBe('work/closed');
    await teacher.call('reopenAssignment', { assignmentId });
    expect(await entryOf(assignmentId, ana)).not.toHaveProperty('closedAt');
    expect(await outcomeOf(answer(ana, submissionId, '1'))).toBe('ok');
    await teacher.call('closeAssignment', { assignmentId });
    await expect.poll(() => rowOf(assignmentId, ana), { timeout: 30_000 }).toMatchObject({ items: [{ tries: 1 }] });
    await teacher.call('returnWork', { assignmentId, studentIds: [ana.uid] });
    expect(await stateOf(assignmentId)).toBe('returned');
    await teacher.call('archiveAssignment', { assignmentId });
    expect(await outcomeOf(teacher.call('reopenAssignment', { assignmentId }))).toBe('data/conflict');
    expect(await outcomeOf(teacher.call('closeAssignment', { assignmentId }))).toBe('data/conflict');
  });
});

describe('the states of work', () => {
  const states = async (assignmentId: string): Promise<SubmissionState> => (await read(assignmentId, school.ana)).state;
  it('is handed in, returned, asked for again with new tries, handed in again, excused and taken back', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign({ items: [item('i1', 'fractions.add-unlike', { tries: 1, tryPenalty: 1 })] });
    const studentIds = [ana.uid];
    const submissionId = await open(ana, assignmentId);
    expect(await states(assignmentId)).toBe('in-progress');
    await teacher.call('askAgain', { assignmentId, studentIds });
    expect(await states(assignmentId)).toBe('in-progress');
    await answer(ana, submissionId, '99');
    expect(await outcomeOf(answer(ana, submissionId, '98'))).toBe('work/no-tries-left');
    await ana.call('handIn', { submissionId });
    expect(await states(assignmentId)).toBe('submitted');
    await teacher.call('writeFeedback', { submissionId, feedbackId: newId(), text: 'Look at the parts.' });
    expect(await states(assignmentId)).toBe('graded');
    await teacher.call('returnWork', { assignmentId, studentIds });
    expect(await states(assignmentId)).toBe('returned');
    expect(await outcomeOf(answer(ana, submissionId, '97'))).toBe('work/closed');
    await teacher.call('closeAssignment', { assignmentId });
    await teacher.call('askAgain', { assignmentId, studentIds });
    expect(await states(assignmentId)).toBe('resubmit');
    await answer(ana, submissionId, await keyOf(submissionId));
    await ana.call('handIn', { submissionId });
    expect(await read(assignmentId, ana)).toMatchObject({ state: 'submitted', late: false, score: 4 });
    await teacher.call('excuseWork', { assignmentId, studentIds, excused: true });
    await teacher.call('excuseWork', { assignmentId, studentIds, excused: true });
    expect(await states(assignmentId)).toBe('excused');
    await teacher.call('returnWork', { assignmentId, studentIds });
    await teacher.call('askAgain', { assignmentId, studentIds });
    expect(await states(assignmentId)).toBe('excused');
    await teacher.call('excuseWork', { assignmentId, studentIds, excused: false });
    expect(await states(assignmentId)).toBe('submitted');
  });
  it('is excused before it is begun, without its questions, and drawn when it is asked for after all', async () => {
    const { teacher, ben } = school;
    const assignmentId = await assign();
    await teacher.call('excuseWork', { assignmentId, studentIds: [ben.uid], excused: true });
    expect(await read(assignmentId, ben)).toMatchObject({ state: 'excused', items: [] });
    expect(await outcomeOf(ben.call('handIn', { submissionId: await open(ben, assignmentId) }))).toBe('work/closed');
    await teacher.call('excuseWork', { assignmentId, studentIds: [ben.uid], excused: false });
    await open(ben, assignmentId);
    expect(await read(assignmentId, ben)).toMatchObject({ state: 'in-progress', items: [{ id: 'i1' }] });
  });
});

describe('dates', () => {
  it('counts a late hand-in by the policy, and an extension takes the loss back', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign({
      openAt: Date.now() - 9 * HOUR,
      dueAt: Date.now() - 2 * HOUR,
      policy: { early: [], late: [{ hours: 24, percent: 80 }], after: { kind: 'closed' } },
    });
    const submissionId = await open(ana, assignmentId);
    await answer(ana, submissionId, await keyOf(submissionId));
    await ana.call('handIn', { submissionId });
    expect(await read(assignmentId, ana)).toMatchObject({ late: true, percent: 80, score: 3.2, maxScore: 4 });
    const override = { id: 'o1', name: 'Ana', studentIds: [ana.uid], dueAt: Date.now() + HOUR };
    await teacher.call('setOverride', { assignmentId, override });
    expect(await read(assignmentId, ana)).toMatchObject({ late: false, percent: 100, score: 4, dueAt: override.dueAt });
    // The class's list knows, so that an extension is not taken for missing work.
    expect((await lineOf(assignmentId))?.dueBy).toEqual({ [ana.uid]: override.dueAt });
    await teacher.call('removeOverride', { assignmentId, overrideId: 'o1' });
    expect((await lineOf(assignmentId))?.dueBy).toBeUndefined();
    expect(await read(assignmentId, ana)).toMatchObject({ late: true, score: 3.2 });
  });
  it('takes nothing after the last step, but from those with a later date of their own', async () => {
    const { teacher, ana, ben } = school;
    const policy = { early: [], late: [], after: { kind: 'closed' as const } };
    const assignmentId = await assign({ openAt: Date.now() - 9 * HOUR, dueAt: Date.now() - HOUR, policy });
    expect(await outcomeOf(open(ana, assignmentId))).toBe('work/closed');
    const dueAt = Date.now() + HOUR;
    const group = { id: 'g', name: 'Green', groupId: 'g', studentIds: [ana.uid], dueAt };
    await teacher.call('setOverride', { assignmentId, override: group });
    expect(await entryOf(assignmentId, ana)).toMatchObject({ dueAt });
    const submissionId = await open(ana, assignmentId);
    expect(await outcomeOf(open(ben, assignmentId))).toBe('work/closed');
    await teacher.call('closeAssignment', { assignmentId });
    expect(await entryOf(assignmentId, ana)).not.toHaveProperty('closedAt');
    expect(await entryOf(assignmentId, ben)).toHaveProperty('closedAt');
    expect(await outcomeOf(answer(ana, submissionId, '99'))).toBe('ok');
  });
  it('refuses dates for strangers, dates of nothing, and a due date before the opening', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign();
    const id = 'o1';
    for (const override of [
      { id, name: 'X', studentIds: ['nobody'], dueAt: Date.now() + HOUR },
      { id, name: 'X', studentIds: [ana.uid] },
      { id, name: 'X', studentIds: [ana.uid], dueAt: 5 },
    ])
      expect(await outcomeOf(teacher.call('setOverride', { assignmentId, override }))).toBe('input/malformed');
  });
});

describe('results and solutions', () => {
  it('holds verdicts and points back from the student’s own document until they are out', async () => {
    const { teacher, ana } = school;
    const release = { results: { when: 'returned' as const }, solutions: { when: 'returned' as const } };
    const assignmentId = await assign({ release });
    const submissionId = await open(ana, assignmentId);
    const key = await keyOf(submissionId);
    expect(await answer(ana, submissionId, '99')).toMatchObject({ attempt: { verdict: 'unknown' } });
    expect(await answer(ana, submissionId, key)).toMatchObject({ item: { solved: false, closed: false, score: 0 } });
    await ana.call('handIn', { submissionId });
    expect(await read(assignmentId, ana)).toMatchObject({ held: true, score: 0 });
    await expect
      .poll(() => rowOf(assignmentId, ana), { timeout: 30_000 })
      .toMatchObject({ score: 4, state: 'submitted' });
    await expect.poll(() => entryOf(assignmentId, ana), { timeout: 30_000 }).toMatchObject({ held: true, score: 0 });
    expect(await outcomeOf(ana.call('showSolutions', { submissionId }))).toBe('work/not-open');
    await teacher.call('returnWork', { assignmentId, studentIds: [ana.uid] });
    const after = await read(assignmentId, ana);
    expect(after).toMatchObject({
      score: 4,
      items: [{ solved: true, attempts: [{ verdict: 'wrong' }, { verdict: 'right' }] }],
    });
    expect(after).not.toHaveProperty('held');
    expect((await ana.call('showSolutions', { submissionId })).items[0]).toMatchObject({ key });
    await expect.poll(() => entryOf(assignmentId, ana), { timeout: 30_000 }).not.toHaveProperty('held');
  });
  it('come out by the clock when the work is opened after it was due', async () => {
    const { teacher, ana } = school;
    const release = { results: { when: 'after-due' as const }, solutions: { when: 'after-due' as const } };
    const saved = { openAt: Date.now() - 9 * HOUR, dueAt: Date.now() + HOUR, release };
    const assignmentId = await assign(saved);
    const submissionId = await open(ana, assignmentId);
    await answer(ana, submissionId, await keyOf(submissionId));
    await ana.call('handIn', { submissionId });
    const override = { id: 'o1', name: 'Ana', studentIds: [ana.uid], dueAt: Date.now() + 300 };
    await teacher.call('setOverride', { assignmentId, override });
    expect(await read(assignmentId, ana)).toMatchObject({ held: true });
    await expect
      .poll(async () => {
        await open(ana, assignmentId);
        return (await read(assignmentId, ana)).score;
      })
      .toBe(4);
    expect(await outcomeOf(ana.call('showSolutions', { submissionId }))).toBe('ok');
  });
});

it('is duplicated as a draft into another class of the teacher, once, and into nobody else’s', async () => {
  const { teacher } = school;
  const assignmentId = await assign({ policy: { early: [], late: [], after: { kind: 'practice' } } });
  const { classId } = await teacher.call('createClass', { name: '6C', grade: 6 });
  const copy = { classId, assignmentId: newId() };
  await teacher.call('duplicateAssignment', { assignmentId, copies: [copy] });
  await teacher.call('duplicateAssignment', { assignmentId, copies: [copy] });
  const made = await stored(`assignments/${copy.assignmentId}`);
  expect(made).toMatchObject({
    state: 'draft',
    classId,
    policy: { after: { kind: 'practice' } },
    items: [{ id: 'i1' }],
  });
  expect(made?.seed).not.toBe((await stored(`assignments/${assignmentId}`))?.seed);
  expect(Object.keys((await stored(`boards/${classId}`))?.assignments ?? {})).toEqual([copy.assignmentId]);
  const other = await newClass(['Bea']);
  const copies = [{ classId: other.classId, assignmentId: newId() }];
  expect(await outcomeOf(teacher.call('duplicateAssignment', { assignmentId, copies }))).toBe('auth/forbidden');
});
