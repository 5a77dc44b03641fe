import { skills } from '@lemma/math';
import { describe, expect, it } from 'vitest';
import { clustersWithLore, loreOf } from '../lore/lore.ts';
import { findStandard, gradeOfStandard, searchStandards, standards } from './standards.ts';

describe('the table of standards', () => {
  it('has every code once, each with words of its own', () => {
    expect(standards).toHaveLength(664);
    expect(new Set(standards.map(({ code }) => code)).size).toBe(664);
    for (const { code, text } of standards) expect(text.length, code).toBeGreaterThan(4);
    expect(new Set(standards.map(({ text }) => text)).size).toBeGreaterThan(630);
  });
  it('knows every standard that a skill names', () => {
    const unknown = skills.flatMap(({ standards: codes }) => codes.filter((code) => findStandard(code) === undefined));
    expect(unknown).toEqual([]);
  });
  it('has 582 edges to what comes before and 89 to what goes along in the same grade, all between known codes', () => {
    expect(standards.flatMap(({ before }) => before)).toHaveLength(582);
    expect(standards.flatMap(({ related }) => related)).toHaveLength(89);
    for (const { before, related } of standards)
      for (const code of [...before, ...related]) expect(findStandard(code)?.code).toBe(code);
    for (const { code, related } of standards)
      expect(
        related.filter((other) => gradeOfStandard(other) !== gradeOfStandard(code)),
        code,
      ).toEqual([]);
  });
  it('tells grades', () => {
    expect(['K.CC.A.1', '5.NF.A.1', 'A-REI.B.4a', 'MP.3'].map(gradeOfStandard)).toEqual(['K', '5', 'HS', 'MP']);
  });
});

describe('search', () => {
  const first = (typed: string, grade?: string) => searchStandards(typed, grade)[0]?.code;
  it.each([
    ['5.NF.A.1', '5.NF.A.1'],
    ['5nfa1', '5.NF.A.1'],
    ['8.ee.c.8b', '8.EE.C.8b'],
    ['unlike denominators', '5.NF.A.1'],
    ['a-rei b 4a', 'A-REI.B.4a'],
  ])('finds %o', (typed, code) => expect(first(typed)).toBe(code));
  it('keeps to a grade, and finds nothing for nonsense', () => {
    expect(searchStandards('fraction', '3').every(({ code }) => code.startsWith('3.'))).toBe(true);
    expect(searchStandards('zzz')).toEqual([]);
    expect(findStandard('9.ZZ.A.1')).toBeUndefined();
  });
});

describe('big ideas and words', () => {
  it('stand ready for every standard that a skill covers, three to five words each, all explained', () => {
    for (const code of new Set(skills.flatMap((skill) => skill.standards))) {
      const lore = loreOf(code);
      expect(lore?.terms.length, code).toBeGreaterThanOrEqual(3);
      expect(lore?.terms.length, code).toBeLessThanOrEqual(5);
      for (const { term, meaning } of lore?.terms ?? []) expect(meaning, term).not.toBe('');
    }
  });
  it('belong to one cluster each', () => {
    const ideas = clustersWithLore().map((cluster) => loreOf(cluster)?.bigIdea);
    expect(new Set(ideas).size).toBe(ideas.length);
  });
});
