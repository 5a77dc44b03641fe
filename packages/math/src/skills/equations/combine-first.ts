import type { Level, Rng, Step } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { equation, linear, sumText, term } from '../kit/linear-text.ts';
import { exact, fractionText } from '../kit/numeric.ts';
import { asLinear, readLinear, wholeOf } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';
import { balancesWith, hiddenDigit, pickLetter, solvedAs, solvingRule } from './solving.ts';

/** A sum of multiples of the letter and of numbers that equals a number. */
type CombineFirst = {
  /** Coefficients of the letter ('c') and plain numbers ('n') in the order written, and their kinds. */
  readonly values: readonly number[];
  readonly kinds: string;
  readonly right: number;
  readonly letter: string;
};

const termsOf = ({ values, kinds, letter }: CombineFirst) =>
  values.map((value, place) => term(value, kinds[place] === 'c' ? letter : ''));
const leftOf = (params: CombineFirst): string => sumText(termsOf(params));
const written = (params: CombineFirst): string => equation(leftOf(params), String(params.right));
const some = ({ values, kinds }: CombineFirst, kind: string): number[] =>
  values.filter((_, place) => kinds[place] === kind);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const coefficientOf = (params: CombineFirst): number => total(some(params, 'c'));
const constantOf = (params: CombineFirst): number => total(some(params, 'n'));
const solutionOf = (params: CombineFirst) => exact(params.right - constantOf(params)).div(coefficientOf(params));

function solve(params: CombineFirst): Step[] {
  const { letter, right } = params;
  const [a, b] = [coefficientOf(params), constantOf(params)];
  const lines: [string, string][] = [
    [written(params), 'This is the equation.'],
    [equation(linear(a, b, letter), String(right)), 'Combine the terms with the letter, and the numbers.'],
  ];
  if (b !== 0)
    lines.push([
      equation(linear(a, 0, letter), String(right - b)),
      b > 0 ? `Subtract \`${b}\` from both sides.` : `Add \`${-b}\` to both sides.`,
    ]);
  if (a !== 1) lines.push([equation(letter, fractionText(solutionOf(params))), `Divide both sides by \`${a}\`.`]);
  return steps(...lines);
}

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 6, 9, 12);
  const letter = pickLetter(rng);
  const x = level === 3 && rng.chance(0.4) ? -rng.int(2, top) : rng.int(2, top);
  const shape = (kinds: string, values: readonly number[]): CombineFirst => {
    const made = { kinds, values, letter, right: 0 };
    return { ...made, right: coefficientOf(made) * x + constantOf(made) };
  };
  const [a, b] = [rng.int(2, top), rng.int(2, top)];
  return { shape, a, b };
};

/** 2x + x = 24 and the like. */
export const combineFirst = skill<CombineFirst>({
  code: 'equations.combine-first',
  name: 'Solve equations by combining like terms first',
  canDo: 'I can combine like terms and then solve the equation.',
  grade: 7,
  standards: ['7.EE.B.4a', '8.EE.C.7b'],
  prerequisites: ['equations.two-step', 'expressions.like-terms'],
  cases: {
    'two-terms': {
      label: 'two terms with the letter',
      draw: (rng, level) => {
        const { shape, a, b } = begin(rng, level);
        return shape('cc', [a, b]);
      },
    },
    'lone-letter': {
      label: 'one of the terms is the letter alone',
      draw: (rng, level) => {
        const { shape, a } = begin(rng, level);
        return shape('cc', rng.chance(0.6) ? [a, 1] : [1, a]);
      },
    },
    difference: {
      label: 'a term is subtracted',
      draw: (rng, level) => {
        const { shape, a, b } = begin(rng, level);
        return shape('cc', [a + b, -a]);
      },
    },
    'numbers-only': {
      label: 'two plain numbers',
      draw: (rng, level) => {
        const { shape } = begin(rng, level);
        return shape('cnn', [1, rng.int(2, 12), -rng.int(2, 12)]);
      },
    },
    mixed: {
      label: 'letters and numbers in turn',
      draw: (rng, level) => {
        const { shape, a, b } = begin(rng, level);
        return shape('cncn', [a, rng.int(1, 12), rng.chance(0.5) || a === b ? b : -b, -rng.int(1, 12)]);
      },
    },
  },
  pose: (params) => ({
    prompt: `Solve for \`${params.letter}\`.`,
    math: written(params),
    answer: { kind: 'number', key: fractionText(solutionOf(params)), variable: params.letter },
  }),
  solve,
  hints: (params) => {
    const constant = constantOf(params);
    return [
      `Which terms on the left are of the same kind?`,
      `Put the terms with \`${params.letter}\` together. Remember that \`${params.letter}\` alone is one \`${params.letter}\`.`,
      constant === 0
        ? 'You now have one number times the letter. What undoes a multiplication?'
        : `You now have \`${equation(linear(coefficientOf(params), constant, params.letter), String(params.right))}\`.`,
    ];
  },
  confirms: (params, key) => balancesWith(leftOf(params), String(params.right), params.letter, key),
  mistakes: {
    ...solvingRule('equations.letter-as-digit', (params) => {
      const coefficients = some(params, 'c');
      if (constantOf(params) !== 0 || coefficients.some((value) => value < 1 || value > 9)) return undefined;
      if (coefficients.every((value) => value === 1)) return undefined;
      const tens = total(coefficients.map((value) => (value === 1 ? 0 : value)));
      const digit = hiddenDigit(exact(params.right - 10 * tens).div(coefficients.length), 0);
      const filled = coefficients.map((value) => (value === 1 ? '' : value) + String(digit)).join(' + ');
      return digit === undefined
        ? undefined
        : solvedAs(params.letter, digit, [
            equation(filled, String(params.right)),
            'Look for the digit that makes it true.',
          ]);
    }),
    ...solvingRule('expressions.lone-letter-nothing', (params) => {
      const coefficients = some(params, 'c');
      const counted = total(coefficients.filter((value) => Math.abs(value) !== 1));
      if (!coefficients.includes(1) || coefficients.length < 2) return undefined;
      return solvedAs(
        params.letter,
        exact(params.right - constantOf(params)).div(counted),
        [written(params), 'This is the equation.'],
        [
          equation(linear(counted, constantOf(params), params.letter), String(params.right)),
          `There is no number at \`${params.letter}\`, so it does not count.`,
        ],
      );
    }),
    ...solvingRule('equations.same-operation', (params) => {
      const constant = constantOf(params);
      if (constant === 0) return undefined;
      return solvedAs(
        params.letter,
        exact(params.right + constant).div(coefficientOf(params)),
        [written(params), 'This is the equation.'],
        [equation(linear(coefficientOf(params), constant, params.letter), String(params.right)), 'Combine like terms.'],
        [
          equation(linear(coefficientOf(params), 0, params.letter), String(params.right + constant)),
          `Move the \`${constant}\` over as it is.`,
        ],
      );
    }),
    ...solvingRule('expressions.ignore-minus-before-term', (params) => {
      if (params.values.every((value) => value > 0)) return undefined;
      const positive = { ...params, values: params.values.map(Math.abs) };
      const [counted, plain] = [total(some(positive, 'c')), constantOf(positive)];
      return solvedAs(
        params.letter,
        exact(params.right - plain).div(counted),
        [written(params), 'This is the equation.'],
        [equation(linear(counted, plain, params.letter), String(params.right)), 'Count how many there are of each.'],
      );
    }),
    ...solvingRule('expressions.conjoin', (params) => {
      const merged = total(params.values);
      if (constantOf(params) === 0) return undefined;
      return solvedAs(
        params.letter,
        exact(params.right).div(merged),
        [written(params), 'This is the equation.'],
        [equation(linear(merged, 0, params.letter), String(params.right)), 'Put all the terms together.'],
      );
    }),
  },
  read: (text) => {
    const reading = readLinear(text);
    const right = wholeOf(asLinear(reading?.right ?? [])?.b);
    if (reading?.relation !== '=' || right === undefined || reading.left.length < 2 || reading.letter === '')
      return undefined;
    if (
      reading.right.some(({ letter, inside }) => letter !== '' || inside) ||
      reading.left.some(({ inside }) => inside)
    )
      return undefined;
    if (asLinear(reading.left)) return undefined;
    const values = reading.left.flatMap(({ factor }) => wholeOf(factor) ?? []);
    if (values.length < reading.left.length) return undefined;
    const params = {
      values,
      kinds: reading.left.map(({ letter }) => (letter === '' ? 'n' : 'c')).join(''),
      right,
      letter: reading.letter,
    };
    return coefficientOf(params) === 0 ? undefined : params;
  },
});
