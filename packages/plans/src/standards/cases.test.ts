import { findSkill } from '@lemma/math';
import { expect, it } from 'vitest';
import { coverOf } from '../cover.ts';
import { loreOf } from '../lore/lore.ts';
import { isSamePair, lessonCasesOf } from '../plan/lesson-cases.ts';
import { caseLines } from './case-lines.ts';
import { casePoints } from './case-points.ts';
import { rowsOf } from './rows-of.ts';
import { standards, standardsBefore } from './standards.ts';

const rows = rowsOf(caseLines);

it('says for every standard with skills what it is about, in cases that exist', () => {
  const listed = new Set(rows.map(([code]) => code));
  const covered = standards.filter(({ code, kind }) => kind !== 'cluster' && coverOf(code).kind === 'full');
  expect(covered.map(({ code }) => code).filter((code) => !listed.has(code))).toEqual([]);
  const exists = (name: string): boolean => {
    const [code = '', id] = name.split(':');
    const skill = findSkill(code);
    return skill !== undefined && (id === undefined || skill.cases.some((each) => each.id === id));
  };
  for (const [code = '', hardest = '', leftOut = '', added = ''] of rows) {
    const others = added.split(' ').filter((name) => name !== '');
    const names = [hardest, ...leftOut.split(' ').filter((name) => name !== ''), ...others];
    expect(
      names.filter((name) => !exists(name)),
      code,
    ).toEqual([]);
    const own = [...coverOf(code).skills.map((skill) => skill.code), ...others.map((name) => name.split(':')[0] ?? '')];
    expect(
      names.filter((name) => !own.includes(name.split(':')[0] ?? '')),
      code,
    ).toEqual([]);
  }
});

it('has the hardest case among those of the lesson, with what has to be understood', () => {
  for (const { code } of standards) {
    if (coverOf(code).kind === 'none') continue;
    const cases = lessonCasesOf(code);
    expect(
      cases?.pairs.some((pair) => isSamePair(pair, cases.hardest)),
      code,
    ).toBe(true);
    expect(cases?.point, code).toBeTruthy();
  }
  const points = rowsOf(casePoints);
  expect(new Set(points.map(([pair]) => pair)).size).toBe(points.length);
});

it('names what every standard builds on, except where kindergarten begins', () => {
  const first = standards.filter(({ code }) => coverOf(code).kind !== 'none' && standardsBefore(code).length === 0);
  expect(first.map(({ code }) => code)).toEqual(['K.CC.A.1', 'K.MD.A.1', 'K.G.A.1']);
});

it('explains every term of every lesson', () => {
  for (const { code } of standards)
    for (const { term, meaning } of loreOf(code)?.terms ?? []) expect(meaning, `${code} ${term}`).not.toBe('');
});
