import { skills as all } from '@lemma/math';
import { expect, it } from 'vitest';
import { searchSkills } from './skill-search.ts';

const skills = all.map(({ code, name, canDo, grade, domain, standards }) => ({
  ...{ code, name, canDo, grade, domain, standards: [...standards], wordProblem: false, cases: [], misconceptions: [] },
}));
const firstOf = (typed: string) => searchSkills(skills, typed)[0]?.name.toLowerCase() ?? 'nothing';

it.each([
  ['long division', 'divide'],
  ['adding fractions', 'add'],
  ['times tables', 'multipl'],
  ['fracton', 'fraction'],
  ['percnet', 'percent'],
  ['unit rates', 'unit rate'],
  ['pemdas', 'order of operations'],
  ['6.RP.A.2', 'unit rate'],
])('%o finds %s', (typed, found) => expect(firstOf(typed)).toContain(found));

it('finds nothing for text without mathematics, and everything for an empty search', () => {
  expect(searchSkills(skills, 'photosynthesis')).toEqual([]);
  expect(searchSkills(skills, '  ')).toHaveLength(skills.length);
});
