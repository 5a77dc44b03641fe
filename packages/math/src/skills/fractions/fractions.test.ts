import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../check/index.ts';
import { decimalMisconceptions } from '../../misconceptions/decimals.ts';
import { fractionMisconceptions } from '../../misconceptions/fractions.ts';
import { listed } from '../../misconceptions/listed.ts';
import { measurementMisconceptions } from '../../misconceptions/measurement.ts';
import { examineCalculations } from '../kit/examine-calculations.ts';
import { fractionSkills } from './index.ts';

const { skillBy, mistaken, problems } = examineCalculations({
  skills: fractionSkills,
  ideas: listed(fractionMisconceptions),
  alsoKnown: [...listed(decimalMisconceptions), ...listed(measurementMisconceptions)],
});

describe('the list of skills', () => {
  it('holds at least eight skills with stories', () => {
    expect(fractionSkills.filter(({ wordProblem }) => wordProblem).length).toBeGreaterThanOrEqual(8);
  });
  it('reads back every bare calculation it poses', () => {
    for (const problem of problems(5)) {
      const asked = skillBy(problem.skill);
      if (!asked.read || problem.math === undefined) continue;
      const params = asked.read(problem.math);
      if (params !== undefined)
        expect(asked.pose(params).answer.key.split(' ')[0]).toBe(problem.answer.key.split(' ')[0]);
    }
  });
});

describe('answers of students with a misconception', () => {
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
  it('accepts an equivalent fraction unless the question asks for lowest terms', () => {
    const sum = skillBy('fractions.add-unlike');
    const params = sum.read?.('1/6 + 1/3');
    expect(params && checkAnswer(sum.pose(params).answer, '3/6').verdict).toBe('right');
    const lowest = skillBy('fractions.simplify');
    const other = lowest.read?.('4/8');
    expect(other && checkAnswer(lowest.pose(other).answer, '2/4')).toMatchObject({ verdict: 'wrong', code: 'form' });
  });
});
