import type { AnswerSpec, Level, Rng, Step } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { equation, linear, timesGroup } from '../kit/linear-text.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';
import { pickLetter, signedInt } from './solving.ts';

/** k(ax + b) = cx + d; if k is 1, the left side is written without parentheses. */
type Solutions = {
  readonly k: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly letter: string;
};

const leftOf = ({ k, a, b, letter }: Solutions): string =>
  k === 1 ? linear(a, b, letter) : timesGroup(k, linear(a, b, letter));
const rightOf = ({ c, d, letter }: Solutions): string => linear(c, d, letter);
const written = (params: Solutions): string => equation(leftOf(params), rightOf(params));

function kindOf(coefficient: number, constant: number): 'one' | 'none' | 'all' {
  if (coefficient !== 0) return 'one';
  return constant === 0 ? 'all' : 'none';
}
const keyOf = ({ k, a, b, c, d }: Solutions) => kindOf(k * a - c, k * b - d);

const options = (letter: string): NonNullable<AnswerSpec['options']> => [
  { id: 'none', label: 'No solution' },
  { id: 'one', label: 'Exactly one solution' },
  { id: 'all', label: `Every number \`${letter}\` is a solution` },
];

function solve(params: Solutions): Step[] {
  const { k, a, b, c, d, letter } = params;
  const lines: [string, string][] = [[written(params), 'This is the equation.']];
  if (k !== 1)
    lines.push([
      equation(linear(k * a, k * b, letter), rightOf(params)),
      `Multiply both terms in the parentheses by \`${k}\`.`,
    ]);
  const key = keyOf(params);
  const why = {
    all: 'Both sides are the same, so every number is a solution.',
    none: 'This can never be true, so there is no solution.',
    one: 'The letter is left on one side, so there is exactly one solution.',
  }[key];
  if (key !== 'one')
    return steps(...lines, [
      equation(String(k * b), String(d)),
      `Subtract \`${linear(c, 0, letter)}\` from both sides. ${why}`,
    ]);
  return steps(
    ...lines,
    [
      equation(linear(k * a - c, 0, letter), String(d - k * b)),
      'Bring the letter to the left and the numbers to the right.',
    ],
    [equation(letter, fractionText(exact(d - k * b).div(k * a - c))), why],
  );
}

/** Counts the solutions by trying numbers: two lines that meet twice are the same line. */
function counted(params: Solutions): string {
  const gap = (x: number) =>
    valueAt(leftOf(params), { [params.letter]: x }) - valueAt(rightOf(params), { [params.letter]: x });
  if (near(gap(0), 0) && near(gap(1), 0)) return 'all';
  return near(gap(0), gap(1)) ? 'none' : 'one';
}

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const letter = pickLetter(rng);
  const k = level === 1 ? 1 : rng.int(2, level === 2 ? 5 : 8);
  const a = level === 3 ? signedInt(rng, 2, 6) : rng.int(2, 6);
  const b = signedInt(rng, 1, 9);
  const base = { k, a, b, letter };
  return { k, a, b, base };
};

/** Equations with no solution, one, or every number as a solution. */
export const numberOfSolutions = skill<Solutions>({
  code: 'equations.number-of-solutions',
  name: 'Tell how many solutions an equation has',
  canDo: 'I can tell if an equation has no solution, one solution or every number as a solution.',
  grade: 8,
  standards: ['8.EE.C.7a'],
  prerequisites: ['equations.both-sides'],
  cases: {
    one: {
      label: 'exactly one solution',
      draw: (rng, level) => {
        const { k, a, b, base } = begin(rng, level);
        const c = k * a + signedInt(rng, 1, 4);
        return { ...base, c, d: k * b - (c - k * a) * signedInt(rng, 1, 5) };
      },
    },
    zero: {
      label: 'the one solution is zero',
      draw: (rng, level) => {
        const { k, a, b, base } = begin(rng, level);
        const c = k * a + signedInt(rng, 1, 4);
        return { ...base, c, d: k * b };
      },
    },
    none: {
      label: 'no solution',
      draw: (rng, level) => {
        const { k, a, b, base } = begin(rng, level);
        return { ...base, c: k * a, d: k > 1 && rng.chance(0.6) ? b : k * b + signedInt(rng, 1, 6) };
      },
    },
    all: {
      label: 'every number is a solution',
      draw: (rng, level) => {
        const { k, a, b, base } = begin(rng, level);
        return { ...base, c: k * a, d: k * b };
      },
    },
  },
  pose: (params) => ({
    prompt: 'How many solutions does this equation have?',
    math: written(params),
    answer: { kind: 'choice', key: keyOf(params), options: options(params.letter) },
  }),
  solve,
  hints: (params) => [
    params.k === 1
      ? 'Compare the two sides before you start to solve.'
      : 'First write the left side without parentheses.',
    `How many \`${params.letter}\` are there on each side? Which plain number is on each side?`,
    'If the letters are the same on both sides, compare the plain numbers. If not, the letters can be gathered on one side.',
  ],
  confirms: (params, key) => counted(params) === key,
  mistakes: {
    'equations.letters-gone-no-solution': (params) =>
      keyOf(params) === 'all'
        ? wrote('none', [
            equation(String(params.d), String(params.d)),
            'The letter is gone, so there is nothing to solve.',
          ])
        : undefined,
    'equations.zero-is-no-solution': (params) =>
      keyOf(params) === 'one' && params.k * params.b === params.d
        ? wrote('none', [equation(params.letter, '0'), 'Zero is nothing, so there is no solution.'])
        : undefined,
    'equations.same-letters-always-true': (params) =>
      params.k * params.a === params.c
        ? wrote('all', [
            written(params),
            `Both sides have the same number of \`${params.letter}\`, so it is always true.`,
          ])
        : undefined,
    'expressions.distribute-first-only': (params) => {
      const { k, a, b, c, d, letter } = params;
      if (k === 1) return undefined;
      return wrote(
        kindOf(k * a - c, b - d),
        [written(params), 'This is the equation.'],
        [equation(linear(k * a, b, letter), rightOf(params)), `Multiply \`${linear(a, 0, letter)}\` by \`${k}\`.`],
      );
    },
  },
});
