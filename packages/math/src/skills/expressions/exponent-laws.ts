import type { MathText } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { inParentheses } from '../kit/numeric.ts';
import { plainMath } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { valueAt } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * Powers of one base, a letter or a number, with an operation between them; `coefficients` stand in front unless they
 * are 1.
 */
type PowerLaw = {
  readonly law: 'product' | 'quotient' | 'power';
  readonly base: string;
  readonly m: number;
  readonly n: number;
  readonly c: number;
  readonly d: number;
  /**
   * With a number as the base, a copy of the task would already have the right value, so only the exponent is asked
   * for.
   */
  readonly ask: 'power' | 'exponent';
};

const raised = (base: string, exponent: number): MathText =>
  exponent === 1 ? base : `${base}^${inParentheses(exponent)}`;
const front = (c: number): string => (c === 1 ? '' : String(c));

const written = ({ law, base, m, n, c, d }: PowerLaw): MathText => {
  if (law === 'power') return `(${front(c)}${raised(base, m)})^${inParentheses(n)}`;
  const [first, second] = [`${front(c)}${raised(base, m)}`, `${front(d)}${raised(base, n)}`];
  return law === 'product' ? `${first} × ${second}` : `${first} ÷ ${/^\d+[a-z]/.test(second) ? `(${second})` : second}`;
};

const exponentOf = ({ law, m, n }: PowerLaw): number => ({ product: m + n, quotient: m - n, power: m * n })[law];
const coefficientOf = ({ law, n, c, d }: PowerLaw): number => ({ product: c * d, quotient: c / d, power: c ** n })[law];
const power = (base: string, exponent: number, coefficient: number): MathText => {
  if (exponent === 0) return String(coefficient);
  return `${front(coefficient)}${raised(base, exponent)}`;
};
const keyOf = (params: PowerLaw): MathText => power(params.base, exponentOf(params), coefficientOf(params));

const mistake = (params: PowerLaw, exponent: number, coefficient: number, why: string, base = params.base) => {
  const result = power(base, exponent, coefficient);
  const answer = params.ask === 'exponent' ? String(exponent) : result;
  return wrote(answer, [written(params), 'This is the expression.'], [result, why]);
};

/** Products, quotients and powers of powers. */
export const exponentLaws = skill<PowerLaw>({
  code: 'expressions.exponent-laws',
  name: 'Multiply and divide powers of the same base',
  canDo: 'I can multiply and divide powers of the same base.',
  grade: 8,
  standards: ['8.EE.A.1'],
  prerequisites: ['expressions.powers'],
  cases: casesOf(
    {
      product: 'a product',
      'lone-base': 'a base without an exponent',
      quotient: 'a quotient',
      power: 'a power of a power',
      'coefficient-product': 'a product with numbers in front',
      'coefficient-power': 'a power of a product',
    },
    (rng, level, caseId): PowerLaw => {
      const letter = rng.pick(['y', 'a', 'b', 'm']);
      const base = level > 1 && !caseId.startsWith('coefficient') && rng.chance(0.35) ? String(rng.int(2, 10)) : letter;
      const top = byLevel(level, 5, 8, 12);
      const [m, n] = [rng.int(2, top), rng.int(2, top)];
      const plain = { base, c: 1, d: 1, ask: base === letter ? 'power' : 'exponent' } as const;
      if (caseId === 'product') return { ...plain, law: 'product', m, n };
      if (caseId === 'lone-base') return { ...plain, law: 'product', m: rng.chance(0.5) ? 1 : m, n: 1 };
      if (caseId === 'quotient') return { ...plain, law: 'quotient', m: m + n, n: level === 3 ? n : Math.min(n, 6) };
      if (caseId === 'power') return { ...plain, law: 'power', m: Math.min(m, 7), n: rng.int(2, 4) };
      if (caseId === 'coefficient-power')
        return { base: letter, law: 'power', m: rng.int(1, 5), n: rng.int(2, 3), c: rng.int(2, 4), d: 1, ask: 'power' };
      return { base: letter, law: 'product', m, n, c: rng.int(2, 6), d: rng.int(2, 6), ask: 'power' };
    },
  ),
  pose: (params) =>
    params.ask === 'exponent'
      ? {
          prompt: 'Which exponent belongs in the place of `n`?',
          math: `${written(params)} = ${params.base}^n`,
          answer: { kind: 'number', key: String(exponentOf(params)), variable: 'n' },
        }
      : {
          prompt: params.c === 1 && params.d === 1 ? 'Write as one power.' : 'Simplify.',
          math: written(params),
          answer: {
            kind: 'expression',
            key: keyOf(params),
            ...(/\d/.test(params.base) ? {} : { forms: ['simplified'] }),
          },
        },
  solve: (params) => {
    const { law, base, m, n, c, d } = params;
    const why = {
      product: `In all there are \`${m} + ${n}\` factors of \`${base}\`, so add the exponents.`,
      quotient: `\`${n}\` of the \`${m}\` factors of \`${base}\` cancel, so subtract the exponents.`,
      power: `There are \`${n}\` groups with \`${m}\` factors of \`${base}\` in each, so multiply the exponents.`,
    }[law];
    const numbers =
      law === 'power' && c !== 1
        ? ` The number in front is raised to the power too: \`${c}^${n} = ${c ** n}\`.`
        : c !== 1 || d !== 1
          ? ' Multiply the numbers in front.'
          : '';
    return steps([written(params), 'This is the expression.'], [keyOf(params), why + numbers]);
  },
  hints: (params) => {
    const { law, base, m, n } = params;
    return [
      `What does \`${base}^3\` mean? Write it out as a product.`,
      {
        product: `How many factors of \`${base}\` are there in the first part, and how many in the second? A base without an exponent is one factor.`,
        quotient: `How many of the factors of \`${base}\` cancel?`,
        power: `How many groups are there, and how many factors of \`${base}\` are in each?`,
      }[law],
      {
        product: `Work out \`${m} + ${n}\`. That is the new exponent.`,
        quotient: `Work out \`${m} - ${n}\`. That is the new exponent.`,
        power: `Work out \`${m} × ${n}\`. That is the new exponent.`,
      }[law],
    ];
  },
  confirms: (params, key) =>
    [1.1, 1.3, 0.9].every((at) => {
      const letters = { [params.base]: at };
      const value = valueAt(written(params), letters);
      const answer = params.ask === 'exponent' ? `${params.base}^${key}` : key;
      return near(valueAt(answer, letters) / value, 1);
    }),
  mistakes: {
    'expressions.multiply-exponents': (params) =>
      params.law === 'product'
        ? mistake(params, params.m * params.n, params.c * params.d, 'It is a product, so multiply the exponents.')
        : undefined,
    'expressions.divide-exponents': (params) =>
      params.law === 'quotient' && params.m % params.n === 0
        ? mistake(params, params.m / params.n, params.c / params.d, 'It is a quotient, so divide the exponents.')
        : undefined,
    'expressions.add-exponents-of-power': (params) =>
      params.law === 'power'
        ? mistake(params, params.m + params.n, params.c ** params.n, 'Add the exponents.')
        : undefined,
    'expressions.multiply-bases': (params) => {
      if (!/^\d+$/.test(params.base) || params.law === 'power' || params.ask === 'exponent') return undefined;
      return params.law === 'product'
        ? mistake(
            params,
            params.m + params.n,
            1,
            'Multiply the bases and add the exponents.',
            String(Number(params.base) ** 2),
          )
        : mistake(params, params.m - params.n, 1, 'Divide the bases and subtract the exponents.', '1');
    },
    'expressions.power-of-letter-only': (params) =>
      params.law === 'power' && params.c !== 1
        ? mistake(params, params.m * params.n, params.c, 'The power belongs to the letter.')
        : undefined,
    'expressions.add-coefficients-in-product': (params) =>
      params.law === 'product' && params.c !== 1
        ? mistake(params, params.m + params.n, params.c + params.d, 'Add the numbers, as with the exponents.')
        : undefined,
    'expressions.lone-base-no-exponent': (params) =>
      params.law === 'product' && params.n === 1 && params.m > 1
        ? mistake(params, params.m, params.c * params.d, 'A base without an exponent has exponent zero.')
        : undefined,
  },
  read: (text) => {
    const plain = plainMath(text).replace(/\s/g, '').replace(/\)\^/g, ')^');
    const [, base, m, n] = /^\(([a-z]|\d{1,2})\^(\d{1,2})\)\^(\d{1,2})$/i.exec(plain) ?? [];
    if (base !== undefined) return { law: 'power', base, m: Number(m), n: Number(n), c: 1, d: 1, ask: 'power' };
    const [, first, top, sign, second, low] =
      /^([a-z]|\d{1,2})(?:\^(\d{1,2}))?([*/]?)([a-z]|\d{1,2})(?:\^(\d{1,2}))?$/i.exec(plain) ?? [];
    if (
      first === undefined ||
      first !== second ||
      (sign === '' && /\d/.test(first)) ||
      (top === undefined && low === undefined)
    )
      return undefined;
    return {
      law: sign === '/' ? 'quotient' : 'product',
      base: first,
      m: Number(top ?? 1),
      n: Number(low ?? 1),
      c: 1,
      d: 1,
      ask: 'power',
    };
  },
});
