import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { inParentheses, signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { binomial, polynomialText } from './polynomial.ts';

/**
 * An expression around the part `ax + b`: `k(ax + b) + c`, `(ax + b)^2 + k(ax + b)`, `k(x + b)^2 + c`; or `P(1 + r)^c`, where P
 * gets `k` times as large. `known` is what the part comes to.
 */
type Whole = {
  readonly ask: 'sum' | 'square' | 'least' | 'factor';
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly c: number;
  readonly known: number;
};

const partOf = ({ a, b }: Whole): string => polynomialText([b, a], 'x');
const times = (k: number, part: string): string => `${k === 1 ? '' : k}${part}`;

function mathOf(p: Whole): string {
  const part = binomial(p.a, p.b, 'x');
  return {
    sum: `${times(p.k, part)} ${signed(p.c)}`,
    square: `${part}^2 + ${times(p.k, part)}`,
    least: `${times(p.k, `${part}^2`)} ${signed(p.c)}`,
    factor: `P(1 + r)^${p.c}`,
  }[p.ask];
}

const keyOf = ({ ask, k, c, known }: Whole): number =>
  ({ sum: k * known + c, square: known * known + k * known, least: c, factor: k })[ask];

/** Algebra 1: a part of an expression that is read as one number. */
export const partsAsOne = skill<Whole>({
  code: 'algebra.parts-as-one',
  name: 'See a part of an expression as one number',
  canDo: 'I can work with a whole part of an expression without taking it apart.',
  grade: 9,
  standards: ['A-SSE.A.1b', 'A-SSE.A.1a'],
  prerequisites: ['expressions.parts', 'algebra.square-binomial'],
  cases: casesOf(
    {
      sum: 'the part is known, in a sum',
      square: 'the part is known, and squared',
      least: 'the least value',
      factor: 'one factor gets larger',
    },
    (rng, level, ask): Whole => {
      const sign = level === 1 ? 1 : rng.pick([-1, 1]);
      return {
        ask,
        a: ask === 'least' || ask === 'square' ? 1 : rng.int(2, 3 + level),
        b: sign * rng.int(2, byLevel(level, 6, 9, 15)),
        k: rng.int(ask === 'least' && level === 1 ? 1 : 2, byLevel(level, 4, 6, 9)),
        c: ask === 'factor' ? rng.int(2, 4 + 2 * level) : rng.pick([-1, 1]) * rng.int(2, byLevel(level, 9, 15, 30)),
        known: rng.int(byLevel(level, 3, 4, 6), byLevel(level, 9, 11, 15)),
      };
    },
  ),
  pose: (p) => ({
    prompt: {
      sum: `It is known that \`${partOf(p)} = ${p.known}\`. Find the value of the expression.`,
      square: `It is known that \`${partOf(p)} = ${p.known}\`. Find the value of the expression.`,
      least: 'What is the least value that this expression can have?',
      factor: `\`P\` gets ${p.k} times as large, and \`r\` stays the same. By which number is the value of the expression multiplied?`,
    }[p.ask],
    math: mathOf(p),
    answer: { kind: 'number', key: String(keyOf(p)) },
  }),
  solve: (p) => {
    const { ask, k, c, known } = p;
    if (ask === 'sum')
      return steps(
        [`${k} * ${known} ${signed(c)}`, `The part in parentheses is \`${known}\`.`],
        [String(keyOf(p)), 'Multiply, then add or subtract.'],
      );
    if (ask === 'square')
      return steps(
        [`${known}^2 + ${k} * ${known}`, `Both parts in parentheses are \`${known}\`.`],
        [`${known * known} + ${k * known} = ${keyOf(p)}`, 'Work out both and add.'],
      );
    return ask === 'least'
      ? steps(
          [`${binomial(p.a, p.b, 'x')}^2 >= 0`, 'A square is never negative, and it can be 0.'],
          [String(c), 'With 0 for the square, this is left.'],
        )
      : steps(
          [`${k} * P(1 + r)^${c}`, 'The other factor does not depend on `P`, so it stays as it is.'],
          [String(k), 'The whole product gets as many times as large as this factor.'],
        );
  },
  hints: (p) => [
    {
      sum: `You do not need \`x\`. Where in the expression does \`${partOf(p)}\` stand?`,
      square: `You do not need \`x\`. Where in the expression does \`${partOf(p)}\` stand?`,
      least: 'Which values can a square have? Which one is the least?',
      factor: 'The expression is a product. Which factor changes?',
    }[p.ask],
    {
      sum: 'Put a box around the part in parentheses, and write its value into the box.',
      square: 'Put a box around both parts in parentheses, and write the value into each box.',
      least: `Make \`${binomial(p.a, p.b, 'x')}^2\` as small as it can be. What is left?`,
      factor: 'Choose numbers: find the value for `P = 1` and for the larger `P`, with the same `r`.',
    }[p.ask],
  ],
  confirms: (p, key) => {
    const x = p.ask === 'least' ? -p.b / p.a : (p.known - p.b) / p.a;
    const at = (P: number) => evaluateText(mathOf(p), { x, P, r: 1 });
    const value = p.ask === 'factor' ? at(p.k) / at(1) : at(1);
    return Math.abs(value - Number(key)) < 1e-6 && (p.ask !== 'least' || evaluateText(mathOf(p), { x: x + 1 }) > value);
  },
  mistakes: {
    'algebra.known-part-as-letter': (p) => {
      const { ask, a, b, known } = p;
      if (ask !== 'sum' && ask !== 'square') return undefined;
      const inside = a * known + b;
      return wrote(
        keyOf({ ...p, known: inside }),
        [`${a === 1 ? '' : `${a} * `}${known} ${signed(b)} = ${inside}`, `Put \`${known}\` in place of \`x\`.`],
        [String(keyOf({ ...p, known: inside })), 'Work out the rest.'],
      );
    },
    'algebra.factor-on-first-term': ({ ask, b, k, c, known }) =>
      ask === 'sum'
        ? wrote(
            k * (known - b) + b + c,
            [`${k} * ${inParentheses(known - b)} ${signed(b)} ${signed(c)}`, `The \`${k}\` goes with the first term.`],
            [String(k * (known - b) + b + c), 'Work it out.'],
          )
        : undefined,
    'algebra.square-as-double': ({ ask, k, known }) =>
      ask === 'square'
        ? wrote(2 * known + k * known, [
            `2 * ${known} + ${k} * ${known} = ${2 * known + k * known}`,
            'Squared is twice.',
          ])
        : undefined,
    'algebra.least-at-zero': ({ ask, b, k, c }) =>
      ask === 'least'
        ? wrote(k * b * b + c, [
            `${k} * ${inParentheses(b)}^2 ${signed(c)} = ${k * b * b + c}`,
            'The least number is 0: put it in place of `x`.',
          ])
        : undefined,
    'algebra.constant-counts-as-size': ({ ask, c }) =>
      ask === 'least' && c < 0 ? wrote(0, ['0', 'A square is never below 0, so the whole is not.']) : undefined,
    'algebra.power-reaches-factor': ({ ask, k, c }) =>
      ask === 'factor' && k ** c < 1e7
        ? wrote(k ** c, [`${k}^${c} = ${k ** c}`, 'The exponent goes with everything.'])
        : undefined,
    'algebra.factor-times-exponent': ({ ask, k, c }) =>
      ask === 'factor' ? wrote(k * c, [`${k} * ${c} = ${k * c}`, 'Multiply by the exponent.']) : undefined,
  },
});
