import { skills as all } from '@lemma/math';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
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

const spanish = skills.map((skill) => ({
  ...skill,
  name: skillsInSpanish[skill.code] ?? '',
  english: skill.name,
}));

it.each([
  ['fracciones', 'fracción'],
  ['sumar fraccion', 'sumar'],
  ['ecuaciones', 'ecuación'],
  ['area', 'área'],
  ['porcentage', 'porcentaje'],
  ['unit rates', 'unidad'],
  ['6.RP.A.2', ''],
])('finds in Spanish and in English on a Spanish page: %o', (typed, found) => {
  const names = searchSkills(spanish, typed).map(({ name }) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(0);
  expect(names.some((name) => name.includes(found))).toBe(true);
});
