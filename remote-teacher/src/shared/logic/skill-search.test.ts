import { skills as all } from '@lemma/math';
import { casesInSpanish } from '@lemma/math/spanish/cases';
import { skillsInSpanish } from '@lemma/math/spanish/skills';
import { describe, expect, it } from 'vitest';
import { skillSearch } from './skill-search.ts';

const skills = all.map(({ code, name, canDo, grade, domain, standards, cases, wordProblem = false }) => ({
  ...{ code, name, canDo, grade, domain, wordProblem, standards: [...standards], misconceptions: [] },
  cases: cases.map(({ id, label }) => ({ id, label })),
}));
const search = skillSearch(skills);
const namesOf = (typed: string, grade = 6) => search(typed, grade).skills.map(({ name }) => name.toLowerCase());

describe('everyday words', () => {
  it.each([
    ['long division', 'divide'],
    ['adding fractions', 'add'],
    ['times tables', 'multipl'],
    ['unit rates', 'unit rate'],
    ['pemdas', 'order of operations'],
    ['percentages', 'percent'],
    ['sales tax', 'tax'],
    ['inches to feet', 'convert units of length'],
    ['measurement conversion', 'convert units'],
    ['pythagorean theorem', 'right triangle'],
    ['6.RP.A.2', 'unit rate'],
  ])('%o finds %s', (typed, found) => expect(namesOf(typed)[0]).toContain(found));

  it.each([
    ['fracton', 'fraction'],
    ['percnet', 'percent'],
    ['long divison', 'divide'],
    ['devide fractions', 'divide a fraction'],
    ['mulitply decimals', 'multiply decimals'],
  ])('%o, misspelled, finds %s and says how it was read', (typed, found) => {
    expect(namesOf(typed)[0]).toContain(found);
    expect(search(typed, 6).readAs).not.toBe(typed);
  });

  it('that are written correctly are not said to be misspelled', () => {
    for (const typed of ['long division', 'sales tax', 'adding fractions'])
      expect(search(typed, 6).readAs).toBeUndefined();
  });

  it('"word problems" finds stories only, those of the grade first, and with a topic those of it', () => {
    const found = search('word problems', 4).skills;
    expect(found.every(({ wordProblem }) => wordProblem)).toBe(true);
    expect(found[0]?.grade).toBe(4);
    const withFractions = search('fraction word problems', 5).skills;
    expect(withFractions.length).toBeGreaterThan(0);
    expect(withFractions.length).toBeLessThan(found.length);
  });

  it('puts skills near the grade before others', () => {
    expect(search('rounding', 5).skills[0]?.grade).toBe(5);
    expect(search('rounding', 3).skills[0]?.grade).toBe(3);
  });
});

it.each(['photosynthesis', 'asdfgh'])('finds nothing for %o', (typed) => {
  expect(search(typed, 6)).toEqual({ skills: [], readAs: undefined });
});

const spanish = skills.map((skill) => ({
  ...skill,
  name: skillsInSpanish[skill.code] ?? '',
  english: skill.name,
  cases: skill.cases.map(({ id, label }) => ({ id, label: casesInSpanish[skill.code]?.[id] ?? '', english: label })),
}));

const searchInSpanish = skillSearch(spanish);

it.each([
  ['fracciones', 'fracción'],
  ['sumar fraccion', 'sumar'],
  ['ecuaciones', 'ecuación'],
  ['area', 'área'],
  ['porcentage', 'porcentaje'],
  ['unit rates', 'unidad'],
  ['triángulo rectángulo', ''],
  ['propina', 'impuesto'],
  ['6.RP.A.2', ''],
])('finds in Spanish and in English on a Spanish page: %o', (typed, found) => {
  const names = searchInSpanish(typed, 6).skills.map(({ name }) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(0);
  expect(names.some((name) => name.includes(found))).toBe(true);
});
