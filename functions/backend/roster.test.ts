import { setTimeout as wait } from 'node:timers/promises';
import { boardSchema } from '@lemma/school/assignment';
import { rosterSchema } from '@lemma/school/class';
import { deskSchema } from '@lemma/school/desk';
import { studentSchema } from '@lemma/school/people';
import { resultsSchema } from '@lemma/school/results';
import { submissionSchema } from '@lemma/school/work';
import type { Person } from '@lemma/testing';
import { describe, expect, it } from 'vitest';
import { newAssignment, newClass, newId, newParent, newTeacher, outcomeOf, signIn, stored } from './school.ts';

const rosterOf = async (classId: string) => rosterSchema.parse(await stored(`rosters/${classId}`));
const lineOf = async (classId: string, id: string) => (await rosterOf(classId)).students[id];
const studentOf = async (id: string) => studentSchema.parse(await stored(`students/${id}`));
const deskOf = async (id: string) => deskSchema.parse(await stored(`desks/${id}`)).assignments;
const wholeBoardOf = async (classId: string) => boardSchema.parse(await stored(`boards/${classId}`));
const boardOf = async (classId: string) => (await wholeBoardOf(classId)).assignments;

/** A class of Ana and Ben with one open assignment. */
async function begin(names?: readonly string[]) {
  const made = await newClass(names);
  const [ana, ben] = made.cards;
  if (!ana || !ben) throw new Error('no cards');
  const assignmentId = await newAssignment(made.teacher, made.classId);
  return { ...made, ana, ben, assignmentId };
}
const answer = (student: Person, submissionId: string, response = '99') =>
  student.call('submitAttempt', { submissionId, itemId: 'i1', attemptId: newId(), response, took: 5000 });

describe('changeStudents', () => {
  it('changes a name everywhere and keeps the user name that is printed on the card', async () => {
    const { teacher, classId, ana } = await begin();
    const changes = [{ studentId: ana.studentId, fullName: 'Anna Lopez' }];
    await teacher.call('changeStudents', { classId, changes });
    expect(await lineOf(classId, ana.studentId)).toMatchObject({
      fullName: 'Anna Lopez',
      displayName: 'Anna L.',
      userName: 'ana',
    });
    expect(await studentOf(ana.studentId)).toMatchObject({ fullName: 'Anna Lopez', displayName: 'Anna L.' });
    expect(await stored(`users/${ana.studentId}`)).toMatchObject({ fullName: 'Anna Lopez' });
    expect(await stored(`desks/${ana.studentId}`)).toMatchObject({ displayName: 'Anna L.' });
  });
  it('makes groups by name once, in any case, however often it is sent', async () => {
    const { teacher, classId, ana, ben } = await begin();
    const changes = [
      { studentId: ana.studentId, groups: ['Reds', 'Early'] },
      { studentId: ben.studentId, groups: ['reds'] },
    ];
    await teacher.call('changeStudents', { classId, changes });
    await teacher.call('changeStudents', { classId, changes });
    const { groups, students } = await rosterOf(classId);
    expect(
      Object.values(groups)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Early', 'Reds']);
    expect(students[ana.studentId]?.groupIds).toHaveLength(2);
    expect(students[ana.studentId]?.groupIds).toContain(students[ben.studentId]?.groupIds[0]);
  });
  it('sets the language of a student’s pages, keeps it with other changes, and takes it back', async () => {
    const { teacher, classId, ana } = await begin();
    const change = (more: object) =>
      teacher.call('changeStudents', { classId, changes: [{ studentId: ana.studentId, ...more }] });
    await change({ language: 'ar' });
    await change({ groups: ['Reds'] });
    expect((await lineOf(classId, ana.studentId))?.language).toBe('ar');
    expect(await stored(`users/${ana.studentId}`)).toMatchObject({ language: 'ar' });
    await change({ language: null });
    expect(await lineOf(classId, ana.studentId)).not.toHaveProperty('language');
    expect(await stored(`users/${ana.studentId}`)).not.toHaveProperty('language');
    expect(await outcomeOf(change({ language: 'xx' }))).toBe('input/malformed');
  });
  it('changes everything or nothing', async () => {
    const { teacher, classId, ana } = await begin();
    const changes = [
      { studentId: ana.studentId, fullName: 'Spy' },
      { studentId: newId(), fullName: 'Nobody' },
    ];
    expect(await outcomeOf(teacher.call('changeStudents', { classId, changes }))).toBe('auth/forbidden');
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ fullName: 'Ana López' });
  });
});

describe('groups', () => {
  it('adds and removes students, renames a group and deletes it with its last student', async () => {
    const { teacher, classId, ana, ben } = await begin();
    const group = { classId, groupId: 'g1', name: 'Reds' };
    await teacher.call('groupStudents', { ...group, studentIds: [ana.studentId, ben.studentId], member: true });
    await teacher.call('groupStudents', { ...group, name: 'Blues', studentIds: [ben.studentId], member: false });
    const { groups, students } = await rosterOf(classId);
    expect(groups).toEqual({ g1: { id: 'g1', name: 'Blues' } });
    expect([students[ana.studentId]?.groupIds, students[ben.studentId]?.groupIds]).toEqual([['g1'], []]);
    await teacher.call('removeGroup', { classId, groupId: 'g1' });
    expect((await rosterOf(classId)).groups).toEqual({});
    expect((await lineOf(classId, ana.studentId))?.groupIds).toEqual([]);
  });
});

describe('changeAccounts', () => {
  const change = (
    teacher: Person,
    classId: string,
    studentId: string,
    what: 'lock' | 'unlock' | 'archive' | 'restore' | 'sign-out',
  ) => teacher.call('changeAccounts', { classId, studentIds: [studentId], change: what });

  it('locks a student out at once, whatever the token, and unlocks the account as it was', async () => {
    const { teacher, classId, code, ana, assignmentId } = await begin();
    const student = await signIn(code, ana);
    await student.call('openWork', { assignmentId });
    // Tokens have whole seconds: a session that began in this second would count as a later one.
    await wait(1100);
    await change(teacher, classId, ana.studentId, 'lock');
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ state: 'locked', heldState: 'active' });
    expect(await outcomeOf(student.read(`desks/${ana.studentId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(student.read(`students/${ana.studentId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(student.call('openWork', { assignmentId }))).toBe('auth/forbidden');
    expect(await outcomeOf(student.call('saveSettings', {}))).toBe('auth/forbidden');
    expect(await outcomeOf(signIn(code, ana))).toBe('sign-in/refused');
    await change(teacher, classId, ana.studentId, 'unlock');
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ state: 'active' });
    expect(await outcomeOf(signIn(code, ana))).toBe('ok');
  });
  it('signs out everywhere, and in again with the same card', async () => {
    const { teacher, classId, code, ana, assignmentId } = await begin();
    const student = await signIn(code, ana);
    await wait(1100);
    await change(teacher, classId, ana.studentId, 'sign-out');
    expect(await outcomeOf(student.call('openWork', { assignmentId }))).toBe('auth/signed-out');
    expect(await outcomeOf(student.read(`desks/${ana.studentId}`))).toBe('auth/forbidden');
    await wait(1100);
    const again = await signIn(code, ana);
    expect(await outcomeOf(again.call('openWork', { assignmentId }))).toBe('ok');
    expect(await outcomeOf(again.read(`desks/${ana.studentId}`))).toBe('ok');
  });
  it('does not unlock an account with a new card', async () => {
    const { teacher, classId, code, ana } = await begin();
    await change(teacher, classId, ana.studentId, 'lock');
    const { cards } = await teacher.call('reissueSecrets', {
      classId,
      studentIds: [ana.studentId],
      secretKind: 'words',
    });
    const [fresh = ana] = cards;
    expect(await outcomeOf(signIn(code, fresh))).toBe('sign-in/refused');
    await change(teacher, classId, ana.studentId, 'unlock');
    expect(await outcomeOf(signIn(code, fresh))).toBe('ok');
  });
  it('removes an archived student from lists and counts, and restores them with what was assigned meanwhile', async () => {
    const { teacher, classId, code, ana, assignmentId } = await begin();
    await change(teacher, classId, ana.studentId, 'archive');
    await change(teacher, classId, ana.studentId, 'archive');
    expect((await boardOf(classId))[assignmentId]?.studentCount).toBe(1);
    expect((await wholeBoardOf(classId)).studentCount).toBe(1);
    const later = await newAssignment(teacher, classId, { title: 'While away' });
    expect(Object.keys(await deskOf(ana.studentId))).toEqual([assignmentId]);
    expect(await outcomeOf(signIn(code, ana))).toBe('sign-in/refused');
    await change(teacher, classId, ana.studentId, 'restore');
    expect((await boardOf(classId))[later]?.studentCount).toBe(2);
    expect((await wholeBoardOf(classId)).studentCount).toBe(2);
    expect(Object.keys(await deskOf(ana.studentId)).toSorted()).toEqual([assignmentId, later].toSorted());
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ state: 'created' });
    expect(await outcomeOf(signIn(code, ana))).toBe('ok');
  });
});

describe('moveStudents', () => {
  it('moves to another class with the history, the new work and a user name of its own', async () => {
    const { teacher, classId, code, ana, assignmentId } = await begin();
    const to = await teacher.call('createClass', { name: '6C', grade: 6 });
    const students = [{ fullName: 'Ana Berg' }];
    await teacher.call('createStudents', { classId: to.classId, requestId: newId(), secretKind: 'words', students });
    const fresh = await newAssignment(teacher, to.classId, { title: 'Of 6C' });
    const unstarted = await newAssignment(teacher, classId, { title: 'Not begun' });
    const { submissionId } = await (await signIn(code, ana)).call('openWork', { assignmentId });
    await expect.poll(async () => (await deskOf(ana.studentId))[assignmentId]?.state).toBe('in-progress');

    const moved = { classId, toClassId: to.classId, studentIds: [ana.studentId] };
    expect(await teacher.call('moveStudents', moved)).toEqual({
      renamed: [{ studentId: ana.studentId, userName: 'ana2' }],
    });
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ state: 'archived', movedTo: to.classId });
    expect(await lineOf(to.classId, ana.studentId)).toMatchObject({ state: 'active', userName: 'ana2' });
    expect(await studentOf(ana.studentId)).toMatchObject({
      classIds: [to.classId],
      pastClassIds: [classId],
      userName: 'ana2',
    });
    const desk = await deskOf(ana.studentId);
    expect(Object.keys(desk).toSorted()).toEqual([assignmentId, fresh].toSorted());
    expect(desk[assignmentId]?.closedAt).toBeGreaterThan(0);
    expect(desk[unstarted]).toBeUndefined();
    expect((await boardOf(classId))[assignmentId]?.studentCount).toBe(1);
    expect((await boardOf(to.classId))[fresh]?.studentCount).toBe(2);
    expect([(await wholeBoardOf(classId)).studentCount, (await wholeBoardOf(to.classId)).studentCount]).toEqual([1, 2]);
    expect(await outcomeOf(teacher.read(`submissions/${submissionId}`))).toBe('ok');
    expect(await outcomeOf(signIn(code, ana))).toBe('sign-in/refused');
    const student = await signIn(to.code, { ...ana, userName: 'ana2' });
    expect(await outcomeOf(student.call('openWork', { assignmentId: fresh }))).toBe('ok');
    // What the student knows appears in the new class before there is any work in it.
    const known = async () => Object(await stored(`insights/${to.classId}`)).students?.[ana.studentId];
    await expect.poll(known).toBeDefined();

    await teacher.call('moveStudents', { classId: to.classId, toClassId: classId, studentIds: [ana.studentId] });
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ state: 'active', userName: 'ana2' });
    expect((await deskOf(ana.studentId))[unstarted]).toBeDefined();
  });
  it('moves nobody into a class of another teacher', async () => {
    const { teacher, classId, ana } = await begin();
    const other = await (await newTeacher()).call('createClass', { name: 'Theirs', grade: 6 });
    const moved = { classId, toClassId: other.classId, studentIds: [ana.studentId] };
    expect(await outcomeOf(teacher.call('moveStudents', moved))).toBe('auth/forbidden');
  });
});

describe('mergeStudents', () => {
  it('gives the work, keys, adults and groups of the duplicate account to the child who stays', async () => {
    const { teacher, classId, code, ana, ben: double, assignmentId } = await begin(['Ana López', 'Anna Lopez']);
    const second = await newAssignment(teacher, classId, { title: 'Both began' });
    const [one, other] = [await signIn(code, ana), await signIn(code, double)];
    const { submissionId: onlyDouble } = await other.call('openWork', { assignmentId });
    await answer(other, onlyDouble);
    const own = await one.call('openWork', { assignmentId: second });
    await answer(one, own.submissionId);
    const theirs = await other.call('openWork', { assignmentId: second });
    await answer(other, theirs.submissionId, '98');
    await answer(other, theirs.submissionId, '97');
    const keys = await teacher.call('showKeys', { submissionId: onlyDouble });
    const parent = await newParent();
    await parent.call('linkParent', {
      code: (await teacher.call('createParentCode', { studentId: double.studentId })).code,
    });
    const rows = async () => resultsSchema.parse(await stored(`results/${second}`)).rows;
    await expect.poll(async () => (await rows())[double.studentId]?.items[0]?.tries).toBe(2);

    const given = { by: 'school', name: 'Ms Rivera', on: '2026-11-20' } as const;
    const write = (studentId: string, uses: ('model' | 'letters')[] | null) =>
      teacher.call('setConsent', { classId, studentIds: [studentId], consent: uses && { ...given, uses } });
    await write(double.studentId, ['letters']);
    await write(double.studentId, null);
    await write(ana.studentId, ['model']);
    const idea = 'fractions.add-across';
    const judge = (studentId: string, verdict: 'confirmed' | 'dismissed') =>
      teacher.call('judgeIdea', { studentId, idea, verdict });
    await judge(ana.studentId, 'confirmed');
    await judge(double.studentId, 'dismissed');
    const level = { level: 'secure', reason: 'On paper' } as const;
    await teacher.call('judgeLevel', { studentId: double.studentId, skill: 'fractions.add-unlike', level });
    const merge = { classId, keepId: ana.studentId, doubleId: double.studentId };
    expect(await teacher.call('mergeStudents', merge)).toEqual({ moved: 2 });
    const consent = { uses: ['letters'], revokedAt: expect.any(Number), merged: [{ ...given, uses: ['model'] }] };
    expect(await studentOf(ana.studentId)).toMatchObject({ consent });
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ consent });
    expect(await stored(`judgements/${ana.studentId}`)).toMatchObject({
      ideas: { [idea]: { verdict: 'dismissed' } },
      levels: { 'fractions.add-unlike': level },
    });
    const work = async (id: string) => submissionSchema.parse({ ...(await stored(`submissions/${id}`)), id });
    expect(await work(`${assignmentId}_${ana.studentId}`)).toMatchObject({ drawnFor: double.studentId });
    expect((await work(`${second}_${ana.studentId}`)).items[0]?.attempts.map(({ response }) => response)).toEqual([
      '98',
      '97',
    ]);
    expect(await work(`${second}_${double.studentId}`)).toMatchObject({ supersededBy: `${second}_${ana.studentId}` });
    expect(await teacher.call('showKeys', { submissionId: `${assignmentId}_${ana.studentId}` })).toEqual(keys);
    const key = keys.items[0]?.key ?? '';
    expect(await answer(one, `${assignmentId}_${ana.studentId}`, key)).toMatchObject({ attempt: { verdict: 'right' } });

    const left = async () => Object.entries(await rows()).map(([id, { items }]) => [id, items[0]?.tries]);
    await expect.poll(left).toEqual([[ana.studentId, 2]]);
    expect(await lineOf(classId, double.studentId)).toMatchObject({ state: 'archived', mergedInto: ana.studentId });
    expect(await lineOf(classId, ana.studentId)).toMatchObject({ parentCount: 1 });
    expect((await boardOf(classId))[second]?.studentCount).toBe(1);
    expect(await outcomeOf(parent.read(`desks/${ana.studentId}`))).toBe('ok');
    expect(await outcomeOf(parent.read(`desks/${double.studentId}`))).toBe('auth/forbidden');
    expect(await outcomeOf(signIn(code, double))).toBe('sign-in/refused');
    expect(await outcomeOf(signIn(code, ana))).toBe('ok');
    // Again, it moves nothing more.
    expect(await teacher.call('mergeStudents', merge)).toEqual({ moved: 0 });
    expect(
      await outcomeOf(teacher.call('changeAccounts', { classId, studentIds: [double.studentId], change: 'restore' })),
    ).toBe('data/conflict');
    expect(await lineOf(classId, double.studentId)).toMatchObject({ state: 'archived' });
  });
});
