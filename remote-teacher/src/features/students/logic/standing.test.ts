import type { CallOutput } from '@lemma/school/calls';
import type { Insight } from '@lemma/school/insight';
import { expect, it } from 'vitest';
import { bestKnown, masteryLevelIn, standardsOf } from './standing.ts';

const skill = (code: string, standards: string[]): CallOutput<'listSkills'>['skills'][number] => ({
  ...{
    code,
    standards,
    name: code,
    canDo: code,
    grade: 5,
    domain: 'NF',
    wordProblem: false,
    cases: [],
    misconceptions: [],
  },
});
const catalogue = [skill('a', ['5.NF.A.1']), skill('b', ['5.NF.A.1', '5.NF.A.2']), skill('c', ['4.NF.B.3'])];
const given = (dueAt: number, ...skills: string[]): Insight['assignments'][string] => ({
  ...{ title: '', dueAt, rows: {} },
  items: skills.map((one, index) => ({
    ...{ itemId: `i${index}`, skill: one, answers: 0, right: 0, difficulty: 0, quintiles: [] },
  })),
});

it('puts the standard of the newest assignment first', () => {
  const assignments = { old: given(1, 'c', 'c'), now: given(2, 'b', 'a', 'c') };
  expect(standardsOf({ assignments }, catalogue)).toEqual(['5.NF.A.1', '4.NF.B.3', '5.NF.A.2']);
  expect(standardsOf(null, catalogue)).toEqual([]);
});

it('takes the weakest answered skill of the standard, and nothing before an answer', () => {
  const known = { low: 0.4, high: 0.99, answers: 5, lastAt: 0 };
  const skills = {
    a: { ...known, low: 0.94, estimate: 0.97, level: 'strong' as const },
    b: { ...known, estimate: 0.5, level: 'developing' as const },
  };
  expect(masteryLevelIn('5.NF.A.1', skills, catalogue, 0)).toEqual({ level: 'developing', set: false });
  expect(masteryLevelIn('4.NF.B.3', skills, catalogue, 0)).toBeUndefined();
  const few = { ...skills, b: { ...skills.b, answers: 2 } };
  expect(masteryLevelIn('5.NF.A.1', few, catalogue, 0)).toEqual({ level: 'strong', set: false });
  expect(masteryLevelIn(undefined, skills, catalogue, 0)).toBeUndefined();
  const set = { ...skills, b: { ...skills.b, level: 'secure' as const, set: true } };
  expect(masteryLevelIn('5.NF.A.1', set, catalogue, 0)).toEqual({ level: 'secure', set: true });
});

it('begins with the standard of which most students have a level, and with none while nobody has one', () => {
  const known = (answers: number) => ({
    ...{ estimate: 0.5, low: 0.4, high: 0.6, answers, lastAt: 0, level: 'developing' as const },
  });
  const standards = ['5.NF.A.1', '4.NF.B.3'];
  const newestIsNew = [{ a: known(1), c: known(3) }, { a: known(4) }, { c: known(9) }];
  expect(bestKnown(standards, newestIsNew, catalogue)).toBe('4.NF.B.3');
  expect(bestKnown(standards, [{ a: known(2) }, undefined], catalogue)).toBeUndefined();
});
