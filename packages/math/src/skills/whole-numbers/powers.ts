import type { MathText, MistakenWork, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding, plainText } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** A product of powers; an exponent of 1 is not written. */
type Powers = { readonly bases: readonly number[]; readonly exponents: readonly number[] };

type Power = readonly [base: number, exponent: number];

const powersOf = ({ bases, exponents }: Powers): Power[] => bases.map((base, i) => [base, exponents[i] ?? 1]);

const written = (params: Powers): MathText =>
  powersOf(params)
    .map(([base, exponent]) => (exponent === 1 ? `${base}` : `${base}^${exponent}`))
    .join(' × ');

const valueBy = (params: Powers, of: (power: Power) => number): number =>
  powersOf(params).reduce((product, power) => product * of(power), 1);

const value = (params: Powers): number => valueBy(params, ([base, exponent]) => base ** exponent);

const long = ([base, exponent]: Power): MathText =>
  range(1, exponent)
    .map(() => base)
    .join(' × ');

function solve(params: Powers) {
  const factors = powersOf(params);
  return steps(
    [factors.map(long).join(' × '), 'An exponent tells how often the base is written as a factor.'],
    ...(factors.length > 1
      ? [[factors.map(([base, exponent]) => base ** exponent).join(' × '), 'Work out each power first.'] as const]
      : []),
    [`${value(params)}`, 'Multiply.'],
  );
}

/** Each power computed in some other way, then multiplied. */
function withPower(
  params: Powers,
  of: (power: Power) => number,
  show: (power: Power) => MathText,
  why: string,
): MistakenWork {
  const real = powersOf(params).filter(([, exponent]) => exponent !== 1);
  const answer = valueBy(params, (power) => (power[1] === 1 ? power[0] : of(power)));
  return wrote(answer, ...real.map((power) => [`${show(power)} = ${of(power)}`, why] as const), [
    `${written(params)} = ${answer}`,
    'Multiply.',
  ]);
}

const exponentAsFactor = (params: Powers) =>
  withPower(
    params,
    ([base, exponent]) => base * exponent,
    ([base, exponent]) => `${base} × ${exponent}`,
    'Multiply the base by the small number.',
  );

/** Multiplies in BigInt, one factor at a time. */
const confirms = (params: Powers, key: string): boolean =>
  powersOf(params).reduce(
    (product, [base, exponent]) => range(1, exponent).reduce((p) => p * BigInt(base), product),
    1n,
  ) === BigInt(key);

function read(text: MathText): Powers | undefined {
  const plain = plainText(text).replace(/\)\(/g, '×').replace(/[()]/g, '');
  if (!/^\d{1,4}(\^\d)?(×\d{1,4}(\^\d)?){0,3}$/.test(plain) || !plain.includes('^')) return undefined;
  const factors = plain.split('×').map((factor) => factor.split('^').map(Number));
  const params = { bases: factors.map(([base = 0]) => base), exponents: factors.map(([, exponent = 1]) => exponent) };
  return value(params) < 1e12 && params.exponents.every((exponent) => exponent > 0) ? params : undefined;
}

const isTens = ({ bases, exponents }: Powers): boolean => bases.every((base, i) => base === 10 || exponents[i] === 1);

const powersOfTen = skill<Powers>({
  code: 'whole-numbers.powers-of-ten',
  name: 'Powers of ten',
  canDo: 'I can multiply by powers of ten.',
  grade: 5,
  standards: ['5.NBT.A.2'],
  prerequisites: ['whole-numbers.multiply-by-multiples-of-ten'],
  cases: {
    alone: {
      label: 'a power of ten alone',
      few: 'There is one power of ten for each number of zeros.',
      draw: (rng, level) => {
        const exponent = rng.int(2, byLevel(level, 3, 5, 6));
        return { bases: [10], exponents: [exponent] };
      },
    },
    'times-digit': {
      label: 'a digit times a power of ten',
      draw: (rng, level) => {
        const exponent = rng.int(2, byLevel(level, 3, 5, 6));
        const first = rng.int(2, 9);
        return { bases: [first, 10], exponents: [1, exponent] };
      },
    },
    'times-number': {
      label: 'a larger number times a power of ten',
      draw: (rng, level) => {
        const exponent = rng.int(2, byLevel(level, 3, 5, 6));
        const first = rng.int(11, byLevel(level, 19, 99, 999));
        return { bases: [first, 10], exponents: [1, exponent] };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Write as a number without an exponent.',
    math: written(params),
    answer: numberAnswer(value(params)),
  }),
  solve,
  hints: (params) =>
    hintsHiding(
      value(params),
      written(params),
      'The small raised number tells how many tens are multiplied.',
      'Each time you multiply by ten, every digit moves one place to the left.',
      `How many places do the digits move here? Start from ${params.bases.length > 1 ? params.bases[0] : 1}.`,
    ),
  confirms,
  mistakes: {
    'whole-numbers.exponent-as-factor': exponentAsFactor,
  },
  read: (text) => {
    const params = read(text);
    return params && isTens(params) ? params : undefined;
  },
});

const exponents = skill<Powers>({
  code: 'whole-numbers.exponents',
  name: 'Evaluate powers of whole numbers',
  canDo: 'I can find the value of powers such as 2⁵.',
  grade: 6,
  standards: ['6.EE.A.1'],
  prerequisites: ['whole-numbers.powers-of-ten', 'whole-numbers.order-of-operations'],
  cases: {
    'square-or-cube': {
      label: 'a square or a cube',
      draw: (rng, level) => ({
        bases: [rng.int(byLevel(level, 3, 5, 6), byLevel(level, 12, 11, 13))],
        exponents: [level === 1 ? 2 : rng.int(2, 3)],
      }),
    },
    higher: {
      label: 'a higher power',
      few: 'Powers above the third soon get too large to be worked out by hand.',
      draw: (rng, level) => ({ bases: [rng.int(2, 3)], exponents: [rng.int(4, byLevel(level, 4, 5, 5))] }),
    },
    coefficient: {
      label: 'a number times a power',
      draw: (rng, level) => ({
        bases: [rng.int(2, byLevel(level, 4, 7, 9)), rng.int(2, 5)],
        exponents: [1, rng.int(2, byLevel(level, 2, 3, 4))],
      }),
    },
    'two-powers': {
      label: 'a product of two powers',
      draw: (rng, level) => ({
        bases: [rng.int(2, 3), rng.int(4, byLevel(level, 6, 7, 7))],
        exponents: [rng.int(2, byLevel(level, 3, 3, 4)), 2],
      }),
    },
  },
  pose: (params) => ({ prompt: 'Find the value.', math: written(params), answer: numberAnswer(value(params)) }),
  solve,
  hints: (params) =>
    hintsHiding(
      value(params),
      written(params),
      'Which number is multiplied by itself? How many times is it written as a factor?',
      'Write the product out in full, without exponents.',
      'Powers come before multiplying. Work them out step by step, two factors at a time.',
    ),
  confirms,
  mistakes: {
    'whole-numbers.exponent-as-factor': exponentAsFactor,
    'whole-numbers.power-after-product': (params) => {
      const [first, second] = powersOf(params);
      if (first?.[1] !== 1 || second === undefined || params.bases.length !== 2) return undefined;
      const base = first[0] * second[0];
      return wrote(
        base ** second[1],
        [`${first[0]} × ${second[0]} = ${base}`, 'Multiply first.'],
        [`${base}^${second[1]} = ${base ** second[1]}`, 'Then the power.'],
      );
    },
  },
  read: (text) => {
    const params = read(text);
    return params && !isTens(params) ? params : undefined;
  },
});

export const powerSkills: readonly Skill[] = [powersOfTen, exponents];
