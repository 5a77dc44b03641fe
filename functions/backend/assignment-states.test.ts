import { IS_SOAK } from '@lemma/math/part-of';
import {
  assignmentSchema,
  assignmentStates,
  bankSchema,
  boardSchema,
  defaultLatePolicy,
  defaultRelease,
} from '@lemma/school/assignment';
import { deskSchema } from '@lemma/school/desk';
import { evidenceSchema } from '@lemma/school/insight';
import { resultsSchema } from '@lemma/school/results';
import { HOUR } from '@lemma/school/time';
import { type SubmissionState, submissionIdOf, submissionSchema, submissionStates } from '@lemma/school/work';
import type { Person } from '@lemma/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin, item, newAssignment, newClass, newId, newParent, outcomeOf, signIn, stored } from './school.ts';

/** How often two do at once what excludes each other. */
const ROUNDS = IS_SOAK ? 6 : 2;

/** One class for the whole file; each test creates its own assignment. */
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
  it('is a draft again after its publication was undone, gone from every desk, and can be published once more', async () => {
    const { teacher, ana, ben } = school;
    const assignmentId = await assign();
    expect(await entryOf(assignmentId, ana)).toMatchObject({ state: 'not-started' });
    // Nobody chose them, and another default some day changes nothing of what is out.
    const rules = { policy: defaultLatePolicy, release: defaultRelease };
    expect(await stored(`assignments/${assignmentId}`)).toMatchObject(rules);
    await teacher.call('unpublishAssignment', { assignmentId });
    await teacher.call('unpublishAssignment', { assignmentId });
    expect(await stateOf(assignmentId)).toBe('draft');
    expect(await lineOf(assignmentId)).toMatchObject({ state: 'draft', studentCount: 0 });
    expect([await entryOf(assignmentId, ana), await entryOf(assignmentId, ben)]).toEqual([undefined, undefined]);
    expect(await stored(`results/${assignmentId}`)).toBeUndefined();
    expect(await outcomeOf(ana.call('openWork', { assignmentId }))).not.toBe('ok');
    await teacher.call('publishAssignment', { assignmentId });
    expect(await entryOf(assignmentId, ana)).toMatchObject({ state: 'not-started' });
  });
  it('stays published once a student has begun', async () => {
    const { teacher, ana } = school;
    const assignmentId = await assign();
    await open(ana, assignmentId);
    expect(await outcomeOf(teacher.call('unpublishAssignment', { assignmentId }))).toBe('data/conflict');
    expect(await stateOf(assignmentId)).toBe('open');
    expect(await entryOf(assignmentId, ana)).toBeDefined();
  });
  it('is begun, or a draft that nobody has work on, when a student begins while the publication is undone', async () => {
    const { teacher, ana, ben } = school;
    for (let round = 0; round < ROUNDS; round += 1) {
      const assignmentId = await assign();
      const [undone, ...begun] = await Promise.all([
        outcomeOf(teacher.call('unpublishAssignment', { assignmentId })),
        ...[ana, ben].map((student) => outcomeOf(student.call('openWork', { assignmentId }))),
      ]);
      const works = [ana, ben].map(({ uid }) => stored(`submissions/${submissionIdOf(assignmentId, uid)}`));
      const there = (await Promise.all(works)).map((work) => work !== undefined);
      expect(begun.map((outcome) => outcome === 'ok')).toEqual(there);
      expect([undone, await stateOf(assignmentId)]).toEqual(
        there.includes(true) ? ['data/conflict', 'open'] : ['ok', 'draft'],
      );
    }
  });
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
    await expect.poll(() => rowOf(assignmentId, ana)).toMatchObject({ items: [{ tries: 1 }] });
    await teacher.call('returnWork', { assignmentId, studentIds: [ana.uid] });
    expect(await stateOf(assignmentId)).toBe('returned');
    await teacher.call('archiveAssignment', { assignmentId });
    expect(await outcomeOf(teacher.call('reopenAssignment', { assignmentId }))).toBe('data/conflict');
    expect(await outcomeOf(teacher.call('closeAssignment', { assignmentId }))).toBe('data/conflict');
  });
});

describe('a draft', () => {
  it('is deleted, once and again without a fault', async () => {
    const { teacher } = school;
    const draft = await assign();
    await teacher.call('unpublishAssignment', { assignmentId: draft });
    expect(await lineOf(draft)).toMatchObject({ state: 'draft' });
    await teacher.call('removeDraft', { assignmentId: draft });
    await teacher.call('removeDraft', { assignmentId: draft });
    expect(await lineOf(draft)).toBeUndefined();
    expect(await stored(`assignments/${draft}`)).toBeUndefined();
  });

  it('is not deleted once it is published', async () => {
    const assignmentId = await assign();
    expect(await outcomeOf(school.teacher.call('removeDraft', { assignmentId }))).toBe('data/conflict');
  });
});

describe('the states of work', () => {
  const states = async (assignmentId: string): Promise<SubmissionState> => (await read(assignmentId, school.ana)).state;
  it('is turned in, returned, asked for again with new tries, turned in again, excused and included again', async () => {
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
    // A comment is no grade.
    expect(await states(assignmentId)).toBe('submitted');
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
  it('is excused before it is begun, without its questions, which are drawn when it is included after all', async () => {
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
  it('counts late work by the policy, and an extension removes the loss', async () => {
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
    // The class's list has the date too, so that an extension is not shown as missing work.
    expect((await lineOf(assignmentId))?.dueBy).toEqual({ [ana.uid]: override.dueAt });
    await teacher.call('removeOverride', { assignmentId, overrideId: 'o1' });
    expect((await lineOf(assignmentId))?.dueBy).toBeUndefined();
    expect(await read(assignmentId, ana)).toMatchObject({ late: true, score: 3.2 });
  });
  it('accepts nothing after the last step, except from students with a later date', async () => {
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
  it('refuses dates for strangers, an override without dates, and a due date before the opening', async () => {
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
  it('keeps verdicts and points out of the student’s own document until they are released', async () => {
    const { teacher, ana } = school;
    const release = { results: { when: 'returned' as const }, solutions: { when: 'returned' as const } };
    const assignmentId = await assign({ release });
    const submissionId = await open(ana, assignmentId);
    const key = await keyOf(submissionId);
    expect(await answer(ana, submissionId, '99')).toMatchObject({ attempt: { verdict: 'unknown' } });
    expect(await answer(ana, submissionId, key)).toMatchObject({ item: { solved: false, closed: false, score: 0 } });
    await ana.call('handIn', { submissionId });
    expect(await read(assignmentId, ana)).toMatchObject({ held: true, score: 0 });
    await expect.poll(() => rowOf(assignmentId, ana)).toMatchObject({ score: 4, state: 'submitted' });
    await expect.poll(() => entryOf(assignmentId, ana)).toMatchObject({ held: true, score: 0 });
    expect(await outcomeOf(ana.call('showSolutions', { submissionId }))).toBe('work/not-open');
    await teacher.call('returnWork', { assignmentId, studentIds: [ana.uid] });
    const after = await read(assignmentId, ana);
    expect(after).toMatchObject({
      score: 4,
      items: [{ solved: true, attempts: [{ verdict: 'wrong' }, { verdict: 'right' }] }],
    });
    expect(after).not.toHaveProperty('held');
    expect((await ana.call('showSolutions', { submissionId })).items[0]).toMatchObject({ key });
    await expect.poll(() => entryOf(assignmentId, ana)).not.toHaveProperty('held');
  });
  it('are released by the clock when the work is opened after it was due', async () => {
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

it('is duplicated as a draft into another class of the teacher, once, and into no class of others', async () => {
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

describe('what each state allows', () => {
  const HOURS = 9;
  type World = { assignmentId: string; submissionId: string; attemptId: string };
  let world: World;
  let assignment: Record<string, unknown>;
  let work: Record<string, unknown>;
  beforeAll(async () => {
    const assignmentId = await assign({ openAt: Date.now() - HOURS * HOUR });
    const submissionId = await open(school.ana, assignmentId);
    const attemptId = newId();
    await school.ana.call('submitAttempt', { submissionId, itemId: 'i1', attemptId, response: '99', took: 9000 });
    const rubric = { from: 'zero' as const, items: [{ id: 'r1', label: 'All', points: 4 }] };
    await school.teacher.call('saveRubric', { assignmentId, itemId: 'i1', rubric, apply: true });
    world = { assignmentId, submissionId, attemptId };
    assignment = (await stored(`assignments/${assignmentId}`)) ?? {};
    work = (await stored(`submissions/${submissionId}`)) ?? {};
  });

  const put = async (state: string, workState: string) => {
    const openAt = state === 'scheduled' ? Date.now() + HOUR / 2 : Date.now() - HOUR;
    await admin()
      .doc(`assignments/${world.assignmentId}`)
      .set({ ...assignment, state, openAt });
    const handedIn = !['in-progress', 'resubmit', 'missing'].includes(workState);
    const handIns = [{ id: 'h1', by: 'student', byName: 'Ana', uid: school.ana.uid, at: 5, late: false, pages: [] }];
    await admin()
      .doc(`submissions/${world.submissionId}`)
      .set({ ...work, state: workState, ...(handedIn && { handIns, submittedAt: 5 }) });
  };
  const ids = () => ({ assignmentId: world.assignmentId, studentIds: [school.ana.uid] });
  const saved = () => ({
    ...{ assignmentId: world.assignmentId, classId: school.classId, title: 'Other words', instructions: '' },
    ...{ openAt: Date.now() - HOUR, dueAt: Date.now() + HOUR, parentMayHandIn: true },
  });
  const acts = {
    publish: () => school.teacher.call('publishAssignment', { assignmentId: world.assignmentId }),
    close: () => school.teacher.call('closeAssignment', { assignmentId: world.assignmentId }),
    reopen: () => school.teacher.call('reopenAssignment', { assignmentId: world.assignmentId }),
    archive: () => school.teacher.call('archiveAssignment', { assignmentId: world.assignmentId }),
    restore: () => school.teacher.call('restoreAssignment', { assignmentId: world.assignmentId }),
    'edit words': () =>
      school.teacher.call('saveAssignment', {
        ...saved(),
        items: [item('i1', 'fractions.add-unlike', { variants: false })],
      }),
    'edit questions': () => school.teacher.call('saveAssignment', { ...saved(), items: [item('i2', 'integers.add')] }),
    'give more time': () =>
      school.teacher.call('setOverride', {
        assignmentId: world.assignmentId,
        override: { id: 'o1', name: 'Ana', studentIds: [school.ana.uid], dueAt: Date.now() + HOUR },
      }),
    'mend the question': () =>
      school.teacher.call('fixItem', {
        ...{ assignmentId: world.assignmentId, itemId: 'i1', apply: true },
        fix: { kind: 'points', points: 4 },
      }),
    return: () => school.teacher.call('returnWork', ids()),
    'ask again': () => school.teacher.call('askAgain', ids()),
    excuse: () => school.teacher.call('excuseWork', { ...ids(), excused: true }),
    include: () => school.teacher.call('excuseWork', { ...ids(), excused: false }),
    comment: () =>
      school.teacher.call('writeFeedback', { submissionId: world.submissionId, feedbackId: newId(), text: 'Look.' }),
    points: () => school.teacher.call('gradeItem', { ...ids(), itemId: 'i1', rubric: ['r1'] }),
    look: () => school.ana.call('openWork', { assignmentId: world.assignmentId }),
    type: () => school.ana.call('saveDraft', { submissionId: world.submissionId, itemId: 'i1', draft: newId() }),
    hint: () => school.ana.call('takeHint', { submissionId: world.submissionId, itemId: 'i1', index: 0 }),
    answer: () => answer(school.ana, world.submissionId, '98'),
    'turn in': () => school.ana.call('handIn', { submissionId: world.submissionId }),
    contest: () =>
      school.ana.call('contestAnswer', {
        ...{ submissionId: world.submissionId, itemId: 'i1', attemptId: world.attemptId, note: '' },
      }),
  };
  const short = (outcome: unknown) => String(outcome).replace('data/', '').replace('work/', '');

  // The state of the assignment after each action, or why it was refused. Publishing twice changes nothing.
  it.each([
    ['publish', 'open scheduled open closed returned archived'],
    ['close', 'conflict closed closed closed conflict conflict'],
    ['reopen', 'conflict conflict conflict open open conflict'],
    ['archive', 'archived archived archived archived archived archived'],
    ['restore', 'conflict conflict conflict conflict conflict closed'],
    ['edit words', 'draft open open closed returned conflict'],
    ['edit questions', 'draft conflict conflict conflict conflict conflict'],
    ['give more time', 'draft scheduled open closed returned conflict'],
    ['mend the question', 'conflict scheduled open closed returned conflict'],
    ['return', 'conflict scheduled open returned returned conflict'],
    ['ask again', 'conflict scheduled open closed returned conflict'],
    ['excuse', 'conflict scheduled open closed returned conflict'],
    ['comment', 'conflict scheduled open closed returned conflict'],
    ['points', 'conflict scheduled open closed returned conflict'],
    ['answer', 'not-open not-open open closed closed closed'],
    ['hint', 'not-open not-open open closed closed closed'],
    ['turn in', 'not-open not-open open closed closed closed'],
    ['contest', 'conflict scheduled open closed returned conflict'],
  ] as const)(
    'an assignment: %s',
    async (act, expected) => {
      const after: string[] = [];
      for (const state of assignmentStates) {
        await put(state, 'in-progress');
        const outcome = await outcomeOf(acts[act]());
        after.push(outcome === 'ok' ? String(await stateOf(world.assignmentId)) : short(outcome));
      }
      expect(after.join(' ')).toBe(expected);
    },
    30_000,
  );

  // The state of the work after each action: in-progress, submitted, graded, returned, resubmit, excused, missing.
  it.each([
    ['look', 'in-progress submitted graded returned resubmit excused missing'],
    ['type', 'in-progress closed closed closed resubmit closed closed'],
    ['hint', 'in-progress closed closed closed resubmit closed closed'],
    ['answer', 'in-progress closed closed closed resubmit closed closed'],
    ['turn in', 'submitted submitted graded returned submitted excused closed'],
    ['comment', 'in-progress submitted graded returned resubmit excused missing'],
    ['points', 'in-progress graded graded returned resubmit excused missing'],
    ['return', 'returned returned returned returned returned excused returned'],
    ['ask again', 'in-progress resubmit resubmit resubmit resubmit excused missing'],
    ['excuse', 'excused excused excused excused excused excused excused'],
    ['include', 'in-progress submitted graded returned resubmit submitted missing'],
    ['contest', 'in-progress submitted graded returned resubmit excused missing'],
  ] as const)(
    'work: %s',
    async (act, expected) => {
      const after: string[] = [];
      for (const state of submissionStates) {
        await put('open', state);
        const outcome = await outcomeOf(acts[act]());
        const id = world.submissionId;
        const found = submissionSchema.parse({ ...(await stored(`submissions/${id}`)), id });
        after.push(outcome === 'ok' ? found.state : short(outcome));
      }
      expect(after.join(' ')).toBe(expected);
    },
    30_000,
  );
});

it('moves all dates of some assignments by days, once per request, and leaves finished ones', async () => {
  const { teacher, classId, ana } = school;
  const release = {
    results: { when: 'at-once' as const },
    solutions: { when: 'on' as const, at: Date.now() + 5 * HOUR },
  };
  const first = await assign({ release });
  const over = await assign();
  await teacher.call('closeAssignment', { assignmentId: over });
  const override = { id: 'o1', name: 'Ana', studentIds: [ana.uid], dueAt: Date.now() + 2 * HOUR };
  await teacher.call('setOverride', { assignmentId: first, override });
  const before = assignmentSchema.parse({ ...(await stored(`assignments/${first}`)), id: first });
  const act = { classId, assignmentIds: [first, over], days: 3, timeZone: 'UTC', shiftId: newId() };
  expect(await teacher.call('shiftDates', act)).toEqual({ moved: [first] });
  expect(await teacher.call('shiftDates', act)).toEqual({ moved: [] });
  const days = 72 * HOUR;
  expect(await stored(`assignments/${first}`)).toMatchObject({
    ...{ openAt: before.openAt + days, dueAt: before.dueAt + days, state: 'scheduled' },
    overrides: [{ dueAt: override.dueAt + days }],
    release: { solutions: { at: release.solutions.at + days } },
  });
  expect(await entryOf(first, ana)).toMatchObject({ dueAt: override.dueAt + days });
  expect((await stored(`boards/${classId}`))?.assignments).toMatchObject({ [first]: { dueAt: before.dueAt + days } });
  expect(await outcomeOf(teacher.call('shiftDates', { ...act, timeZone: 'Mars/Olympus', shiftId: newId() }))).toBe(
    'input/malformed',
  );
  const other = await newClass(['Bea']);
  const theirs = { ...act, classId: other.classId, shiftId: newId() };
  expect(await outcomeOf(other.teacher.call('shiftDates', theirs))).toBe('auth/forbidden');
});

it('saves questions and phrases in the teacher’s own bank, each once, and none for students', async () => {
  const { teacher, ana } = school;
  const inBank = item('i1', 'integers.add', { accepted: [{ kind: 'all' }], hintCost: 0.1 });
  await teacher.call('keepItem', { keptId: 'k1', item: inBank });
  await teacher.call('keepItem', { keptId: 'k2', item: { ...inBank, id: 'i2' } });
  await teacher.call('keepItem', { keptId: 'k3', item: { ...inBank, id: 'i3', points: 9 } });
  await teacher.call('keepPhrase', { phrase: 'Check the sign.', kept: true });
  await teacher.call('keepPhrase', { phrase: 'Well explained.', kept: true });
  await teacher.call('keepPhrase', { phrase: 'Check the sign.', kept: true });
  const bank = bankSchema.parse(await stored(`banks/${teacher.uid}`));
  expect(Object.keys(bank.items)).toEqual(['k1', 'k3']);
  expect(bank.items.k1?.item).toMatchObject({ hintCost: 0.1, tries: 3 });
  expect(bank.items.k1?.item).not.toHaveProperty('accepted');
  expect(bank.phrases).toEqual(['Check the sign.', 'Well explained.']);
  await teacher.call('dropItem', { keptId: 'k1' });
  await teacher.call('dropItem', { keptId: 'k1' });
  await teacher.call('keepPhrase', { phrase: 'Check the sign.', kept: false });
  expect(await stored(`banks/${teacher.uid}`)).toMatchObject({ phrases: ['Well explained.'] });
  expect(await outcomeOf(ana.call('keepItem', { keptId: 'k1', item: inBank }))).toBe('auth/forbidden');
  expect(await outcomeOf(ana.call('keepPhrase', { phrase: 'x', kept: true }))).toBe('auth/forbidden');
});

it('subtracts the price of hints from a correct answer', async () => {
  const { ana } = school;
  const assignmentId = await assign({ items: [item('i1', 'fractions.add-unlike', { hintCost: 0.25, tryPenalty: 0 })] });
  const submissionId = await open(ana, assignmentId);
  expect((await read(assignmentId, ana)).items[0]).toMatchObject({ hintCost: 0.25 });
  await ana.call('takeHint', { submissionId, itemId: 'i1', index: 0 });
  await answer(ana, submissionId, '99');
  await ana.call('takeHint', { submissionId, itemId: 'i1', index: 1 });
  await answer(ana, submissionId, await keyOf(submissionId));
  expect((await read(assignmentId, ana)).score).toBe(2);
});

it('reminds students whose work is missing, on the desk and by letter, once in a school day', async () => {
  const { teacher, ana, ben } = school;
  const parent = await newParent();
  const { code } = await teacher.call('createParentCode', { studentId: ben.uid });
  await parent.call('linkParent', { code });
  await parent.call('saveDigest', { often: 'weekly' });
  const assignmentId = await assign({ openAt: Date.now() - 9 * HOUR, dueAt: Date.now() - HOUR });
  await ana.call('handIn', { submissionId: await open(ana, assignmentId) });
  const input = { assignmentId, studentIds: [ana.uid, ben.uid] };
  expect(await teacher.call('nudgeMissing', input)).toEqual({ students: 1, letters: 1 });
  expect(await teacher.call('nudgeMissing', input)).toEqual({ students: 0, letters: 0 });
  expect(await entryOf(assignmentId, ben)).toMatchObject({ nudge: { byName: 'Maya Okafor' } });
  expect(await entryOf(assignmentId, ana)).not.toHaveProperty('nudge');
  await teacher.call('closeAssignment', { assignmentId });
  await admin().doc(`assignments/${assignmentId}`).update({ nudges: {} });
  expect(await teacher.call('nudgeMissing', input)).toEqual({ students: 0, letters: 0 });
});

it('starts a time limit when the student says so, accepts no answer after it, and gives some students more time', async () => {
  const { teacher, ana, ben } = school;
  const assignmentId = await assign({ timeLimit: 30 });
  const override = { id: 'o1', name: 'Ben', studentIds: [ben.uid], timeLimit: 60 };
  await teacher.call('setOverride', { assignmentId, override });
  const submissionId = submissionIdOf(assignmentId, ana.uid);
  const now = expect.any(Number);
  expect(await ana.call('openWork', { assignmentId })).toEqual({ submissionId, now, waits: 30, title: 'Fractions' });
  expect(await stored(`submissions/${submissionId}`)).toBeUndefined();
  expect(await ben.call('openWork', { assignmentId })).toMatchObject({ waits: 60 });
  expect(await ana.call('openWork', { assignmentId, start: true })).toEqual({ submissionId, now });
  const begun = await read(assignmentId, ana);
  expect(begun.endsAt).toBe(begun.startedAt + HOUR / 2);
  await admin()
    .doc(`submissions/${submissionId}`)
    .update({ startedAt: begun.startedAt - HOUR, endsAt: begun.startedAt - HOUR / 2 });
  expect(await outcomeOf(answer(ana, submissionId, '99'))).toBe('work/closed');
  expect(await outcomeOf(ana.call('takeHint', { submissionId, itemId: 'i1', index: 0 }))).toBe('work/closed');
  const working = () => outcomeOf(ana.call('attachWorking', { submissionId, itemId: 'i1', fileId: newId() }));
  expect(await working()).toBe('work/closed');
  // The tolerance for slow connections applies here too.
  await admin()
    .doc(`submissions/${submissionId}`)
    .update({ endsAt: Date.now() - 1000 });
  expect(await working()).not.toBe('work/closed');
  const more = { id: 'o2', name: 'Ana', studentIds: [ana.uid], timeLimit: 0 };
  await teacher.call('setOverride', { assignmentId, override: more });
  expect(await read(assignmentId, ana)).not.toHaveProperty('endsAt');
  expect(await outcomeOf(answer(ana, submissionId, '99'))).toBe('ok');
  expect(await ana.call('handIn', { submissionId })).toMatchObject({ late: false });
});

it('allows another late policy for one student', async () => {
  const { teacher, ana, ben } = school;
  const policy = { early: [], late: [], after: { kind: 'closed' as const } };
  const assignmentId = await assign({ openAt: Date.now() - 9 * HOUR, dueAt: Date.now() - HOUR, policy });
  const half = { early: [], late: [], after: { kind: 'fixed' as const, percent: 50 } };
  const override = { id: 'o1', name: 'Ana', studentIds: [ana.uid], policy: half };
  await teacher.call('setOverride', { assignmentId, override });
  const submissionId = await open(ana, assignmentId);
  await answer(ana, submissionId, await keyOf(submissionId));
  expect(await ana.call('handIn', { submissionId })).toMatchObject({ late: true });
  expect(await read(assignmentId, ana)).toMatchObject({ percent: 50, score: 2 });
  expect(await outcomeOf(open(ben, assignmentId))).toBe('work/closed');
});

describe('practice until mastery', () => {
  const mastery = { rule: 'streak', streak: 2, most: 4 } as const;
  const practised = (over: Partial<Parameters<typeof item>[2]> = {}) =>
    assign({ items: [item('i1', 'fractions.add-unlike', { tries: 1, tryPenalty: 0, mastery, ...over })] });
  const solve = async (submissionId: string) => answer(school.ana, submissionId, await keyOf(submissionId));
  const next = (submissionId: string, round: number) =>
    school.ana.call('nextProblem', { submissionId, itemId: 'i1', round });

  it('continues with other numbers until two are correct in a row, and counts all of it', async () => {
    const { ana } = school;
    const assignmentId = await practised({ mastery: { ...mastery, recheck: false } });
    const submissionId = await open(ana, assignmentId);
    const first = (await read(assignmentId, ana)).items[0];
    expect(await outcomeOf(next(submissionId, 2))).toBe('data/conflict');
    await solve(submissionId);
    expect(await read(assignmentId, ana)).toMatchObject({
      score: 1,
      items: [{ mastery: { state: 'going', inRow: 1 } }],
    });
    const { item: second } = await next(submissionId, 2);
    expect(second).toMatchObject({ attempts: [], closed: false, mastery: { rounds: [{ right: true }] } });
    expect((await next(submissionId, 2)).item).toEqual(second);
    expect([second.prompt, second.math]).not.toEqual([first?.prompt, first?.math]);
    await answer(ana, submissionId, '99');
    const attemptId = (await read(assignmentId, ana)).items[0]?.attempts[0]?.id ?? '';
    const asked = { submissionId, itemId: 'i1', attemptId, note: 'It is 99.' };
    await ana.call('contestAnswer', asked);
    await next(submissionId, 3);
    await ana.call('contestAnswer', asked);
    await solve(submissionId);
    await next(submissionId, 4);
    expect(await outcomeOf(next(submissionId, 6))).toBe('data/conflict');
    await solve(submissionId);
    expect(await read(assignmentId, ana)).toMatchObject({
      score: 4,
      items: [{ mastery: { state: 'reached', inRow: 2 } }],
    });
    expect(await outcomeOf(next(submissionId, 5))).toBe('data/conflict');
    await expect
      .poll(() => rowOf(assignmentId, ana))
      .toMatchObject({
        score: 4,
        items: [{ itemId: 'i1', tries: 4, solved: true, contests: [{ attemptId, response: '99', note: 'It is 99.' }] }],
      });
    await expect.poll(() => entryOf(assignmentId, ana)).toMatchObject({ itemsDone: 1 });
    await expect
      .poll(async () => evidenceSchema.parse(await stored(`evidence/${ana.uid}`)).work[submissionId]?.entries)
      .toMatchObject([
        { itemId: 'i1-round-1', solved: true },
        { itemId: 'i1-round-2', solved: false },
        { itemId: 'i1-round-3', solved: true },
        { itemId: 'i1', solved: true, recheck: false },
      ]);
    const problem = (await rowOf(assignmentId, ana))?.items[0]?.contests?.[0]?.problem ?? '';
    const acceptance = { kind: 'answer' as const, problem, response: '99' };
    const fix = { kind: 'accept' as const, acceptance };
    await school.teacher.call('fixItem', { assignmentId, itemId: 'i1', fix, apply: true });
    const regraded = (await read(assignmentId, ana)).items[0]?.mastery;
    expect(regraded?.rounds.map(({ right }) => right)).toEqual([true, true, true]);
    expect(regraded?.rounds[1]?.contest?.state).toBe('accepted');
  });
  it('stops at the largest number, with the share that was correct at once, and allows as many again when asked', async () => {
    const { ana, teacher } = school;
    const assignmentId = await practised({ mastery: { ...mastery, most: 2 } });
    const submissionId = await open(ana, assignmentId);
    await solve(submissionId);
    await next(submissionId, 2);
    await answer(ana, submissionId, '99');
    expect(await read(assignmentId, ana)).toMatchObject({ score: 2, items: [{ mastery: { state: 'stopped' } }] });
    expect(await outcomeOf(next(submissionId, 3))).toBe('data/conflict');
    await ana.call('handIn', { submissionId });
    await teacher.call('askAgain', { assignmentId, studentIds: [ana.uid] });
    await next(submissionId, 3);
    await solve(submissionId);
    await next(submissionId, 4);
    await solve(submissionId);
    expect(await read(assignmentId, ana)).toMatchObject({ score: 4, items: [{ mastery: { state: 'reached' } }] });
  });
  it('is not published with withheld results, or for a question without its own numbers', async () => {
    const release = { results: { when: 'returned' as const }, solutions: { when: 'never' as const } };
    const items = [item('i1', 'fractions.add-unlike', { mastery })];
    expect(await outcomeOf(assign({ items, release }))).toBe('input/malformed');
    expect(await outcomeOf(practised({ variants: false }))).toBe('input/malformed');
  });
});

it('gives late passes that move a student’s own due date, as many as the class has, each once', async () => {
  const { teacher, classId, ana } = school;
  const policy = { early: [], late: [], after: { kind: 'closed' as const } };
  const dueAt = Date.now() - HOUR;
  const assignmentId = await assign({ openAt: Date.now() - 9 * HOUR, dueAt, policy });
  const passId = newId();
  expect(await ana.call('showLatePass', { assignmentId })).toMatchObject({ left: 0 });
  expect(await outcomeOf(ana.call('takeLatePass', { assignmentId, passId }))).toBe('data/conflict');
  await teacher.call('setLatePasses', { classId, passes: { each: 2, hours: 24 } });
  const later = dueAt + 24 * HOUR;
  expect(await ana.call('showLatePass', { assignmentId })).toEqual({ left: 2, hours: 24, dueAt: later, granted: 0 });
  expect(await outcomeOf(open(ana, assignmentId))).toBe('work/closed');
  expect(await ana.call('takeLatePass', { assignmentId, passId })).toEqual({ dueAt: later, left: 1 });
  expect(await ana.call('takeLatePass', { assignmentId, passId })).toEqual({ dueAt: later, left: 1 });
  expect(await entryOf(assignmentId, ana)).toMatchObject({ dueAt: later });
  expect(await ana.call('takeLatePass', { assignmentId, passId: newId() })).toMatchObject({ left: 0 });
  expect(await outcomeOf(ana.call('takeLatePass', { assignmentId, passId: newId() }))).toBe('data/conflict');
  // A removed late pass counts as unused, and the old due date applies again. Then the student gets one more pass.
  const overrideId = `pass-${ana.uid}`;
  await teacher.call('removeOverride', { assignmentId, overrideId });
  await teacher.call('removeOverride', { assignmentId, overrideId });
  expect(await entryOf(assignmentId, ana)).toMatchObject({ dueAt });
  expect(await outcomeOf(open(ana, assignmentId))).toBe('work/closed');
  expect(await ana.call('showLatePass', { assignmentId })).toMatchObject({ left: 2, granted: 0, dueAt: later });
  const grant = { classId, studentId: ana.uid, grantId: newId() };
  await teacher.call('grantLatePass', grant);
  await teacher.call('grantLatePass', grant);
  expect(await ana.call('showLatePass', { assignmentId })).toMatchObject({ left: 3, granted: 1 });
  const stranger = { ...grant, studentId: newId(), grantId: newId() };
  expect(await outcomeOf(teacher.call('grantLatePass', stranger))).toBe('auth/forbidden');
  await ana.call('takeLatePass', { assignmentId, passId: newId() });
  const submissionId = await open(ana, assignmentId);
  expect(await ana.call('handIn', { submissionId })).toMatchObject({ late: false });
  await teacher.call('setLatePasses', { classId, passes: { each: 9, hours: 24 } });
  expect(await ana.call('showLatePass', { assignmentId })).toMatchObject({ left: 0 });
});
