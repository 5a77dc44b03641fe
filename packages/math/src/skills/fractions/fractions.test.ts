import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../check/index.ts';
import { examineSkill } from '../../examine.ts';
import { generateProblem } from '../../generate.ts';
import { decimalMisconceptions } from '../../misconceptions/decimals.ts';
import { fractionMisconceptions } from '../../misconceptions/fractions.ts';
import type { Level, Problem } from '../../types.ts';
import { decimalSkills } from '../decimals/index.ts';
import { changedLines, solutionFaults, tellsTheKey } from '../shared/worked-check.ts';
import { fractionSkills } from './index.ts';

const known = new Set([...fractionMisconceptions, ...decimalMisconceptions].map(({ id }) => id));
const skill = (code: string) => {
  const found = fractionSkills.find((one) => one.code === code);
  if (!found) throw new Error(`no skill ${code}`);
  return found;
};

/** What a student with the idea writes for a typed problem. */
function mistaken(code: string, text: string, id: string): string | undefined {
  const asked = skill(code);
  const params = asked.read?.(text);
  if (!params) throw new Error(`${code} cannot read ${text}`);
  return asked.misconceptions.find((rule) => rule.id === id)?.work(params)?.answer;
}

const problems = (count: number): Problem[] =>
  fractionSkills.flatMap((one) =>
    ([1, 2, 3] as const satisfies readonly Level[]).flatMap((level) =>
      one.cases.flatMap(({ id }) => Array.from({ length: count }, (_, i) => generateProblem(one, level, i + 1, id))),
    ),
  );

describe.each(fractionSkills.map((one) => [one.code, one] as const))('%s', (_, one) => {
  it('makes sound problems over 1,000 seeds a level', () => {
    expect(examineSkill(one, 1000)).toEqual([]);
  });
});

describe('the list of skills', () => {
  it('names each skill once and only prerequisites that exist', () => {
    const codes = fractionSkills.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    const all = new Set([...codes, ...decimalSkills.map(({ code }) => code)]);
    expect(fractionSkills.flatMap(({ prerequisites }) => prerequisites).filter((code) => !all.has(code))).toEqual([]);
  });
  it('uses only misconceptions of the catalogue, each at most once a skill, and all of them', () => {
    for (const one of fractionSkills) {
      const ids = one.misconceptions.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
    }
    const used = new Set(fractionSkills.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id)));
    expect(fractionMisconceptions.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
  });
  it('holds at least eight skills with stories', () => {
    expect(fractionSkills.filter(({ wordProblem }) => wordProblem).length).toBeGreaterThanOrEqual(8);
  });
  it('reads back every bare calculation it poses', () => {
    for (const problem of problems(5)) {
      const asked = skill(problem.skill);
      if (!asked.read || problem.math === undefined) continue;
      const params = asked.read(problem.math);
      if (params !== undefined)
        expect(asked.pose(params).answer.key.split(' ')[0]).toBe(problem.answer.key.split(' ')[0]);
    }
  });
});

describe('worked solutions and hints', () => {
  it('writes only lines that are true', () => {
    expect(problems(8).flatMap(solutionFaults).slice(0, 5)).toEqual([]);
  });
  it('keeps the value of a calculation from line to line', () => {
    const calculations = problems(8).filter(({ skill: code }) => /\.(word-)?(add|subtract|multiply|divide)/.test(code));
    expect(calculations.flatMap(changedLines).slice(0, 5)).toEqual([]);
  });
  it('never tells the key in a hint', () => {
    expect(problems(8).flatMap(tellsTheKey).slice(0, 5)).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('names each idea once, with a source and every sentence', () => {
    expect(new Set(fractionMisconceptions.map(({ id }) => id)).size).toBe(fractionMisconceptions.length);
    for (const { id, name, idea, why, move, feedback, sources } of fractionMisconceptions) {
      expect(sources.length, id).toBeGreaterThan(0);
      for (const words of [name, idea, why, move, feedback]) expect(words.length, id).toBeGreaterThan(8);
      expect(feedback, id).not.toMatch(/\bwrong\b/i);
    }
  });
});

describe('what students with an idea write', () => {
  it.each([
    ['fractions.add-unlike', '2/7 + 3/4', 'fractions.add-across', '5/11'],
    ['fractions.add-like', '3/8 + 2/8', 'fractions.add-across', '5/16'],
    ['fractions.add-unlike', '1/3 + 1/6', 'fractions.keeps-numerators', '2/6'],
    ['fractions.add-unlike', '3/4 + 1/3', 'fractions.keeps-numerators', '4/12'],
    ['fractions.add-unlike', '12/13 + 7/8', 'fractions.tops-only', '19'],
    ['fractions.add-unlike', '1/2 + 1/4', 'fractions.equivalent-adds', '4/4'],
    ['fractions.subtract-like', '9 - 1/4', 'fractions.whole-as-numerator', '8/4'],
    ['fractions.subtract-mixed', '7 3/4 - 2 1/6', 'fractions.subtract-across', '5 2/2'],
    ['fractions.subtract-mixed', '5 1/4 - 2 3/4', 'fractions.smaller-from-larger', '3 2/4'],
    ['fractions.subtract-mixed', '6 - 2 3/5', 'fractions.brings-fraction-down', '4 3/5'],
    ['fractions.subtract-mixed', '5 1/6 - 2 5/6', 'fractions.borrows-ten', '2 6/6'],
    ['fractions.subtract-mixed', '4 1/5 - 1 3/5', 'fractions.borrows-without-lowering', '3 3/5'],
    ['fractions.multiply', '5/6 × 2/3', 'fractions.multiply-carry', '135'],
    ['fractions.multiply', '3/7 × 2/7', 'fractions.multiply-keeps-denominator', '6/7'],
    ['fractions.multiply', '3/4 × 2/5', 'fractions.multiply-cross', '15/8'],
    ['fractions.multiply-whole', '3/5 × 4', 'fractions.multiplies-top-and-bottom', '12/20'],
    ['fractions.multiply-mixed', '2 1/4 × 3 1/2', 'fractions.multiplies-parts-separately', '6 1/8'],
    ['fractions.divide', '7/9 ÷ 2/4', 'fractions.divides-across-dropping-remainders', '3/2'],
    ['fractions.divide', '8/9 ÷ 2/3', 'fractions.divides-across-dropping-remainders', '4/3'],
    ['fractions.divide', '3/4 ÷ 2/5', 'fractions.inverts-first', '8/15'],
    ['fractions.divide', '3/4 ÷ 2/5', 'fractions.inverts-both', '20/6'],
    ['fractions.divide', '3/4 ÷ 2/5', 'fractions.divide-without-inverting', '6/20'],
    ['fractions.divide', '6/7 ÷ 2/7', 'fractions.divide-keeps-denominator', '3/7'],
    ['fractions.divide-whole-by-unit', '8 ÷ 1/2', 'fractions.divides-by-denominator', '4'],
    ['fractions.divide-unit-by-whole', '1/8 ÷ 2', 'fractions.divides-the-denominator', '1/4'],
    ['fractions.divide-mixed', '4 1/3 ÷ 2', 'fractions.divides-whole-part-only', '2 1/3'],
    ['fractions.as-division', '4 ÷ 7', 'fractions.larger-by-smaller', '7/4'],
    ['fractions.as-division', '7 ÷ 4', 'decimals.remainder-as-decimal', '1.3'],
    ['fractions.simplify', '6/9', 'fractions.simplifies-top-only', '2/9'],
    ['fractions.simplify', '10/12', 'fractions.simplifies-top-only', '5/12'],
    ['fractions.simplify', '4/25', 'fractions.simplifies-separately', '2/5'],
    ['fractions.simplify', '12/24', 'fractions.cancels-digits', '1/4'],
    ['fractions.simplify', '8/12', 'fractions.stops-simplifying', '4/6'],
    ['fractions.equivalent', '2/3 = ?/12', 'fractions.equivalent-adds', '11'],
    ['fractions.whole-as-fraction', '5 = ?/3', 'fractions.whole-as-numerator', '5'],
    ['fractions.compare-same-numerator', '1/6 ? 1/4', 'fractions.larger-denominator-larger', '>'],
    ['fractions.compare-unlike', '3/4 ? 8/9', 'fractions.gap-thinking', '='],
    ['fractions.compare-unlike', '2/3 __ 4/9', 'fractions.larger-numbers-larger', '<'],
    ['fractions.unit-of-set', '1/4 of 20', 'fractions.denominator-as-group-size', '4'],
    ['fractions.of-quantity', '3/4 of 20', 'fractions.one-group-only', '5'],
    ['fractions.mixed-to-improper', '3 2/5', 'fractions.mixed-adds-whole', '5/5'],
    ['fractions.mixed-to-improper', '3 2/5', 'fractions.mixed-multiplies-top', '11/5'],
  ])('%s: %s by %s gives %s', (code, text, id, answer) => {
    expect(mistaken(code, text, id)).toBe(answer);
  });
  it('takes an equal fraction where lowest terms are not asked, and asks for them where they are', () => {
    const sum = skill('fractions.add-unlike');
    const params = sum.read?.('1/6 + 1/3');
    expect(params && checkAnswer(sum.pose(params).answer, '3/6').verdict).toBe('right');
    const lowest = skill('fractions.simplify');
    const other = lowest.read?.('4/8');
    expect(other && checkAnswer(lowest.pose(other).answer, '2/4')).toMatchObject({ verdict: 'wrong', code: 'form' });
  });
});
