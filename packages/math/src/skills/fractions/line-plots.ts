import type { Skill } from '../../types.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { wrote } from '../kit/work.ts';
import {
  countMistakes,
  drawLengths,
  inchText,
  type Lengths,
  longest,
  plotSkill,
  shortest,
  spanMistakes,
} from '../measurement/line-plots.ts';

const sumMistakes: Mistakes<Lengths> = {
  'fractions.length-read-once': (p) =>
    p.ask === 'sum'
      ? wrote(inchText(p.at, p.bottom), [inchText(p.at, p.bottom), 'Read the length below the dots.'])
      : undefined,
};

const evenMistakes: Mistakes<Lengths> = {
  'measurement.each-place-counted-once': (p) => {
    const different = [...new Set(p.parts)];
    const sum = different.reduce((all, part) => all + part, 0);
    if (p.ask !== 'even' || sum % different.length !== 0) return undefined;
    const each = inchText(sum / different.length, p.bottom);
    return wrote(each, [`${inchText(sum, p.bottom)} ÷ ${different.length} = ${each}`, 'Take each length once.']);
  },
  'fractions.halfway-for-even-shares': (p) => {
    const ends = longest(p) + shortest(p);
    if (p.ask !== 'even' || ends % 2 !== 0) return undefined;
    const middle = inchText(ends / 2, p.bottom);
    return wrote(middle, [
      `${inchText(shortest(p), p.bottom)}, ${middle}, ${inchText(longest(p), p.bottom)}`,
      'Take the middle between the shortest and the longest.',
    ]);
  },
};

const quarterPlot = skill<Lengths>({
  code: 'fractions.line-plot-fourths',
  name: 'Read a line plot with halves and fourths of an inch',
  canDo: 'I can read a line plot of lengths in halves and fourths of an inch.',
  grade: 3,
  standards: ['3.MD.B.4'],
  prerequisites: ['measurement.line-plot-inches', 'fractions.number-line'],
  cases: {
    at: { label: 'how many of one length', draw: drawLengths('at', [2, 4, 4]) },
    from: { label: 'how many from a length on', draw: drawLengths('from', [2, 4, 4]) },
  },
  ...plotSkill,
  mistakes: countMistakes,
});

const eighthPlot = skill<Lengths>({
  code: 'fractions.line-plot-difference',
  name: 'Calculate with a line plot of fractions',
  canDo: 'I can find differences and sums of lengths on a line plot.',
  grade: 4,
  standards: ['4.MD.B.4'],
  prerequisites: ['fractions.line-plot-fourths', 'fractions.subtract-like', 'fractions.multiply-whole'],
  cases: {
    apart: { label: 'the longest and the shortest', draw: drawLengths('apart', [2, 4, 8]) },
    sum: { label: 'all of one length, end to end', draw: drawLengths('sum', [2, 4, 8]) },
  },
  ...plotSkill,
  mistakes: { ...spanMistakes, ...sumMistakes },
});

const evenPlot = skill<Lengths>({
  code: 'fractions.line-plot-even-shares',
  name: 'Share equally what a line plot shows',
  canDo: 'I can find the length that all would have if they were shared equally.',
  grade: 5,
  standards: ['5.MD.B.2'],
  prerequisites: ['fractions.line-plot-difference', 'fractions.add-mixed'],
  cases: {
    even: { label: 'equal shares', draw: drawLengths('even', [2, 4, 8]) },
    apart: { label: 'the longest and the shortest', draw: drawLengths('apart', [4, 8, 8]) },
  },
  ...plotSkill,
  mistakes: { ...spanMistakes, ...evenMistakes },
});

/** Line plots of lengths in parts of an inch, grades 3 to 5. */
export const linePlotFractionSkills: readonly Skill[] = [quarterPlot, eighthPlot, evenPlot];
