import { CANARY_BOUND } from '@lemma/contract';
import { MOST_FAULT_GROUPS } from '@lemma/school/release';
import { type Person, visitor } from '@lemma/testing';
import { expect, it } from 'vitest';
import {
  admin,
  backend,
  bringIn,
  newClass,
  newClassWithChild,
  newId,
  newParent,
  newTeacher,
  outcomeOf,
  signIn,
} from './school.ts';

const newVersion = () => newId().replaceAll('-', '').slice(0, 12);
const canary = (version: string, share: number, classes: string[] = []) => ({
  ...{ area: 'teacher', version, share, classes },
});
const seatOf = async (person: Person, input: ReturnType<typeof canary>) =>
  (await person.call('releaseSeat', input)).canary;

it('serves a class, its teachers and their other classes the same version', async () => {
  const { teacher, classId, code, cards } = await newClass();
  const [card] = cards;
  if (!card) throw new Error('no card');
  const student = await signIn(code, card);
  const parent = await newParent();
  await parent.call('linkParent', { code: (await teacher.call('createParentCode', { studentId: student.uid })).code });
  const second = await teacher.call('createClass', { name: '8C', grade: 8 });
  const email = `${newId()}@test.example`;
  const colleague = await newTeacher({ email });
  const stranger = await newClass(['Bea Kim']);
  await bringIn(teacher, colleague, { classId: second.classId, email });
  const circle = [teacher, student, parent, colleague];
  const named = canary(newVersion(), 0, [classId]);
  expect(await Promise.all(circle.map((person) => seatOf(person, named)))).toEqual([true, true, true, true]);
  expect(await seatOf(stranger.teacher, named)).toBe(false);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
    const drawn = canary(newVersion(), share);
    const seats = await Promise.all(circle.map((person) => seatOf(person, drawn)));
    expect(new Set(seats).size, `${share}: ${seats}`).toBe(1);
  }
  expect(await seatOf(student, canary(newVersion(), 1))).toBe(true);
  expect(await seatOf(student, canary(newVersion(), 0))).toBe(false);
});

it('gives somebody without a class a circle of their own', async () => {
  const teacher = await newTeacher();
  expect(await seatOf(teacher, canary(newVersion(), 1))).toBe(true);
  expect(await seatOf(teacher, canary(newVersion(), 0))).toBe(false);
});

const letIn = async (): Promise<Person> => (await newClassWithChild()).teacher;

it('halts a canary once enough loads were counted and too many of them failed', async () => {
  const people = [await letIn(), await letIn(), await letIn()];
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('nobody');
  const version = newVersion();
  const report = (person: Person, failed: boolean, tab = newId()) =>
    person.call('reportLoad', { area: 'teacher', version, tab, failed });
  const health = () => visitor(backend).call('releaseHealth', { area: 'teacher', version });
  for (let count = 0; count < CANARY_BOUND.loads - 2; count += 1) await report(count % 2 ? first : second, false);
  const tab = newId();
  await report(third, false, tab);
  await report(third, true, tab);
  await report(third, true, tab);
  expect(await health()).toEqual({ loads: CANARY_BOUND.loads - 1, failed: 1 });
  expect(await seatOf(first, canary(version, 1))).toBe(true);
  await report(first, true);
  expect(await health()).toMatchObject({ loads: CANARY_BOUND.loads, failed: 2, haltedAt: expect.any(Number) });
  expect(await seatOf(first, canary(version, 1))).toBe(false);
  const lines = await admin().collection('audit').where('subject', '==', `teacher@${version}`).get();
  expect(lines.docs.map((each) => each.get('action'))).toEqual(['canary-halted']);
});

it('counts simultaneous loads, and at most twenty tabs of one person', async () => {
  const person = await newTeacher();
  const version = newVersion();
  const report = () => person.call('reportLoad', { area: 'student', version, tab: newId(), failed: false });
  await Promise.all(Array.from({ length: 20 }, report));
  expect(await outcomeOf(report())).toBe('data/too-large');
  expect(await visitor(backend).call('releaseHealth', { area: 'student', version })).toEqual({ loads: 20, failed: 0 });
});

it('counts no failed load of somebody whom no class let in', async () => {
  const version = newVersion();
  for (let at = 0; at < 3; at += 1)
    await (await newTeacher()).call('reportLoad', { area: 'teacher', version, tab: newId(), failed: true });
  expect(await visitor(backend).call('releaseHealth', { area: 'teacher', version })).toEqual({ loads: 0, failed: 0 });
});

it('lets nobody alone halt a canary, nor fill the database with versions that there are not', async () => {
  const person = await letIn();
  const version = newVersion();
  const fail = (of: string) => person.call('reportLoad', { area: 'teacher', version: of, tab: newId(), failed: true });
  for (let count = 0; count < CANARY_BOUND.loads; count += 1) await fail(version);
  const health = (of: string) => visitor(backend).call('releaseHealth', { area: 'teacher', version: of });
  expect(await health(version)).toEqual({ loads: 1, failed: 1 });
  const others = Array.from({ length: 25 }, newVersion);
  const known = async () => (await Promise.all(others.map(health))).filter(({ loads }) => loads > 0).length;
  for (const other of others) await fail(other);
  expect(await known()).toBe(19);
  const oneMore = newVersion();
  await person.call('reportFault', { area: 'teacher', version: oneMore, kind: 'load', code: 'unknown' });
  await person.call('reportVitals', { area: 'teacher', version: oneMore, tab: newId(), lcp: 900 });
  expect(await health(oneMore)).toEqual({ loads: 0, failed: 0 });
});

it('counts the faults of a version by kind, code and place, of a bounded number', async () => {
  const [person, other] = [await newTeacher(), await newTeacher()];
  const version = newVersion();
  const report = (who: Person, place: string) =>
    who.call('reportFault', { area: 'teacher', version, kind: 'background', code: 'unknown', place });
  await report(person, 'page-AbCd1234.js:1:20');
  await report(other, 'page-AbCd1234.js:1:20');
  await person.call('reportFault', { area: 'teacher', version, kind: 'load', code: 'remote/unreachable' });
  const faults = async () => (await visitor(backend).call('releaseHealth', { area: 'teacher', version })).faults ?? [];
  expect(await faults()).toEqual([
    { kind: 'background', code: 'unknown', place: 'page-AbCd1234.js:1:20', count: 2, lastAt: expect.any(Number) },
    { kind: 'load', code: 'remote/unreachable', count: 1, lastAt: expect.any(Number) },
  ]);
  for (let line = 1; line <= MOST_FAULT_GROUPS; line += 1) await report(line % 2 ? person : other, `x.js:${line}:1`);
  expect(await faults()).toHaveLength(MOST_FAULT_GROUPS);
  expect(await outcomeOf(report(person, 'what Ana Lopes typed'))).toBe('input/malformed');
});
