import type { ScenarioLine, Training } from '@lemma/school/interview';
import { expect, it } from 'vitest';
import { suggested } from './suggested.ts';

const scenario = (id: string, grade: number, domain: string): ScenarioLine => ({
  ...{ id, grade, domain, skill: id, skillName: id, standards: [], student: 'Ana', temperament: 'calm' },
  ...{ practice: 'find', ideas: [] },
});
const all = [scenario('a9', 9, 'algebra'), scenario('f4', 4, 'fractions'), scenario('w4', 4, 'numbers')];
const line = (scenarioId: string, named: 0 | 1): Training['lines'][string] => ({
  ...{ interviewId: 'i', kind: 'practice', scenarioId, skill: 's', skillName: 'S', student: 'Ana' },
  ...{ state: 'scored', turns: 4, at: 0, named },
});

it('stays with the grade of the class, and there with the topic that was practiced least', () => {
  expect(suggested(all, [], 4)?.id).toBe('f4');
  expect(suggested(all, [line('f4', 0)], 4)?.id).toBe('w4');
  expect(suggested(all, [], 9)?.id).toBe('a9');
});

it('goes to the nearest grade where nothing of its own is left, and anywhere without a class', () => {
  expect(suggested(all, [line('f4', 1), line('w4', 1)], 4)?.id).toBe('a9');
  expect(suggested(all, [], undefined)?.id).toBe('a9');
});
