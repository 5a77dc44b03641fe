import type { Picture } from '../../pictures/types.ts';
import type { Step } from '../../types.ts';
import { constantFirst, equation, linear, sumText, term } from '../kit/linear-text.ts';
import { exact, fractionText, inParentheses, type Numeric } from '../kit/numeric.ts';
import { asLinear, readLinear } from '../kit/read-text.ts';
import type { Mistakes } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { balancesWith, hiddenDigit, solvedAs, solvingRule } from './solving.ts';

/** (a/under)·x + b = c, written with the letter or the constant first. */
export type TwoStep = {
  readonly a: number;
  readonly under: number;
  readonly b: number;
  readonly c: number;
  readonly letter: string;
  readonly order: 'letter-first' | 'constant-first';
};

export const coefficientOf = ({ a, under }: Pick<TwoStep, 'a' | 'under'>) => exact(a, under);

export const leftOf = (params: TwoStep): string =>
  (params.order === 'letter-first' ? linear : constantFirst)(coefficientOf(params), params.b, params.letter);

export const written = (params: TwoStep): string => equation(leftOf(params), String(params.c));

export const solutionOf = (params: TwoStep) => exact(params.c - params.b).div(coefficientOf(params));

/** `kx = right`. */
const scaled = (params: TwoStep, right: Numeric): string =>
  equation(sumText([term(coefficientOf(params), params.letter)]), fractionText(right));

export const undoConstant = ({ b }: TwoStep): string =>
  b > 0 ? `Subtract \`${b}\` from both sides.` : `Add \`${-b}\` to both sides.`;

export const undoCoefficient = ({ a, under, letter }: TwoStep): string => {
  if (under === 1) return `\`${letter}\` is multiplied by \`${a}\`, so divide both sides by \`${a}\`.`;
  if (Math.abs(a) === 1)
    return `\`${letter}\` is divided by \`${a * under}\`, so multiply both sides by \`${a * under}\`.`;
  return `\`${letter}\` is multiplied by \`${fractionText(exact(a, under))}\`, so multiply both sides by \`${fractionText(exact(under, a))}\`.`;
};

export const solveTwoStep = (params: TwoStep): Step[] =>
  steps(
    [written(params), 'This is the equation.'],
    [scaled(params, params.c - params.b), undoConstant(params)],
    [equation(params.letter, fractionText(solutionOf(params))), undoCoefficient(params)],
  );

export const hintTwoStep = (params: TwoStep): string[] => [
  `Which two things are done to \`${params.letter}\`? Which one is done last?`,
  `Undo the last one first: ${undoConstant(params).replace(/^./, (first) => first.toLowerCase())}`,
  `You have \`${scaled(params, params.c - params.b)}\`. What undoes the \`${fractionText(coefficientOf(params))}\`?`,
];

export const confirmTwoStep = (params: TwoStep, key: string): boolean =>
  balancesWith(leftOf(params), String(params.c), params.letter, key);

/** A balance; only if both sides consist of a few weights. */
export function twoStepPicture({ a, under, b, c, letter }: TwoStep): Picture | undefined {
  if (under !== 1 || a < 1 || a > 5 || b < 1 || c < 1) return undefined;
  const left = [...Array.from({ length: a }, () => letter), String(b)];
  return {
    kind: 'balance',
    left,
    right: [String(c)],
    alt: `A balance with ${left.join(', ')} on the left and ${c} on the right. The two sides weigh the same.`,
  };
}

/** Reads `3x + 5 = 20`, `7 - 1/2n = 18`, `20 = 3x + 5`. */
export function readTwoStep(text: string): TwoStep | undefined {
  const reading = readLinear(text);
  if (reading?.relation !== '=' || reading.letter === '') return undefined;
  const [first, second] = [asLinear(reading.left), asLinear(reading.right)];
  if (!first || !second) return undefined;
  const turned = first.a.equals(0);
  const [side, other] = turned ? [second, first] : [first, second];
  const parts = turned ? reading.right : reading.left;
  if (side.a.equals(0) || side.b.equals(0) || !other.a.equals(0)) return undefined;
  const [a, under, b, c] = [side.a.n * side.a.s, side.a.d, side.b, other.b];
  if (b.d !== 1n || c.d !== 1n || side.a.equals(1)) return undefined;
  const order = parts[0]?.letter === '' ? 'constant-first' : 'letter-first';
  return { a: Number(a), under: Number(under), b: b.valueOf(), c: c.valueOf(), letter: reading.letter, order };
}

const begin = (params: TwoStep) => [written(params), 'This is the equation.'] as const;

/** Mistakes with kx + b = c for any k. */
export const twoStepRules: Mistakes<TwoStep> = {
  ...solvingRule('equations.same-operation', (params) => {
    const right = params.c + params.b;
    return solvedAs(params.letter, exact(right).div(coefficientOf(params)), begin(params), [
      scaled(params, right),
      `Move the \`${params.b}\` to the other side as it is.`,
    ]);
  }),
  ...solvingRule('equations.reversed-subtraction', (params) => {
    if (params.b < 0) return undefined;
    const right = params.b - params.c;
    return solvedAs(params.letter, exact(right).div(coefficientOf(params)), begin(params), [
      scaled(params, right),
      `Work out \`${params.b} - ${inParentheses(params.c)}\`.`,
    ]);
  }),
  ...solvingRule('equations.divide-one-part', (params) => {
    const right = exact(params.c).div(coefficientOf(params));
    return solvedAs(params.letter, right.sub(params.b), begin(params), [
      equation(linear(1, params.b, params.letter), fractionText(right)),
      `Undo the \`${fractionText(coefficientOf(params))}\` first, on the letter and on the right side.`,
    ]);
  }),
  ...solvingRule('equations.repeat-operation', (params) => {
    const right = params.c - params.b;
    return solvedAs(params.letter, exact(right).mul(coefficientOf(params)), begin(params), [
      scaled(params, right),
      undoConstant(params),
    ]);
  }),
  'algebra.letter-without-its-factor': (params) => {
    const left = params.c - params.b;
    return wrote(
      left,
      begin(params),
      [scaled(params, left), undoConstant(params)],
      [String(left), 'What is left is the number.'],
    );
  },
  ...solvingRule('equations.drop-negative-coefficient', (params) => {
    if (params.a > 0) return undefined;
    const right = params.c - params.b;
    const positive = { ...params, a: -params.a };
    return solvedAs(params.letter, exact(right).div(coefficientOf(positive)), begin(params), [
      scaled(positive, right),
      'Move the number away, and the minus in front of the letter goes too.',
    ]);
  }),
};

/** Mistakes that need a whole coefficient. */
export const wholeCoefficientRules: Mistakes<TwoStep> = {
  ...solvingRule('expressions.conjoin', (params) => {
    if (params.under !== 1 || params.order === 'constant-first') return undefined;
    const merged = params.a + params.b;
    return solvedAs(params.letter, exact(params.c).div(merged), begin(params), [
      equation(sumText([term(merged, params.letter)]), String(params.c)),
      'Put the terms together.',
    ]);
  }),
  ...solvingRule('equations.subtract-coefficient', (params) => {
    if (params.under !== 1 || params.a < 0) return undefined;
    const right = params.c - params.b;
    return solvedAs(params.letter, right - params.a, begin(params), [scaled(params, right), undoConstant(params)]);
  }),
  ...solvingRule('equations.reversed-division', (params) => {
    if (params.under !== 1) return undefined;
    const right = params.c - params.b;
    return solvedAs(params.letter, exact(params.a).div(right), begin(params), [
      scaled(params, right),
      undoConstant(params),
    ]);
  }),
  ...solvingRule('equations.letter-as-digit', (params) => {
    if (params.under !== 1 || params.a < 1 || params.a > 9) return undefined;
    const digit = hiddenDigit(params.c - params.b, params.a);
    return digit === undefined
      ? undefined
      : solvedAs(params.letter, digit, begin(params), [scaled(params, params.c - params.b), undoConstant(params)]);
  }),
};
