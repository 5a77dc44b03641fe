import { expect, it } from 'vitest';
import type { Insight, InsightGroup, InsightStudent } from './schema.ts';
import { STUCK_FOR_MS } from './struggles-at.ts';
import { teachFirst } from './teach-first.ts';

const NOW = 1_800_000_000_000;
const ref = (skill: string) => ({ assignmentId: 'a', itemId: 'i', skill, response: '2/5', at: NOW });
const misconception = (id: string, skill: string) => ({
  ...{ id, posterior: 0.9, chances: 4, shown: 4, lastAt: NOW, evidence: [ref(skill)] },
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
  const students = { a: line({ struggles: [stuckOn('x')] }), b: line({ struggles: [stuckOn('x')] }) };
  expect(told(students, [group('misconception', 'm', ['c']), group('prerequisite', 'p', ['c', 'd', 'gone'])])).toEqual([
    ['struggle', 'x', 'ab', 2],
    ['prerequisite', 'p', 'cd', 0],
    ['misconception', 'm', 'c', 0],
  ]);
});

it('teaches the idea or the missing basic behind a struggle, not the skill once more', () => {
  const students = {
    a: line({ ideas: [misconception('m', 'x')], struggles: [stuckOn('x')] }),
    b: line({ gaps: [{ skill: 'p', blocks: ['x'], evidence: [ref('p')] }], struggles: [stuckOn('x')] }),
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
