import { expect, it } from 'vitest';
import { DAY } from '../time/index.ts';
import type { Insight, InsightGroup, InsightStudent } from './schema.ts';
import { STUCK_FOR_MS } from './struggles-at.ts';
import { isOnSkills, newestOf, studentsOf, TEACH_FIRST_DAYS, teachFirst } from './teach-first.ts';

const NOW = 1_800_000_000_000;
const ref = (skill: string, at = NOW) => ({ assignmentId: 'a', itemId: 'i', skill, response: '2/5', at });
const misconception = (id: string, skill: string, { chances = 6, at = NOW } = {}) => ({
  ...{ id, posterior: 0.9, chances, shown: 4, lastAt: at, evidence: [ref(skill, at)] },
});
const known = (answers: number, at = NOW): InsightStudent['skills'][string] => ({
  ...{ estimate: 0.2, low: 0.1, high: 0.4, answers, level: 'beginning', lastAt: at },
});
const without = (skill: string, { answers = 5, at = NOW, blocks = ['x'] } = {}): Partial<InsightStudent> => ({
  skills: { [skill]: known(answers) },
  gaps: [{ skill, blocks, evidence: [ref(skill, at)] }],
});
const stuckOn = (skill: string, lastAt = NOW) => ({
  ...{ skill, score: 4, wrongStreak: 4, hints: 0, took: 1, lastAt, evidence: [ref(skill)] },
});
const line = (part: Partial<InsightStudent>): InsightStudent => ({
  ...{ skills: {}, ideas: [], struggles: [], gaps: [], growth: [], lastAt: NOW },
  effort: { answers: 0, rapid: 0, hinted: 0, parent: 0 },
  ...part,
});
const group = (kind: InsightGroup['kind'], id: string, studentIds: string[], skill = id): InsightGroup => ({
  ...{ kind, id, studentIds, evidence: studentIds.map((studentId) => ({ ...ref(skill), studentId })) },
});
const everybody = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const told = (students: Insight['students'], groups: InsightGroup[], present = everybody) =>
  teachFirst({ students, groups }, present, NOW).map(({ kind, id, studentIds, stuck }) => [
    ...[kind, id, studentIds.join(''), stuck],
  ]);

it('begins with what most students of the class need, of whatever kind', () => {
  const students = {
    a: line({ struggles: [stuckOn('x')] }),
    b: line({ struggles: [stuckOn('x')] }),
    c: line({ ...without('p', { blocks: [] }), ideas: [misconception('m', 'm')] }),
    d: line(without('p', { blocks: [] })),
  };
  expect(told(students, [group('misconception', 'm', ['c']), group('prerequisite', 'p', ['c', 'd', 'gone'])])).toEqual([
    ['struggle', 'x', 'ab', 2],
    ['prerequisite', 'p', 'cd', 0],
    ['misconception', 'm', 'c', 0],
  ]);
});

it('teaches the idea or the missing basic behind a struggle, not the skill once more', () => {
  const students = {
    a: line({ ideas: [misconception('m', 'x')], struggles: [stuckOn('x')] }),
    b: line({ ...without('p'), struggles: [stuckOn('x')] }),
    c: line({ ideas: [misconception('m', 'other')], struggles: [stuckOn('x')] }),
  };
  const groups = [group('misconception', 'm', ['a', 'c'], 'x'), group('prerequisite', 'p', ['b'])];
  expect(told(students, groups)).toEqual([
    ['misconception', 'm', 'ac', 1],
    ['prerequisite', 'p', 'b', 1],
    ['struggle', 'x', 'c', 1],
  ]);
});

it('leaves out struggles that the class has left behind, and students who have left', () => {
  const students = {
    a: line({ struggles: [stuckOn('x', NOW - STUCK_FOR_MS - 1)] }),
    gone: line({ struggles: [stuckOn('y')] }),
  };
  expect(told(students, [group('misconception', 'm', ['gone'])])).toEqual([]);
  expect(teachFirst(null, everybody, NOW)).toEqual([]);
});

it('rests on answers of the last 30 days only, and says nothing where there are none', () => {
  const old = NOW - TEACH_FIRST_DAYS * DAY - 1;
  const students = {
    a: line({ ideas: [misconception('m', 'x', { at: old })] }),
    b: line({ ideas: [misconception('m', 'x', { at: old })] }),
    // Later answers to the skill, but the wrong ones are old.
    c: line(without('p', { at: old })),
    d: line(without('q')),
  };
  const groups = [
    group('misconception', 'm', ['a', 'b'], 'x'),
    group('prerequisite', 'p', ['c']),
    group('prerequisite', 'q', ['d']),
  ];
  expect(told(students, groups)).toEqual([['prerequisite', 'q', 'd', 0]]);
  expect(told({ ...students, d: line({}) }, groups)).toEqual([]);
});

it('names no basic as missing and no idea as the class’s from fewer than five answers', () => {
  const few = { chances: 2 };
  const students = {
    a: line({ ...without('p', { answers: 4 }), ideas: [misconception('m', 'x', few)] }),
    b: line({ ideas: [misconception('m', 'x', few)] }),
    c: line({ ideas: [misconception('m', 'x', few)] }),
  };
  const groups = (ids: string[]) => [group('misconception', 'm', ids, 'x'), group('prerequisite', 'p', ['a'])];
  expect(told(students, groups(['a', 'b']))).toEqual([]);
  expect(told(students, groups(['a', 'b', 'c']))).toEqual([['misconception', 'm', 'abc', 0]]);
});

it('says when the newest answer behind a topic was given', () => {
  const behind = [ref('x', NOW - DAY), ref('x')].map((one) => ({ ...one, studentId: 'a' }));
  expect(newestOf({ evidence: behind })).toBe(NOW);
  expect(newestOf({ evidence: [] })).toBeUndefined();
});

it('names on a skill everybody who is stuck on it, for whatever reason, and nobody of another', () => {
  const students = {
    a: line({ ideas: [misconception('m', 'x')], struggles: [stuckOn('x')] }),
    b: line({ ...without('p'), struggles: [stuckOn('x')] }),
    c: line({ struggles: [stuckOn('x'), stuckOn('y')] }),
    d: line({ struggles: [stuckOn('y')] }),
  };
  const groups = [group('misconception', 'm', ['a'], 'x'), group('prerequisite', 'p', ['b'])];
  const on = (code: string) =>
    studentsOf(teachFirst({ students, groups }, everybody, NOW).filter((topic) => isOnSkills(topic, new Set([code]))));
  const ids = (code: string) =>
    on(code)
      .map(({ studentId }) => studentId)
      .toSorted();
  expect(ids('x')).toEqual(['a', 'b', 'c']);
  expect(ids('y')).toEqual(['c', 'd']);
  expect(ids('m')).toEqual([]);
});
