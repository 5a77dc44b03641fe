import { polynomialText } from '../algebra/polynomial.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { signed } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { agree } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/** ax + b, (x + b)/a, or a(x + b). */
type Invertible = { readonly kind: 'linear' | 'quotient' | 'group'; readonly a: number; readonly b: number };

const shifted = (b: number): string => `x ${signed(b)}`;
const ruleOf = ({ kind, a, b }: Invertible): string =>
  ({ linear: polynomialText([b, a], 'x'), quotient: `(${shifted(b)})/${a}`, group: `${a}(${shifted(b)})` })[kind];
const inverseOf = ({ kind, a, b }: Invertible): string =>
  ({ linear: `(${shifted(-b)})/${a}`, quotient: polynomialText([-b, a], 'x'), group: `x/${a} ${signed(-b)}` })[kind];
const undo = (b: number): string => (b > 0 ? `subtract \`${b}\`` : `add \`${-b}\``);
const doing = (b: number): string => (b > 0 ? `adds \`${b}\`` : `subtracts \`${-b}\``);

const inverse = skill<Invertible>({
  code: 'functions.inverse',
  name: 'Write the inverse of a function',
  canDo: 'I can write the function that undoes another one.',
  grade: 9,
  standards: ['F-BF.B.4a'],
  prerequisites: ['functions.find-input', 'equations.literal'],
  cases: casesOf(
    {
      linear: 'first a factor, then a number',
      group: 'first a number, then a factor',
      quotient: 'first a number, then a divisor',
    },
    (rng, level, kind): Invertible => ({
      kind,
      a: rng.int(2, byLevel(level, 6, 9, 15)),
      b: rng.int(1, byLevel(level, 9, 15, 30)) * (level > 1 && rng.chance(0.5) ? -1 : 1),
    }),
  ),
  pose: (p) => ({
    prompt:
      'The function `g` undoes `f`: it takes each output of `f` back to its input. Write an expression in `x` for `g(x)`.',
    math: `f(x) = ${ruleOf(p)}`,
    answer: { kind: 'expression', key: inverseOf(p) },
  }),
  solve: (p) => {
    const { kind, a, b } = p;
    const first = {
      linear: `\`f\` multiplies by \`${a}\` and then ${doing(b)}.`,
      group: `\`f\` ${doing(b)} and then multiplies by \`${a}\`.`,
      quotient: `\`f\` ${doing(b)} and then divides by \`${a}\`.`,
    }[kind];
    const last = {
      linear: `So first ${undo(b)}, then divide by \`${a}\`.`,
      group: `So first divide by \`${a}\`, then ${undo(b)}.`,
      quotient: `So first multiply by \`${a}\`, then ${undo(b)}.`,
    }[kind];
    return steps([`f(x) = ${ruleOf(p)}`, first], [`g(x) = ${inverseOf(p)}`, last]);
  },
  hints: ({ kind, a, b }) => [
    'In which order does `f` work? Say it in words.',
    'Undo the last thing first.',
    kind === 'linear'
      ? `The last thing that \`f\` does: it ${doing(b)}.`
      : `The last thing that \`f\` does has to do with \`${a}\`.`,
  ],
  confirms: (p, key) => [-3, 0, 1.5, 7].every((x) => near(evaluateText(key, { x: evaluateText(ruleOf(p), { x }) }), x)),
  mistakes: {
    'functions.inverse-as-reciprocal': (p) =>
      wrote(p.kind === 'quotient' ? `${p.a}/(${shifted(p.b)})` : `1/(${ruleOf(p)})`, [
        p.kind === 'quotient' ? `${p.a}/(${shifted(p.b)})` : `1/(${ruleOf(p)})`,
        'The inverse is one over the function.',
      ]),
    'functions.inverse-in-same-order': (p) => {
      const { kind, a, b } = p;
      const answer = {
        linear: `x/${a} ${signed(-b)}`,
        group: `(${shifted(-b)})/${a}`,
        quotient: `${a}(${shifted(-b)})`,
      }[kind];
      return wrote(answer, [answer, 'Undo each step, from the first to the last.']);
    },
    'functions.inverse-as-opposite': (p) => {
      const answer = `-(${ruleOf(p)})`;
      return wrote(answer, [answer, 'The inverse is the opposite.']);
    },
    'functions.inverse-undoes-one-step': ({ kind, a, b }) => {
      const answer = {
        linear: `(${shifted(b)})/${a}`,
        group: `x/${a} ${signed(b)}`,
        quotient: polynomialText([b, a], 'x'),
      }[kind];
      return wrote(answer, [answer, `Undo what is done with \`${a}\`.`]);
    },
  },
});

/** f(x) = ax + b and g(x) = cx + d; or b + a·(1/2)^x as a story. */
type Two = {
  readonly kind: 'sum' | 'difference' | 'product' | 'decay';
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly story: number;
};

const ends = [
  (b: number, a: number) =>
    `A cup of tea cools in a room of \`${b}\` °F. At first it is \`${a}\` degrees warmer than the room`,
  (b: number, a: number) =>
    `A pot of soup cools in a kitchen of \`${b}\` °F. At first it is \`${a}\` degrees warmer than the kitchen`,
  (b: number, a: number) =>
    `A loaf of bread cools in a bakery of \`${b}\` °F. At first it is \`${a}\` degrees warmer than the bakery`,
  (b: number, a: number) =>
    `A bath cools in a bathroom of \`${b}\` °F. At first it is \`${a}\` degrees warmer than the room`,
  (b: number, a: number) =>
    `A bowl of glass cools in a workshop of \`${b}\` °F. At first it is \`${a}\` degrees warmer than the workshop`,
] as const;

const first = ({ a, b }: Two): string => polynomialText([b, a], 'x');
const second = ({ c, d }: Two): string => polynomialText([d, c], 'x');
const keyOf = (p: Two): string => {
  const { kind, a, b, c, d } = p;
  return {
    sum: polynomialText([b + d, a + c], 'x'),
    difference: polynomialText([b - d, a - c], 'x'),
    product: polynomialText([b * d, a * d + b * c, a * c], 'x'),
    decay: `${b} + ${a} * (1/${c})^x`,
  }[kind];
};
const signs = { sum: '+', difference: '-', product: '*' } as const;

const combine = skill<Two>({
  code: 'functions.combine',
  name: 'Combine two functions',
  canDo: 'I can add, subtract and multiply functions to make a new one.',
  grade: 9,
  standards: ['F-BF.A.1b', 'A-APR.A.1'],
  prerequisites: ['functions.evaluate', 'algebra.subtract-polynomials', 'algebra.multiply-binomials'],
  cases: casesOf(
    { sum: 'a sum', difference: 'a difference', product: 'a product', decay: 'a constant and a power, in a story' },
    (rng, level, kind): Two => {
      const size = byLevel(level, 5, 9, 12);
      const minus = () => (level > 1 && rng.chance(0.4) ? -1 : 1);
      const [a, b, d] = [rng.int(2, size), rng.int(1, size) * minus(), rng.int(1, size) * minus()];
      const c = rng.int(1, size);
      return kind === 'decay'
        ? {
            kind,
            a: rng.int(3, 4 + level) * 10 + byLevel(level, 0, 0, 4),
            b: rng.int(64, 66 + 3 * level),
            c: rng.int(2, 2 + level),
            d: 0,
            story: rng.int(0, 4),
          }
        : { kind, a, b, c: c === a ? a + 1 : c, d: b + d === 0 || b === d ? d + 13 : d, story: 0 };
    },
  ),
  pose: (p) =>
    p.kind === 'decay'
      ? {
          prompt: `${(ends[p.story] ?? ends[0])(p.b, p.a)}. Each hour this difference is divided by \`${p.c}\`. Write an expression for the temperature in °F after \`x\` hours.`,
          answer: { kind: 'expression', key: keyOf(p) },
        }
      : {
          prompt: `Write \`f(x) ${signs[p.kind]} g(x)\` as one expression in \`x\`.`,
          math: `f(x) = ${first(p)}, g(x) = ${second(p)}`,
          answer: { kind: 'expression', key: keyOf(p) },
        },
  solve: (p) =>
    p.kind === 'decay'
      ? steps(
          [`${p.a} * (1/${p.c})^x`, 'This is what is left of the difference after `x` hours.'],
          [keyOf(p), 'The temperature is that of the room and the difference together.'],
        )
      : steps(
          [`(${first(p)}) ${signs[p.kind]} (${second(p)})`, 'Write each rule in parentheses.'],
          [
            keyOf(p),
            p.kind === 'product'
              ? 'Multiply each term by each, and combine like terms.'
              : p.kind === 'sum'
                ? 'Combine like terms.'
                : 'The minus changes both signs. Combine like terms.',
          ],
        ),
  hints: (p) =>
    p.kind === 'decay'
      ? [
          'What stays the same all the time, and what gets smaller?',
          'Write a function for the difference first. How much warmer is it than the room after one hour?',
        ]
      : [
          'Write the rules in place of `f(x)` and `g(x)`, each in parentheses.',
          'Test your expression with `x = 1`: work out both functions and combine the two numbers.',
        ],
  confirms: (p, key) =>
    p.kind === 'decay'
      ? [0, 1, 2].every((x) => near(evaluateText(key, { x }), p.b + p.a / p.c ** x))
      : agree(key, `(${first(p)}) ${signs[p.kind]} (${second(p)})`, ['x']),
  mistakes: {
    'functions.minus-first-term-only': ({ kind, a, b, c, d }) =>
      kind === 'difference'
        ? wrote(polynomialText([b + d, a - c], 'x'), [
            polynomialText([b + d, a - c], 'x'),
            'The minus stands before the first term.',
          ])
        : undefined,
    'functions.product-of-like-parts': ({ kind, a, b, c, d }) =>
      kind === 'product'
        ? wrote(polynomialText([b * d, 0, a * c], 'x'), [
            polynomialText([b * d, 0, a * c], 'x'),
            'Multiply first by first, and last by last.',
          ])
        : undefined,
    'functions.second-rule-put-in': ({ kind, a, b, c, d }) => {
      const answer = polynomialText([a * d + b, a * c], 'x');
      return kind === 'product'
        ? wrote(answer, [
            `${a}(${polynomialText([d, c], 'x')}) ${signed(b)} = ${answer}`,
            'Put `g(x)` in place of `x`.',
          ])
        : undefined;
    },
    'functions.difference-turned': ({ kind, a, b, c, d }) =>
      kind === 'difference'
        ? wrote(polynomialText([d - b, c - a], 'x'), [
            polynomialText([d - b, c - a], 'x'),
            'Subtract the first from the second.',
          ])
        : undefined,
    'functions.constant-decays-too': ({ kind, a, b, c }) =>
      kind === 'decay'
        ? wrote(`${a + b} * (1/${c})^x`, [`${a + b} * (1/${c})^x`, 'Divide the temperature each hour.'])
        : undefined,
    'functions.constant-left-out': ({ kind, a, c }) =>
      kind === 'decay'
        ? wrote(`${a} * (1/${c})^x`, [`${a} * (1/${c})^x`, 'Divide the difference each hour and add nothing.'])
        : undefined,
    'functions.terms-joined-across': ({ kind, a, b, c, d }) =>
      kind === 'sum' && a + b + c + d !== 0
        ? wrote(polynomialText([0, a + b + c + d], 'x'), [polynomialText([0, a + b + c + d], 'x'), 'Add everything.'])
        : undefined,
  },
});

export const inverseAndCombineSkills = [inverse, combine];
