import type { Step } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { equation, linear } from '../kit/linear-text.ts';
import { exact, fractionText, inParentheses, type Numeric } from '../kit/numeric.ts';
import { asLinear, readLinear, wholeOf } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { type Line, steps } from '../kit/work.ts';
import { balancesWith, pickLetter, signedInt, solvedAs, solvingRule } from './solving.ts';

/** ax + b = cx + d; with `grouped`, the left side is written a(x + b/a). */
type BothSides = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly letter: string;
  readonly grouped?: boolean;
};

const plainSides = ({ a, b, c, d, letter }: BothSides) => [linear(a, b, letter), linear(c, d, letter)] as const;
const sidesOf = (params: BothSides) => {
  const [left, right] = plainSides(params);
  const { a, b, letter, grouped = false } = params;
  return [grouped ? `${a}(${linear(1, b / a, letter)})` : left, right] as const;
};
const written = (params: BothSides): string => equation(...sidesOf(params));
const solutionOf = ({ a, b, c, d }: BothSides) => exact(d - b).div(a - c);

function solve(params: BothSides): Step[] {
  const { a, b, c, d, letter } = params;
  const moved =
    c > 0 ? `Subtract \`${linear(c, 0, letter)}\` from both sides.` : `Add \`${linear(-c, 0, letter)}\` to both sides.`;
  const lines: (readonly [string, string])[] = [
    [written(params), 'This is the equation.'],
    ...(params.grouped === true
      ? ([[equation(...plainSides(params)), `Multiply each term in the parentheses by \`${a}\`.`]] as const)
      : []),
    [equation(linear(a - c, b, letter), String(d)), `${moved} Now the letter is on one side only.`],
  ];
  if (b !== 0)
    lines.push([
      equation(linear(a - c, 0, letter), String(d - b)),
      b > 0 ? `Subtract \`${b}\` from both sides.` : `Add \`${-b}\` to both sides.`,
    ]);
  if (a - c !== 1)
    lines.push([equation(letter, fractionText(solutionOf(params))), `Divide both sides by \`${a - c}\`.`]);
  return steps(...lines);
}

const begin = (params: BothSides) => [written(params), 'This is the equation.'] as const;

const collected = (params: BothSides, coefficient: Numeric, right: Numeric, why: string, ...before: readonly Line[]) =>
  solvedAs(params.letter, exact(right).div(coefficient), begin(params), ...before, [
    equation(linear(coefficient, 0, params.letter), fractionText(right)),
    why,
  ]);

const LETTERS_FIRST = 'Bring the letters together on one side.';
const lettersLeft = ({ a, b, c, d, letter }: BothSides): Line => [
  equation(linear(a - c, b, letter), String(d)),
  LETTERS_FIRST,
];

/** ax + b = cx + d, one solution. */
export const bothSides = skill<BothSides>({
  code: 'equations.both-sides',
  name: 'Solve equations with the letter on both sides',
  canDo: 'I can solve an equation that has the letter on both sides.',
  grade: 8,
  standards: ['8.EE.C.7b'],
  prerequisites: ['equations.two-step', 'expressions.like-terms'],
  cases: casesOf(
    {
      'more-on-left': 'more of the letter on the left',
      'more-on-right': 'more of the letter on the right',
      minus: 'a number is subtracted',
      'letter-alone': 'the letter without a number on one side',
      'negative-letter': 'a negative number times the letter',
      'negative-solution': 'the solution is negative',
      'fraction-solution': 'the solution is a fraction',
      parentheses: 'parentheses, and the letter on both sides',
    },
    (rng, level, caseId): BothSides => {
      const top = byLevel(level, 6, 9, 15);
      const letter = pickLetter(rng);
      const x = caseId === 'negative-solution' ? -rng.int(1, top) : rng.int(2, top);
      const small = rng.int(2, top);
      const gap = rng.int(caseId === 'letter-alone' ? 2 : 1, level === 1 ? 4 : 7);
      const b = caseId === 'minus' ? -rng.int(1, 20) : rng.int(1, 20);
      const from = (a: number, c: number): BothSides => ({ a, b, c, d: (a - c) * x + b, letter });
      if (caseId === 'parentheses') {
        const [factor, inner] = [rng.int(2, byLevel(level, 4, 6, 9)), signedInt(rng, 1, byLevel(level, 5, 9, 12))];
        const other = rng.pick([-2, -1, 1, 2, 3].filter((c) => c < factor));
        return {
          a: factor,
          b: factor * inner,
          c: other,
          d: (factor - other) * x + factor * inner,
          letter,
          grouped: true,
        };
      }
      if (caseId === 'more-on-right') return from(small, small + gap);
      if (caseId === 'letter-alone') return rng.chance(0.5) ? from(1, 1 + gap) : from(1 + gap, 1);
      if (caseId === 'negative-letter') return from(small, -gap);
      if (caseId === 'fraction-solution') {
        const wide = rng.int(2, 6);
        return { a: small + wide, b, c: small, d: b + wide * signedInt(rng, 1, 5) + rng.int(1, wide - 1), letter };
      }
      return from(small + gap, small);
    },
  ),
  pose: (params) => ({
    prompt: `Solve for \`${params.letter}\`.${solutionOf(params).d === 1n ? '' : ' Give an exact answer.'}`,
    math: written(params),
    answer: { kind: 'number', key: fractionText(solutionOf(params)), variable: params.letter },
  }),
  solve,
  hints: (params) => {
    const { a, b, c, d, letter } = params;
    return [
      params.grouped === true
        ? `Use the distributive property first: what is \`${sidesOf(params)[0]}\` without parentheses?`
        : `The letter stands on both sides. How can you get every \`${letter}\` to one side?`,
      c > 0
        ? `Take \`${linear(c, 0, letter)}\` away from both sides.`
        : `Add \`${linear(-c, 0, letter)}\` to both sides.`,
      b === 0
        ? `You have \`${equation(linear(a - c, 0, letter), String(d))}\`. What is left to undo?`
        : `You have \`${equation(linear(a - c, b, letter), String(d))}\`. Undo the \`${b > 0 ? '+' : '-'} ${Math.abs(b)}\` next.`,
    ];
  },
  confirms: (params, key) => balancesWith(...sidesOf(params), params.letter, key),
  mistakes: {
    ...solvingRule('equations.move-without-sign', (params) => {
      const { a, b, c, d } = params;
      return a >= c ? collected(params, a + c, d - b, LETTERS_FIRST) : collected(params, a + c, b - d, LETTERS_FIRST);
    }),
    ...solvingRule('equations.same-operation', (params) => {
      const { a, b, c, d, letter } = params;
      if ((a > c ? b : d) === 0) return undefined;
      return a > c
        ? collected(params, a - c, d + b, `Move the \`${b}\` over as it is.`, lettersLeft(params))
        : collected(params, c - a, b + d, `Move the \`${d}\` over as it is.`, [
            equation(linear(c - a, d, letter), String(b)),
            LETTERS_FIRST,
          ]);
    }),
    ...solvingRule('equations.one-letter-side', (params) => {
      const { a, b, c, d } = params;
      return c === 0 || a === 0
        ? undefined
        : collected(params, a, d - b, 'Work with the letter on the left and leave out the letter on the right.');
    }),
    ...solvingRule('equations.reversed-subtraction', (params) => {
      const { a, b, c, d } = params;
      return b <= 0
        ? undefined
        : collected(params, a - c, b - d, `Work out \`${b} - ${inParentheses(d)}\`.`, lettersLeft(params));
    }),
    ...solvingRule('equations.drop-negative-coefficient', (params) => {
      const { a, b, c, d } = params;
      return a - c >= 0
        ? undefined
        : solvedAs(
            params.letter,
            exact(d - b).div(c - a),
            begin(params),
            [equation(linear(a - c, 0, params.letter), String(d - b)), 'Collect the letters and the numbers.'],
            [equation(linear(c - a, 0, params.letter), String(d - b)), 'The minus is left out.'],
          );
    }),
  },
  read: (text) => {
    const reading = readLinear(text);
    if (reading?.relation !== '=') return undefined;
    const [left, right] = [asLinear(reading.left), asLinear(reading.right)];
    const [a, b, c, d] = [wholeOf(left?.a), wholeOf(left?.b), wholeOf(right?.a), wholeOf(right?.b)];
    if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
    return a === 0 || c === 0 || a === c ? undefined : { a, b, c, d, letter: reading.letter };
  },
});
