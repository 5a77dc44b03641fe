import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@lemma/school/calls';
import { HOUR, MINUTE } from '@lemma/school/time';
import { submissionIdOf } from '@lemma/school/work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../demonstration/stage.ts';
import { paperVersions } from '../src/calls/assignments/paper-versions.ts';
import { publishAssignment } from '../src/calls/assignments/publish-assignment.ts';
import { saveAssignment } from '../src/calls/assignments/save-assignment.ts';
import { setOverride } from '../src/calls/assignments/set-override.ts';
import { whoLooked } from '../src/calls/erasure/who-looked.ts';
import { fixItem } from '../src/calls/feedback/fix-item.ts';
import { childWork } from '../src/calls/parents/child-work.ts';
import { exportChild } from '../src/calls/parents/export-child.ts';
import { mergeStudents } from '../src/calls/roster/merge-students.ts';
import { moveStudents } from '../src/calls/roster/move-students.ts';
import { setAccessProfile } from '../src/calls/roster/set-access-profile.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { submitAttempt } from '../src/calls/work/submit-attempt.ts';
import { hearWork } from '../src/domain/results/fold.ts';
import { rowOf } from '../src/domain/results/summary.ts';
import { foldClass } from '../src/engines/folding/fold-class.ts';
import { allOf, collectionNames } from '../src/platform/any-collection.ts';
import { documents, mustRead, unpackedData } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import {
  act,
  freshId,
  joins,
  linked,
  NOW,
  newAdult,
  newClassOf,
  openTwoClasses,
  outcome,
  published,
} from './two-classes.ts';

let files = '';
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'lemma-access-'));
  await openTwoClasses(files);
});
afterAll(() => rm(files, { recursive: true, force: true }));

const set = (by: Actor, studentId: string, change: object, at = NOW) =>
  act(calls.setAccessProfile, setAccessProfile, { studentId, change }, by, at);
const accessOf = async (studentId: string) => (await mustRead(documents.students, studentId)).access;

async function newChild() {
  const [lee, parent] = [await newAdult('Lee'), await newAdult('Pat', 'parent')];
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Ben Osei']);
  const [ana = '', ben = ''] = ids;
  await linked(ana, lee, parent);
  return { lee, parent, classId, ana, ben };
}

/** An assignment of the class with a time limit of twenty minutes. */
async function timed(lee: Actor, classId: string): Promise<string> {
  return published(lee, classId, { timeLimit: 20 });
}

it('is one for the child: a teacher of another class changes one choice, and the others stay', async () => {
  const { lee, classId, ana } = await newChild();
  const toni = await newAdult('Toni');
  await joins(classId, toni);
  await set(lee, ana, { time: 'double' });
  expect(await accessOf(ana)).toMatchObject({ time: 'double', byName: 'Lee', at: NOW });
  const z = await newClassOf(toni, 'Z');
  await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [ana] }, toni);
  await set(toni, ana, { readAloud: true }, NOW + MINUTE);
  expect(await accessOf(ana)).toMatchObject({ time: 'double', readAloud: true, byName: 'Toni', at: NOW + MINUTE });
  // No choice at all changes nothing, nor who changed it last.
  await set(toni, ana, {}, NOW + 2 * MINUTE);
  expect(await accessOf(ana)).toMatchObject({ at: NOW + MINUTE });
  // The teacher of before teaches the child no more.
  expect(await outcome(set(lee, ana, { time: 'usual' }))).toBe('auth/forbidden');
});

it('is set by nobody but the child’s teachers', async () => {
  const { parent, classId, ana } = await newChild();
  const [onlooker, stranger] = [await newAdult('Ola'), await newAdult('Sam')];
  await joins(classId, onlooker, 'looks-on');
  expect(await outcome(set(onlooker, ana, { time: 'double' }))).toBe('class/looks-on');
  for (const other of [parent, stranger, { uid: ana, name: 'Ana' }])
    expect(await outcome(set(other, ana, { time: 'double' }))).toBe('auth/forbidden');
  expect(await accessOf(ana)).toBeUndefined();
});

it('is told to the family: the change, and in the copy what was set; the log says only which choice', async () => {
  const { lee, parent, ana } = await newChild();
  await set(lee, ana, { time: 'unlimited' });
  const { laterActs = [] } = await act(calls.whoLooked, whoLooked, { studentId: ana }, parent);
  expect(laterActs).toContainEqual(expect.objectContaining({ action: 'access-profile-changed', name: 'Lee' }));
  const { data } = await act(calls.exportChild, exportChild, { studentId: ana }, parent);
  expect(JSON.stringify(data)).toContain('unlimited');
  const log = documents.audit.every((await allOf('audit').get()).docs);
  const line = log.find(({ action, studentIds }) => action === 'access-profile-changed' && studentIds?.includes(ana));
  expect(line).toMatchObject({ subject: 'time' });
  expect(JSON.stringify(log)).not.toContain('unlimited');
});

it('stands in no document that shows other children', async () => {
  const { lee, classId, ana, ben } = await newChild();
  const profile = { time: 'quarter-more', calculator: 'not-for-computing', largerPrint: true, readAloud: true };
  await set(lee, ana, profile);
  const assignmentId = await timed(lee, classId);
  for (const uid of [ana, ben]) {
    const { submissionId } = await act(calls.openWork, openWork, { assignmentId, start: true }, { uid, name: '' });
    const answer = { submissionId, itemId: 'q1', attemptId: freshId(), response: '1', took: 9000 };
    await act(calls.submitAttempt, submitAttempt, answer, { uid, name: '' });
  }
  for (const uid of [ana, ben])
    await hearWork(await mustRead(documents.submissions, submissionIdOf(assignmentId, uid)), NOW);
  await documents.insightLeases.put(atOnce, classId, { holder: 'test', until: 0, wroteAt: 0 });
  await foldClass(classId, 'test', async () => undefined);
  // The child's own document and work (whoever reads work reads how long it could take), and the log, which nobody reads as a whole.
  const own = new Set([`students/${ana}`, `submissions/${submissionIdOf(assignmentId, ana)}`]);
  const all = await Promise.all(collectionNames.map(async (name) => (await allOf(name).get()).docs));
  const told = all.flat().filter(({ ref }) => !own.has(ref.path) && ref.parent.id !== 'audit');
  expect(told.length).toBeGreaterThan(10);
  const has = /quarter-more|not-for-computing|largerPrint|readAloud|accessTime/;
  const saying = told.filter((one) => one.ref.path.includes(ana) || JSON.stringify(one.data()).includes(ana));
  expect(saying.filter((one) => has.test(JSON.stringify(unpackedData(one)))).map(({ ref }) => ref.path)).toEqual([]);
});

it('names children with larger print to who prints for them, and to nobody who looks on', async () => {
  const { lee, classId, ana } = await newChild();
  const onlooker = await newAdult('Ola');
  await joins(classId, onlooker, 'looks-on');
  await set(lee, ana, { largerPrint: true });
  const assignmentId = await timed(lee, classId);
  const sheets = (by: Actor) => act(calls.paperVersions, paperVersions, { assignmentId, variants: 1 }, by);
  expect((await sheets(lee)).largePrint).toMatchObject([{ studentId: ana }]);
  expect(await sheets(onlooker)).not.toHaveProperty('largePrint');
});

it('multiplies the time limit of work that is begun, and stays in it when the dates are changed', async () => {
  const { lee, classId, ana, ben } = await newChild();
  await set(lee, ana, { time: 'half-more' });
  const assignmentId = await timed(lee, classId);
  const open = (uid: string, start: boolean) =>
    act(calls.openWork, openWork, { assignmentId, start }, { uid, name: '' });
  expect(await open(ana, false)).toMatchObject({ waits: 30 });
  expect(await open(ben, false)).toMatchObject({ waits: 20 });
  for (const uid of [ana, ben]) await open(uid, true);
  const work = (uid: string) => mustRead(documents.submissions, submissionIdOf(assignmentId, uid));
  expect(await work(ana)).toMatchObject({ accessTime: 'half-more', endsAt: NOW + 30 * MINUTE });
  expect(await work(ben)).not.toHaveProperty('accessTime');
  expect((await work(ben)).endsAt).toBe(NOW + 20 * MINUTE);

  // Work that is begun goes on as it began; another due date does not take the time away.
  await set(lee, ana, { time: 'usual' });
  const later = { id: freshId(), name: 'Both', studentIds: [ana, ben], dueAt: NOW + 2 * HOUR };
  await act(calls.setOverride, setOverride, { assignmentId, override: later }, lee);
  expect(await work(ana)).toMatchObject({ dueAt: NOW + 2 * HOUR, endsAt: NOW + 30 * MINUTE });
  expect((await work(ben)).endsAt).toBe(NOW + 20 * MINUTE);
});

it('a limit that a teacher sets for this child alone holds for begun work, though it is the class’s', async () => {
  const { lee, classId, ana } = await newChild();
  await set(lee, ana, { time: 'double' });
  const assignmentId = await timed(lee, classId);
  await act(calls.openWork, openWork, { assignmentId, start: true }, { uid: ana, name: '' });
  const minutes = async () => {
    const { endsAt = NOW } = await mustRead(documents.submissions, submissionIdOf(assignmentId, ana));
    return (endsAt - NOW) / MINUTE;
  };
  expect(await minutes()).toBe(40);
  const override = { id: freshId(), name: 'Ana', studentIds: [ana], timeLimit: 20 };
  await act(calls.setOverride, setOverride, { assignmentId, override }, lee);
  expect(await minutes()).toBe(20);
});

it('takes the limit away where the child has none', async () => {
  const { lee, classId, ana } = await newChild();
  await set(lee, ana, { time: 'unlimited' });
  const assignmentId = await timed(lee, classId);
  expect(await act(calls.openWork, openWork, { assignmentId }, { uid: ana, name: '' })).not.toHaveProperty('waits');
  expect(await mustRead(documents.submissions, submissionIdOf(assignmentId, ana))).not.toHaveProperty('endsAt');
});

/** Two skills of four questions each, in turn. */
async function eight(lee: Actor, classId: string, over: object = {}): Promise<string> {
  const assignmentId = freshId();
  const rules = { level: 1, points: 2, tries: 3, tryPenalty: 0, hints: 'free', variants: true } as const;
  const skills = ['fractions.add-unlike', 'integers.add'];
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `q${index}`,
    skill: skills[index % 2] ?? '',
    ...rules,
  }));
  const dates = { openAt: NOW - HOUR, dueAt: NOW + HOUR, parentMayHandIn: true };
  const given = { assignmentId, classId, title: 'Given', instructions: '', items, ...dates, ...over };
  await act(calls.saveAssignment, saveAssignment, given, lee);
  await act(calls.publishAssignment, publishAssignment, { assignmentId }, lee);
  return assignmentId;
}
const begin = (assignmentId: string, uid: string) => act(calls.openWork, openWork, { assignmentId }, { uid, name: '' });
const workOn = (assignmentId: string, uid: string) =>
  mustRead(documents.submissions, submissionIdOf(assignmentId, uid));
const onDesk = async (assignmentId: string, uid: string) =>
  (await mustRead(documents.desks, uid)).assignments[assignmentId];
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

it('gives a child the part of the questions that is set when the work is begun, out of the points of these', async () => {
  const { lee, classId, ana, ben } = await newChild();
  await set(lee, ana, { fewerItems: 'half' });
  const assignmentId = await eight(lee, classId);
  expect(await onDesk(assignmentId, ana)).toMatchObject({ itemCount: 4, maxScore: 8 });
  expect(await onDesk(assignmentId, ben)).toMatchObject({ itemCount: 8, maxScore: 16 });
  for (const uid of [ana, ben]) await begin(assignmentId, uid);
  const work = await workOn(assignmentId, ana);
  expect(work).toMatchObject({ fewerItems: 'half', maxScore: 8 });
  expect(new Set(work.items.map(({ skill }) => skill)).size).toBe(2);
  expect(await workOn(assignmentId, ben)).toMatchObject({ maxScore: 16 });
  expect(await workOn(assignmentId, ben)).not.toHaveProperty('fewerItems');

  // Another choice changes nothing that is begun, and what is not begun at once.
  await hearWork(work, NOW);
  const next = await eight(lee, classId);
  await set(lee, ana, { fewerItems: 'three-quarters' });
  await begin(assignmentId, ana);
  expect(idsOf((await workOn(assignmentId, ana)).items)).toEqual(idsOf(work.items));
  expect(await onDesk(assignmentId, ana)).toMatchObject({ itemCount: 4 });
  expect(await onDesk(next, ana)).toMatchObject({ itemCount: 6, maxScore: 12 });
  await set(lee, ana, { fewerItems: 'all' });
  expect(await onDesk(next, ana)).toMatchObject({ itemCount: 8, maxScore: 16 });
});

it('has the same questions on paper and for the family as on the screen, and those of the class for the class', async () => {
  const { lee, parent, classId, ana } = await newChild();
  await set(lee, ana, { fewerItems: 'half' });
  const assignmentId = await eight(lee, classId);
  const paper = async () => act(calls.paperVersions, paperVersions, { assignmentId, variants: 1 }, lee);
  const before = await paper();
  expect(before.variants[0]?.items).toHaveLength(8);
  const [own] = before.fewerItems ?? [];
  expect(before.fewerItems).toEqual([{ studentId: ana, fullName: 'Ana López', itemIds: own?.itemIds }]);
  const { questions } = await act(calls.childWork, childWork, { studentId: ana, assignmentId }, parent);
  expect(questions.map(({ itemId }) => itemId)).toEqual(own?.itemIds);
  await begin(assignmentId, ana);
  const work = await workOn(assignmentId, ana);
  expect(idsOf(work.items)).toEqual(own?.itemIds);

  // What is begun stays, on paper too.
  await documents.results.put(atOnce, assignmentId, { assignmentId, classId, rows: { [ana]: rowOf(work) } });
  await set(lee, ana, { fewerItems: 'all' });
  expect((await paper()).fewerItems).toEqual(before.fewerItems);
});

it('regrades only what the child has, and a question that the child does not have changes nothing', async () => {
  const { lee, classId, ana } = await newChild();
  await set(lee, ana, { fewerItems: 'half' });
  const assignmentId = await eight(lee, classId);
  await begin(assignmentId, ana);
  const work = await workOn(assignmentId, ana);
  const given = await mustRead(documents.assignments, assignmentId);
  const had = new Set(idsOf(work.items));
  for (const item of given.items) {
    const fix = { kind: 'points' as const, points: 5 };
    const changed = { assignmentId, itemId: item.id, fix, apply: true };
    await act(calls.fixItem, fixItem, changed, lee);
  }
  const after = await workOn(assignmentId, ana);
  expect(idsOf(after.items)).toEqual([...had]);
  expect(after.maxScore).toBe(20);
});

it('leaves practice until mastery whole, in the work and on the desk', async () => {
  const { lee, classId, ana } = await newChild();
  await set(lee, ana, { fewerItems: 'half' });
  const rules = { skill: 'integers.add', level: 1, points: 2, tries: 1, tryPenalty: 0, hints: 'free', variants: true };
  const mastery = { rule: 'streak', streak: 2, most: 5 };
  const items = ['q1', 'q2'].map((id) => ({ id, ...rules, mastery }));
  const assignmentId = await eight(lee, classId, { items });
  expect(await onDesk(assignmentId, ana)).toMatchObject({ itemCount: 2 });
  await begin(assignmentId, ana);
  expect((await workOn(assignmentId, ana)).items).toHaveLength(2);
});

it('gives a child who moves to another class the part of what is open there', async () => {
  const { lee, classId, ana, ben } = await newChild();
  const z = await newClassOf(lee, 'Z');
  const assignmentId = await eight(lee, z.classId);
  await set(lee, ana, { fewerItems: 'half' });
  await act(calls.moveStudents, moveStudents, { classId, toClassId: z.classId, studentIds: [ana, ben] }, lee);
  expect(await onDesk(assignmentId, ana)).toMatchObject({ itemCount: 4 });
  expect(await onDesk(assignmentId, ben)).toMatchObject({ itemCount: 8 });
});

it('of two accounts of one child, the profile that was changed last remains', async () => {
  const lee = await newAdult('Lee');
  const { classId, ids } = await newClassOf(lee, 'A', ['Ana López', 'Anna Lopez']);
  const [keepId = '', doubleId = ''] = ids;
  await set(lee, keepId, { time: 'double' });
  await set(lee, doubleId, { time: 'half-more' }, NOW + MINUTE);
  await act(calls.mergeStudents, mergeStudents, { classId, keepId, doubleId }, lee);
  expect(await accessOf(keepId)).toMatchObject({ time: 'half-more' });
});
