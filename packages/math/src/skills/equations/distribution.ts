import type { Step } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { equation, linear, timesGroup } from '../kit/linear-text.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { asLinear, readLinear, wholeOf } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { balancesWith, pickLetter, solvedAs, solvingRule } from './solving.ts';

/** k(ax + b) = c. */
type Distribution = {
  readonly k: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly letter: string;
};

const leftOf = ({ k, a, b, letter }: Distribution): string => timesGroup(k, linear(a, b, letter));
const written = (params: Distribution): string => equation(leftOf(params), String(params.c));
const solutionOf = ({ k, a, b, c }: Distribution) => exact(c, k).sub(b).div(a);

function solve(params: Distribution): Step[] {
  const { k, a, b, c, letter } = params;
  const lines: [string, string][] = [
    [written(params), 'This is the equation.'],
    [equation(linear(k * a, k * b, letter), String(c)), `Multiply both terms in the parentheses by \`${k}\`.`],
    [
      equation(linear(k * a, 0, letter), String(c - k * b)),
      k * b > 0 ? `Subtract \`${k * b}\` from both sides.` : `Add \`${-k * b}\` to both sides.`,
    ],
    [equation(letter, fractionText(solutionOf(params))), `Divide both sides by \`${k * a}\`.`],
  ];
  return steps(...lines);
}

/** k(ax + b) = c. */
export const distribution = skill<Distribution>({
  code: 'equations.distribution',
  name: 'Solve equations with parentheses',
  canDo: 'I can solve an equation with parentheses.',
  grade: 7,
  standards: ['7.EE.B.4a', '8.EE.C.7b'],
  prerequisites: ['equations.two-step', 'expressions.distribute'],
  cases: casesOf(
    {
      plus: 'a sum in the parentheses',
      minus: 'a difference in the parentheses',
      'letter-with-number': 'a number times the letter inside',
      'negative-factor': 'a negative number in front',
    },
    (rng, level, caseId): Distribution => {
      const top = byLevel(level, 8, 10, 15);
      const size = rng.int(2, level === 1 ? 5 : 9);
      const k = caseId === 'negative-factor' ? -size : size;
      const a = caseId === 'letter-with-number' || level === 3 ? rng.int(2, 5) : 1;
      const x = level === 1 || rng.chance(0.6) ? rng.int(2, top) : -rng.int(1, top);
      const b = rng.int(1, top) * (caseId === 'minus' || (caseId === 'negative-factor' && rng.chance(0.6)) ? -1 : 1);
      return { k, a, b, c: k * (a * x + b), letter: pickLetter(rng) };
    },
  ),
  pose: (params) => ({
    prompt: `Solve for \`${params.letter}\`.`,
    math: written(params),
    answer: { kind: 'number', key: fractionText(solutionOf(params)), variable: params.letter },
  }),
  solve,
  hints: (params) => [
    `What does the \`${params.k}\` in front of the parentheses multiply?`,
    `Multiply each of the two terms in the parentheses by \`${params.k}\`, or divide both sides by \`${params.k}\` first.`,
    `You can get to \`${equation(linear(params.k * params.a, params.k * params.b, params.letter), String(params.c))}\`. Now solve it in two steps.`,
  ],
  confirms: (params, key) => balancesWith(leftOf(params), String(params.c), params.letter, key),
  mistakes: {
    'equations.group-as-letter': ({ k, a, b, c, letter }) => {
      const value = fractionText(exact(c, k));
      return wrote(
        value,
        [equation(linear(a, b, letter), value), `Divide both sides by \`${k}\`.`],
        [value, 'What is left is the number.'],
      );
    },
    ...solvingRule('expressions.distribute-first-only', (params) => {
      const { k, a, b, c, letter } = params;
      return solvedAs(
        letter,
        exact(c - b).div(k * a),
        [written(params), 'This is the equation.'],
        [equation(linear(k * a, b, letter), String(c)), `Multiply \`${linear(a, 0, letter)}\` by \`${k}\`.`],
      );
    }),
    ...solvingRule('expressions.sign-lost-in-parentheses', (params) => {
      const { k, a, b, c, letter } = params;
      if (k > 0) return undefined;
      return solvedAs(
        letter,
        exact(c + k * b).div(k * a),
        [written(params), 'This is the equation.'],
        [equation(linear(k * a, -k * b, letter), String(c)), 'The sign in the parentheses stays as it is.'],
      );
    }),
    ...solvingRule('equations.same-operation', (params) => {
      const { k, a, b, c, letter } = params;
      if (k < 0) return undefined;
      return solvedAs(
        letter,
        exact(c + k * b).div(k * a),
        [written(params), 'This is the equation.'],
        [equation(linear(k * a, k * b, letter), String(c)), `Multiply both terms by \`${k}\`.`],
        [equation(linear(k * a, 0, letter), String(c + k * b)), `Move the \`${k * b}\` over as it is.`],
      );
    }),
    ...solvingRule('expressions.conjoin', (params) => {
      const { k, a, b, c, letter } = params;
      return solvedAs(
        letter,
        exact(c).div(k * (a + b)),
        [written(params), 'This is the equation.'],
        [equation(timesGroup(k, linear(a + b, 0, letter)), String(c)), 'Put the terms in the parentheses together.'],
      );
    }),
    ...solvingRule('equations.subtract-coefficient', (params) => {
      const { k, a, b, c, letter } = params;
      if (k < 0) return undefined;
      return solvedAs(
        letter,
        exact(c - k - b).div(a),
        [written(params), 'This is the equation.'],
        [equation(linear(a, b, letter), String(c - k)), `Take the \`${k}\` away from both sides.`],
      );
    }),
  },
  read: (text) => {
    const reading = readLinear(text);
    const group = reading?.left[0];
    const right = asLinear(reading?.right ?? []);
    if (reading?.relation !== '=' || reading.left.length !== 1 || !group?.inside || !right?.a.equals(0))
      return undefined;
    const inside = asLinear(group.inside);
    const [k, a, b, c] = [wholeOf(group.factor), wholeOf(inside?.a), wholeOf(inside?.b), wholeOf(right.b)];
    if (!k || !a || !b || c === undefined) return undefined;
    return { k, a, b, c, letter: reading.letter };
  },
});
