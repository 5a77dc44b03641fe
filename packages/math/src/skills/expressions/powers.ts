import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf, fractionText, inParentheses } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** A product of powers with whole exponents: bases and exponents, pair by pair. */
type Powers = { readonly bases: readonly number[]; readonly exponents: readonly number[] };

const powersOf = ({ bases, exponents }: Powers) =>
  bases.map((base, place) => ({ base, exponent: exponents[place] ?? 1 }));
const written = (params: Powers): string =>
  powersOf(params)
    .map(({ base, exponent }) => `${inParentheses(base)}^${exponent}`)
    .join(' × ');
const total = (values: readonly number[]): number => values.reduce((product, value) => product * value, 1);
const keyOf = (params: Powers): number => total(powersOf(params).map(({ base, exponent }) => base ** exponent));
const repeated = ({ base, exponent }: { base: number; exponent: number }): string =>
  Array.from({ length: exponent }, () => inParentheses(base)).join(' × ');

/** Powers with whole exponents as numbers. */
export const evaluatePowers = skill<Powers>({
  code: 'expressions.powers',
  name: 'Evaluate powers of positive and negative numbers',
  canDo: 'I can find the value of powers such as (−2)⁵.',
  grade: 6,
  standards: ['6.EE.A.1'],
  prerequisites: [],
  cases: {
    square: {
      label: 'a square',
      draw: (rng, level) => {
        const top = byLevel(level, 11, 13, 15);
        return { bases: [rng.int(2, top)], exponents: [2] };
      },
    },
    higher: {
      label: 'a higher power',
      draw: (rng, level) => {
        const base = rng.int(2, level === 1 ? 5 : 6);
        return {
          bases: [base],
          exponents: [base === 2 ? rng.int(3, 7) : rng.int(3, base > 4 ? 3 : 4)],
        };
      },
    },
    'one-base': {
      label: 'one as the base or the exponent',
      draw: (rng) =>
        rng.chance(0.5) ? { bases: [1], exponents: [rng.int(3, 9)] } : { bases: [rng.int(2, 12)], exponents: [1] },
    },
    product: {
      label: 'a product of powers',
      draw: (rng, level) => {
        const [a, b] = rng.shuffle([2, 3, 5]);
        return {
          bases: [a ?? 2, b ?? 3],
          exponents: [rng.int(2, level === 1 ? 2 : 3), rng.int(2, level === 3 ? 4 : 3)],
        };
      },
    },
    'negative-base': {
      label: 'a negative base',
      draw: (rng, level) => ({
        bases: [-rng.int(2, byLevel(level, 6, 5, 6))],
        exponents: [rng.int(2, level === 1 ? 3 : 4)],
      }),
    },
  },
  pose: (params) => ({ prompt: 'Find the value.', math: written(params), answer: numberAnswer(keyOf(params)) }),
  solve: (params) => {
    const lines: [string, string][] = [[written(params), 'The exponent says how often the base is a factor.']];
    if (params.exponents.some((exponent) => exponent > 1))
      lines.push([powersOf(params).map(repeated).join(' × '), 'Write the factors out.']);
    lines.push([String(keyOf(params)), 'Multiply.']);
    return steps(...lines);
  },
  hints: (params) => {
    const [first = { base: 2, exponent: 2 }] = powersOf(params);
    return [
      `In \`${inParentheses(first.base)}^${first.exponent}\` the base is \`${first.base}\` and the exponent is \`${first.exponent}\`. What does the exponent count?`,
      'The exponent says how often the base stands in a product. It is not a factor itself.',
      first.exponent > 1
        ? `Write it out as \`${repeated(first)}\` and multiply one factor at a time.`
        : 'Here there is only one factor.',
    ];
  },
  confirms: (params, key) => {
    let rest = floatOf(key);
    for (const { base, exponent } of powersOf(params)) for (let i = 0; i < exponent; i += 1) rest /= base;
    return near(rest, 1);
  },
  mistakes: {
    'expressions.power-as-product': (params) => {
      const value = total(powersOf(params).map(({ base, exponent }) => base * exponent));
      return wrote(
        String(value),
        [
          powersOf(params)
            .map(({ base, exponent }) => `${inParentheses(base)} × ${exponent}`)
            .join(' × '),
          'The small number says what to multiply by.',
        ],
        [String(value), 'Multiply.'],
      );
    },
    'expressions.power-reversed': (params) => {
      if (params.bases.some((base) => base < 0) || params.bases.length > 1) return undefined;
      const [{ base, exponent } = { base: 1, exponent: 1 }] = powersOf(params);
      return exponent ** base > 1e9
        ? undefined
        : wrote(
            String(exponent ** base),
            [`${exponent}^${base}`, 'Take the small number as often as the base says.'],
            [String(exponent ** base), 'Multiply.'],
          );
    },
    'expressions.power-as-sum': (params) => {
      const value = total(powersOf(params).map(({ base, exponent }) => base + exponent));
      return wrote(
        String(value),
        [
          powersOf(params)
            .map(({ base, exponent }) => `(${base} + ${exponent})`)
            .join(' × '),
          'Put the two numbers together.',
        ],
        [String(value), 'Work it out.'],
      );
    },
    'expressions.power-of-negative-stays-negative': (params) => {
      const value = total(powersOf(params).map(({ base, exponent }) => Math.sign(base) * Math.abs(base) ** exponent));
      return params.bases.some((base) => base < 0)
        ? wrote(String(value), [String(value), 'The base is negative, so the answer is negative.'])
        : undefined;
    },
  },
  read: (text) => {
    const plain = plainMath(text).replace(/\s/g, '').replace(/\)\(/g, ')*(');
    const factors = plain.split('*').map((factor) => /^\(?\(?(-?\d{1,4})\)?\^\(?(\d{1,2})\)?\)?$/.exec(factor));
    if (factors.some((factor) => factor === null || (factor[1]?.startsWith('-') && !factor[0].startsWith('('))))
      return undefined;
    const params = {
      bases: factors.map((factor) => Number(factor?.[1])),
      exponents: factors.map((factor) => Number(factor?.[2])),
    };
    const size = Math.abs(keyOf(params));
    return factors.length <= 4 && Number.isSafeInteger(size) ? params : undefined;
  },
});

/** A whole base with exponent zero or a negative one. */
type NegativePower = { readonly base: number; readonly exponent: number };

/** Exponents zero and below. */
export const negativeExponents = skill<NegativePower>({
  code: 'expressions.negative-exponents',
  name: 'Evaluate powers with exponent zero or below',
  canDo: 'I can work out a number whose exponent is zero or negative.',
  grade: 8,
  standards: ['8.EE.A.1'],
  prerequisites: ['expressions.powers', 'expressions.exponent-laws'],
  cases: {
    zero: {
      label: 'exponent zero',
      draw: (rng, level) => {
        const base = rng.int(2, byLevel(level, 12, 15, 20));
        return { base: level === 3 && rng.chance(0.4) ? -base : base, exponent: 0 };
      },
    },
    'minus-one': {
      label: 'exponent minus one',
      draw: (rng, level) => {
        const base = rng.int(2, byLevel(level, 12, 15, 20));
        return { base, exponent: -1 };
      },
    },
    negative: {
      label: 'exponent below minus one',
      draw: (rng, level) => {
        const base = rng.int(2, byLevel(level, 8, 10, 12));
        return { base, exponent: -rng.int(2, base > 5 ? 2 : 3) };
      },
    },
  },
  pose: ({ base, exponent }) => ({
    prompt: exponent === 0 ? 'Find the value.' : 'Write as a fraction.',
    math: `${inParentheses(base)}^${inParentheses(exponent)}`,
    answer: { kind: 'number', key: fractionText(exact(base).pow(exponent)) },
  }),
  solve: ({ base, exponent }) => {
    const first = [
      `${inParentheses(base)}^${inParentheses(exponent)}`,
      'One step down in the exponent divides by the base.',
    ] as const;
    if (exponent === 0)
      return steps(first, ['1', `\`${inParentheses(base)}^1\` is \`${base}\`. Divide by \`${base}\` once more.`]);
    return steps(
      first,
      [`1/${base}^${-exponent}`, 'A negative exponent means one divided by the power.'],
      [fractionText(exact(base).pow(exponent)), 'Work out the power.'],
    );
  },
  hints: ({ base, exponent }) => [
    `Write down \`${inParentheses(base)}^3\`, \`${inParentheses(base)}^2\` and \`${inParentheses(base)}^1\`. What happens from one to the next?`,
    `Each step divides by \`${base}\`. Keep going past exponent \`1\`.`,
    exponent === 0
      ? `What is \`${base}\` divided by \`${base}\`?`
      : `Exponent \`${exponent}\` means one divided by \`${base}\`${exponent === -1 ? '.' : `, and by \`${base}\` again, \`${-exponent}\` times in all.`}`,
  ],
  confirms: ({ base, exponent }, key) => {
    let value = floatOf(key);
    for (let i = exponent; i < 0; i += 1) value *= base;
    return near(value, 1);
  },
  mistakes: {
    'expressions.zero-exponent-zero': ({ base, exponent }) =>
      exponent === 0
        ? wrote('0', [`${inParentheses(base)}^0 = 0`, 'The base is taken no times, so nothing is left.'])
        : undefined,
    'expressions.negative-exponent-negative': ({ base, exponent }) =>
      exponent < 0
        ? wrote(
            String(-(base ** -exponent)),
            [`-(${base}^${-exponent})`, 'The minus sign goes in front.'],
            [String(-(base ** -exponent)), 'Work out the power.'],
          )
        : undefined,
    'expressions.power-as-product': ({ base, exponent }) =>
      wrote(
        String(exponent === 0 ? 0 : base * exponent),
        [`${inParentheses(base)} × ${inParentheses(exponent)}`, 'The small number says what to multiply by.'],
        [String(exponent === 0 ? 0 : base * exponent), 'Multiply.'],
      ),
    'expressions.zero-exponent-keeps-base': ({ base, exponent }) =>
      exponent === 0
        ? wrote(String(base), [`${inParentheses(base)}^0 = ${base}`, 'Nothing is done to the base.'])
        : undefined,
  },
  read: (text) => {
    const [, base, exponent] = /^\(?(-?\d{1,3})\)?\^\(?(-\d|0)\)?$/.exec(plainMath(text).replace(/\s/g, '')) ?? [];
    return base === undefined || exponent === undefined || Number(base) === 0
      ? undefined
      : { base: Number(base), exponent: Number(exponent) };
  },
});
