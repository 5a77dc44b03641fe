import { partOf } from '@lemma/math/part-of';
import type { CallInput, CallName, creatingCalls } from '@lemma/school/calls';
import type { Person } from '@lemma/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { everythingAtRest, item, newAssignment, newClass, newId, newParent, signIn } from './school.ts';

/**
 * These calls need pages, passes or a model; their own test files (files, parents, work, training, assistant) check
 * that they create things once.
 */
const elsewhere = ['askAssistant', 'handInForChild', 'handInForStudent', 'handInPages', 'takeLatePass'] as const;
type Creating = Exclude<keyof typeof creatingCalls, (typeof elsewhere)[number]>;

const school = { classId: '', otherId: '', studentId: '', assignmentId: '', submissionId: '', planId: '', storyId: '' };
let teacher: Person;
let parent: Person;

beforeAll(async () => {
  const made = await newClass(['Ana López', 'Ben Osei']);
  const [card] = made.cards;
  if (!card) throw new Error('no card');
  teacher = made.teacher;
  const { classId } = made;
  const student = await signIn(made.code, card);
  const assignmentId = await newAssignment(teacher, classId);
  const { submissionId } = await student.call('openWork', { assignmentId });
  const { classId: otherId } = await teacher.call('createClass', { name: 'Another', grade: 6 });
  const [planId, storyId] = [newId(), newId()];
  await teacher.call('makePlan', { planId, request: plan });
  await teacher.call('makeStory', { storyId, request: story });
  parent = await newParent();
  await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId: student.uid })).code });
  await teacher.call('setLatePasses', { classId, passes: { each: 1, hours: 24 } });
  Object.assign(school, { classId, otherId, studentId: student.uid, assignmentId, submissionId, planId, storyId });
});

const plan = { standard: '5.NF.A.1', minutes: 45, model: 'explore' as const, needs: [] };
const story = { standard: '5.NF.A.1', scenes: 3, interest: 'space' as const, reading: 'short' as const };
const draft = (id: string) => ({
  ...{ assignmentId: id, classId: school.classId, title: 'Draft', instructions: '', items: [item('i1')] },
  ...{ openAt: 1_000, dueAt: 2_000, parentMayHandIn: true },
});

/** The input of each call, with a request id. */
const inputs = {
  askRights: (requestId) => ({ studentId: school.studentId, requestId, kind: 'correct', text: 'The name' }),
  assignPlan: (assignmentId) => ({ planId: school.planId, classId: school.classId, assignmentId, exitTicket: false }),
  assignStory: (assignmentId) => ({ storyId: school.storyId, classId: school.classId, assignmentId }),
  copyPlan: (newPlan) => ({ newId: newPlan, planId: school.planId }),
  createClass: (requestId) => ({ name: 'Twice', grade: 6, requestId }),
  createParentCode: (requestId) => ({ studentId: school.studentId, requestId }),
  createStudents: (requestId) => ({
    ...{ classId: school.classId, requestId, secretKind: 'words', students: [{ fullName: 'Cleo Diaz' }] },
  }),
  duplicateAssignment: (assignmentId) => ({
    ...{ assignmentId: school.assignmentId, copies: [{ classId: school.otherId, assignmentId }] },
  }),
  grantLatePass: (grantId) => ({ classId: school.classId, studentId: school.studentId, grantId }),
  groupStudents: (groupId) => ({
    ...{ classId: school.classId, groupId, name: 'Reds', studentIds: [school.studentId], member: true },
  }),
  keepItem: (keptId) => ({ keptId, item: item('kept') }),
  makePlan: (planId) => ({ planId, request: plan }),
  makeStory: (storyId) => ({ storyId, request: story }),
  reissueSecrets: (requestId) => ({
    ...{ classId: school.classId, studentIds: [school.studentId], secretKind: 'words', requestId },
  }),
  saveAssignment: draft,
  shiftDates: (shiftId) => ({
    ...{ classId: school.classId, assignmentIds: [school.assignmentId], days: 1, timeZone: 'UTC', shiftId },
  }),
  startInterview: (interviewId) => ({ interviewId, scenarioId: 'f1', limits: {} }),
  startPupilInterview: (interviewId) => ({ interviewId, studentId: school.studentId, skill: 'fractions.add-unlike' }),
  writeFeedback: (feedbackId) => ({ submissionId: school.submissionId, feedbackId, text: 'Well done' }),
  writeNote: (noteId) => ({ studentId: school.studentId, noteId, audience: 'student', text: 'Hello' }),
  writeNotes: (noteId) => ({
    classId: school.classId,
    studentIds: [school.studentId],
    noteId,
    audience: 'parents',
    text: 'Hello',
  }),
} satisfies { readonly [N in Creating]: (key: string) => CallInput<N> };

const isCreating = (name: string): name is Creating => Object.hasOwn(inputs, name);
const ask = <N extends Creating>(name: N, key: string): Promise<unknown> => {
  const person = name === 'askRights' ? parent : teacher;
  const inputOf: (id: string) => CallInput<CallName> = inputs[name];
  return person.call(name, inputOf(key));
};

/**
 * The size of each document. If neither the documents nor their sizes change, nothing was added, not even to a list;
 * times may change.
 */
const sizes = async () =>
  Object.fromEntries(
    [...(await everythingAtRest())]
      .filter(([path]) => !/^(sessions|buckets)\//.test(path))
      .map(([path, text]) => [path, text.length] as const),
  );

/** One in three of the calls; all of them in the soak. */
const tried = partOf(3, Object.keys(inputs).filter(isCreating), String);

describe('every call that creates something', () => {
  const asked = new Map<Creating, string>();

  it.each(tried)('%s is done once by two clicks at the same time', async (name) => {
    const key = newId();
    asked.set(name, key);
    // One of the two may be refused.
    const both = await Promise.allSettled([ask(name, key), ask(name, key)]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  });

  it('creates nothing more when it arrives again', async () => {
    expect(asked.size).toBe(tried.length);
    const before = await sizes();
    for (const [name, key] of asked) await ask(name, key).catch(() => undefined);
    expect(await sizes()).toEqual(before);
  });

  it.each(['createClass', 'createParentCode', 'createStudents', 'reissueSecrets'] as const)(
    '%s answers a repeated request like the first',
    async (name) => {
      const key = newId();
      const [one, two] = await Promise.all([ask(name, key), ask(name, key)]);
      expect(two).toEqual(one);
      expect(await ask(name, key)).toEqual(one);
      expect(await ask(name, newId())).not.toEqual(one);
    },
  );
});
