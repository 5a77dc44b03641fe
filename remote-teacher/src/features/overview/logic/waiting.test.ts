import type { BoardEntry } from '@lemma/school/assignment';
import type { Insight, InsightStudent } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { studentsToHelp, waitingIn, workToGrade } from './waiting.ts';

const NOW = 1_800_000_000_000;
const entry = (part: Partial<BoardEntry>): BoardEntry => ({
  ...{ id: 'a', title: 'Fractions', state: 'open', openAt: NOW - DAY, dueAt: NOW + DAY, itemCount: 6 },
  ...{ studentCount: 2, started: 1, submitted: 1, toGrade: 0, updatedAt: NOW },
  ...part,
});
const student = (id: string, fullName: string) => ({
  ...{ id, fullName, displayName: fullName, userName: id, state: 'active' as const, secretKind: 'words' as const },
  ...{ createdAt: NOW - 60 * DAY, parentCount: 0, groupIds: [] },
});
const roster = { classId: 'c', students: { ana: student('ana', 'Ana'), ben: student('ben', 'Ben') }, groups: {} };
const line = (part: Partial<InsightStudent>): InsightStudent => ({
  ...{ skills: {}, ideas: [], struggles: [], gaps: [], growth: [], lastAt: NOW },
  effort: { answers: 0, rapid: 0, hinted: 0, parent: 0 },
  ...part,
});
const struggle = (skill: string, score: number) => ({
  ...{ skill, score, wrongStreak: 4, hints: 0, took: 60_000, lastAt: NOW, evidence: [] },
});
const insight = (students: Insight['students'], assignments: Insight['assignments'] = {}): Insight => ({
  ...{ classId: 'c', students, assignments, groups: [], foldedAt: NOW },
});
const row = (state: string) => ({ state, score: 0, maxScore: 2, late: false, took: 0, at: NOW, marks: '-' });

it('lists as missing, after the due date, students who have not turned in', () => {
  const rows = { ana: row('submitted'), ben: row('in-progress') };
  const known = insight({}, { a: { title: 'Fractions', dueAt: NOW - 1, items: [], rows } });
  expect(waitingIn([entry({})], roster, known, NOW).missing).toEqual([]);
  const { missing } = waitingIn([entry({ dueAt: NOW - 1 })], roster, known, NOW);
  expect(missing.map((one) => [one.student.id, one.begun])).toEqual([['ben', true]]);
});

it('lists as missing only students whom the work was given to', () => {
  const late = entry({ dueAt: NOW - 1, studentCount: 1, submitted: 0, onlyFor: ['ben'] });
  expect(waitingIn([late], roster, null, NOW).missing.map((one) => one.student.id)).toEqual(['ben']);
});

it('uses the due date of an extension, and treats work that opened by the clock as open', () => {
  const extended = entry({ state: 'scheduled', dueAt: NOW - 1, submitted: 0, dueBy: { ana: NOW + DAY, ben: NOW - 2 } });
  const { missing, open } = waitingIn([extended], roster, null, NOW);
  expect(missing.map((one) => [one.student.id, one.dueAt])).toEqual([['ben', NOW - 2]]);
  expect(open.length).toBe(1);
  expect(waitingIn([extended], roster, null, NOW + 2 * DAY).missing.length).toBe(2);
});

it('lists what is due within seven days, and not later', () => {
  const entries = [entry({ id: 'soon' }), entry({ id: 'later', dueAt: NOW + 8 * DAY })];
  expect(waitingIn(entries, roster, null, NOW).dueSoon.map(({ id }) => id)).toEqual(['soon']);
});

it('sums up what needs grading over all assignments', () => {
  const entries = [entry({ toGrade: 2 }), entry({ id: 'b', toGrade: 3, state: 'closed' })];
  expect(workToGrade(waitingIn(entries, roster, null, NOW))).toBe(5);
});

it('groups students by skill and ranks by struggle, never by inactivity', () => {
  const known = insight({
    ana: line({ struggles: [struggle('x', 4), struggle('y', 9)] }),
    ben: line({ struggles: [struggle('x', 6)], lastAt: NOW - 40 * DAY }),
  });
  const waiting = waitingIn([entry({})], roster, known, NOW);
  expect(waiting.help.map(({ skill, students }) => [skill, students.map((one) => one.student.id)])).toEqual([
    ['y', ['ana']],
    ['x', ['ben', 'ana']],
  ]);
  expect(studentsToHelp(waiting)).toBe(2);
  expect(waiting.quiet.map((one) => one.student.id)).toEqual(['ben']);
});

it('leaves out a struggle that the class has left behind', () => {
  const old = (age: number) => ({ ...struggle('x', 9), lastAt: NOW - age });
  const helpAfter = (age: number) => waitingIn([], roster, insight({ ana: line({ struggles: [old(age)] }) }), NOW).help;
  expect(helpAfter(20 * DAY).length).toBe(1);
  expect(helpAfter(22 * DAY)).toEqual([]);
});
