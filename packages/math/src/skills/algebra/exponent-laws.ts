import type { Level, Skill } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText } from '../kit/evaluate-text.ts';
import { ratioText } from '../kit/numeric.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { termText } from './polynomial.ts';

/** ax^m * bx^n, ax^m / (bx^n) with b dividing a and m over n, or (ax^m)^n. Exponents from 1 on. */
type Product = { a: number; m: number; b: number; n: number; letter: string };
type Power = { a: number; m: number; n: number; letter: string };

const letters = ['x', 'x', 'y', 'a', 'n'] as const;
const raise = (level: Level) => byLevel(level, 5, 7, 9);

const TERM = String.raw`(\d*)([a-z])(?:\^(\d+))?`;
const sizeOf = (digits: string | undefined) => (digits ? Number(digits) : 1);
const unprompted = (command: string) => command === '' || /^(simplify|multiply|work out)/.test(command);

const productRules: Mistakes<Product> = {
  'algebra.exponents-multiplied': ({ a, m, b, n, letter }) =>
    wrote(termText(a * b, m * n, letter), [`${m} * ${n} = ${m * n}`, 'It is times, so multiply the exponents.']),
  'algebra.coefficients-added-in-product': ({ a, m, b, n, letter }) =>
    a === 1 && b === 1
      ? undefined
      : wrote(
          termText(a + b, m + n, letter),
          [`${a} + ${b} = ${a + b}`, 'Add the numbers.'],
          [`${m} + ${n} = ${m + n}`, 'Add the exponents.'],
        ),
  'algebra.hidden-exponent-zero': ({ a, m, b, n, letter }) =>
    m !== 1 && n !== 1
      ? undefined
      : wrote(termText(a * b, m === 1 ? n : m, letter), [
          termText(a * b, m === 1 ? n : m, letter),
          `There is no exponent on the other \`${letter}\`, so nothing is added.`,
        ]),
};

const exponentProduct = skill<Product>({
  code: 'algebra.exponent-product',
  name: 'Multiply powers with the same base',
  canDo: 'I can multiply powers of the same letter.',
  grade: 8,
  standards: ['8.EE.A.1', 'A-SSE.A.2'],
  prerequisites: [],
  cases: casesOf(
    {
      plain: 'two powers',
      'no-exponent': 'one letter without an exponent',
      'with-numbers': 'numbers before the letters',
    },
    (rng, level, caseId): Product => {
      const numbers = caseId === 'with-numbers';
      const m = rng.int(2, raise(level));
      return {
        a: numbers ? rng.int(2, 9) : 1,
        m,
        b: numbers ? rng.int(2, 9) : 1,
        // With m = n = 2, adding and multiplying the exponents would give the same result.
        n: caseId === 'no-exponent' ? 1 : m === 2 ? rng.int(3, raise(level)) : rng.int(2, raise(level)),
        letter: rng.pick(letters),
      };
    },
  ),
  pose: ({ a, m, b, n, letter }) => ({
    prompt: 'Write as one power, with a number before it where needed.',
    math: `${termText(a, m, letter)} * ${termText(b, n, letter)}`,
    answer: { kind: 'expression', key: termText(a * b, m + n, letter), forms: ['simplified'] },
  }),
  solve: ({ a, m, b, n, letter }) =>
    steps(
      [
        `${m} + ${n} = ${m + n}`,
        `\`${m}\` factors \`${letter}\` and ${n === 1 ? 'one more' : `\`${n}\` more`}: add the exponents.`,
      ],
      [termText(a * b, m + n, letter), a * b === 1 ? 'Write the power.' : 'Multiply the numbers and write the power.'],
    ),
  hints: ({ m, n, letter }) => [
    `What does \`${letter}^${m}\` mean, written out as a product?`,
    `Count how many factors \`${letter}\` there are altogether.`,
    `There are \`${m}\` factors \`${letter}\` from the first part and \`${n}\` from the second. Numbers before the letters are multiplied as usual.`,
  ],
  confirms: ({ a, m, b, n, letter }, key) =>
    [-2, 0.5, 3].every((x) => near(evaluateText(key, { [letter]: x }), a * x ** m * (b * x ** n))),
  mistakes: productRules,
  read: (text) => {
    const { command, body } = compact(text);
    const [found, a, letter = '', m, b, second, n] =
      new RegExp(`^\\(?${TERM}\\)?[*]?\\(?${TERM}\\)?$`).exec(body) ?? [];
    if (found === undefined || !unprompted(command) || letter !== second) return undefined;
    return { a: sizeOf(a), m: sizeOf(m), b: sizeOf(b), n: sizeOf(n), letter };
  },
});

const quotientRules: Mistakes<Product> = {
  'algebra.exponents-divided': ({ a, m, b, n, letter }) =>
    m % n !== 0
      ? undefined
      : wrote(termText(a / b, m / n, letter), [`${m}/${n} = ${m / n}`, 'It is a division, so divide the exponents.']),
  'algebra.coefficients-subtracted-in-quotient': ({ a, m, b, n, letter }) =>
    b === 1 || a === b
      ? undefined
      : wrote(
          `${termText(a - b, m - n, letter)}`,
          [`${a} - ${b} = ${a - b}`, 'Subtract the numbers.'],
          [`${m} - ${n} = ${m - n}`, 'Subtract the exponents.'],
        ),
};

const exponentQuotient = skill<Product>({
  code: 'algebra.exponent-quotient',
  name: 'Divide powers with the same base',
  canDo: 'I can divide powers of the same letter.',
  grade: 8,
  standards: ['8.EE.A.1', 'A-SSE.A.2'],
  prerequisites: ['algebra.exponent-product'],
  cases: {
    plain: {
      label: 'two powers',
      draw: (rng, level) => {
        const n = rng.int(2, raise(level) - 1);
        const m = level === 1 || rng.chance(0.5) ? n * rng.int(2, 3) : n + rng.int(1, raise(level));
        const b = 1;
        return {
          a: b * 1,
          m: m === 4 && n === 2 ? 6 : m,
          b,
          n,
          letter: rng.pick(letters),
        };
      },
    },
    'with-numbers': {
      label: 'numbers before the letters',
      draw: (rng, level) => {
        const n = rng.int(2, raise(level) - 1);
        const m = level === 1 || rng.chance(0.5) ? n * rng.int(2, 3) : n + rng.int(1, raise(level));
        const b = rng.int(2, 6);
        return {
          a: b * rng.int(2, 6),
          m: m === 4 && n === 2 ? 6 : m,
          b,
          n,
          letter: rng.pick(letters),
        };
      },
    },
  },
  pose: ({ a, m, b, n, letter }) => ({
    prompt: 'Simplify.',
    math:
      b === 1
        ? `${termText(a, m, letter)}/${termText(b, n, letter)}`
        : `(${termText(a, m, letter)})/(${termText(b, n, letter)})`,
    answer: { kind: 'expression', key: termText(a / b, m - n, letter), forms: ['simplified'] },
  }),
  solve: ({ a, m, b, n, letter }) =>
    steps(
      [`${m} - ${n} = ${m - n}`, `\`${n}\` factors \`${letter}\` cancel: subtract the exponents.`],
      [
        termText(a / b, m - n, letter),
        b === 1 ? 'Write the power.' : `Divide the numbers: \`${a}/${b} = ${ratioText(a, b)}\`.`,
      ],
    ),
  hints: ({ m, n, letter }) => [
    'Think of both powers written out as products. What cancels?',
    `Each \`${letter}\` on the bottom cancels one on top.`,
    `There are \`${m}\` factors \`${letter}\` on top, and \`${n}\` of them cancel. How many are left?`,
  ],
  confirms: ({ a, m, b, n, letter }, key) =>
    [-2, 0.5, 3].every((x) => near(evaluateText(key, { [letter]: x }), (a * x ** m) / (b * x ** n))),
  mistakes: quotientRules,
  read: (text) => {
    const { command, body } = compact(text);
    const [found, a, letter = '', m, b, second, n] = new RegExp(`^\\(?${TERM}\\)?/\\(?${TERM}\\)?$`).exec(body) ?? [];
    if (found === undefined || !unprompted(command) || letter !== second) return undefined;
    // "x^5/3x^2" without parentheses may mean two things.
    if (sizeOf(b) !== 1 && !body.endsWith(')')) return undefined;
    const read = { a: sizeOf(a), m: sizeOf(m), b: sizeOf(b), n: sizeOf(n), letter };
    return read.b > 0 && read.a % read.b === 0 && read.m > read.n ? read : undefined;
  },
});

const powerRules: Mistakes<Power> = {
  'algebra.power-adds-exponents': ({ a, m, n, letter }) =>
    wrote(termText(a ** n, m + n, letter), [`${m} + ${n} = ${m + n}`, 'Add the exponents.']),
  'algebra.power-misses-coefficient': ({ a, m, n, letter }) =>
    a === 1
      ? undefined
      : wrote(termText(a, m * n, letter), [`${m} * ${n} = ${m * n}`, `The exponent belongs to \`${letter}\`.`]),
  'algebra.power-multiplies-coefficient': ({ a, m, n, letter }) =>
    a === 1
      ? undefined
      : wrote(
          termText(a * n, m * n, letter),
          [`${a} * ${n} = ${a * n}`, 'Multiply the number by the outer exponent.'],
          [`${m} * ${n} = ${m * n}`, 'Multiply the exponents.'],
        ),
  'algebra.power-raises-exponent': ({ a, m, n, letter }) =>
    m ** n > 1000
      ? undefined
      : wrote(termText(a ** n, m ** n, letter), [
          `${m}^${n} = ${m ** n}`,
          'Raise everything to the outer exponent, the inner exponent too.',
        ]),
};

const exponentPower: Skill = skill<Power>({
  code: 'algebra.exponent-power',
  name: 'Raise a power to a power',
  canDo: 'I can raise a power to a power.',
  grade: 8,
  standards: ['8.EE.A.1', 'A-SSE.A.2'],
  prerequisites: ['algebra.exponent-product'],
  cases: {
    plain: {
      label: 'a letter only',
      draw: (rng, level) => {
        const n = rng.int(2, level === 1 ? 3 : 4);
        return {
          a: 1,
          m: rng.int(3, raise(level)),
          n,
          letter: rng.pick(letters),
        };
      },
    },
    'with-number': {
      label: 'a number before the letter',
      draw: (rng, level) => {
        const n = rng.int(2, level === 1 ? 3 : 4);
        return {
          a: rng.int(2, n === 4 ? 3 : 5),
          m: rng.int(3, raise(level)),
          n,
          letter: rng.pick(letters),
        };
      },
    },
  },
  pose: ({ a, m, n, letter }) => ({
    prompt: 'Simplify.',
    math: `(${termText(a, m, letter)})^${n}`,
    answer: { kind: 'expression', key: termText(a ** n, m * n, letter), forms: ['simplified'] },
  }),
  solve: ({ a, m, n, letter }) =>
    steps(
      [
        Array.from({ length: n }, () => termText(a, m, letter)).join(' * '),
        `What is in parentheses stands \`${n}\` times as a factor.`,
      ],
      [`${m} * ${n} = ${m * n}`, 'Each copy brings the inner exponent once: multiply the exponents.'],
      [
        termText(a ** n, m * n, letter),
        a === 1 ? 'Write the power.' : `The number is raised too: \`${a}^${n} = ${a ** n}\`.`,
      ],
    ),
  hints: ({ a, m, n, letter }) => [
    'Write the parentheses out as often as the outer exponent says.',
    `There are \`${n}\` copies with \`${m}\` factors \`${letter}\` in each.`,
    a === 1
      ? `How many factors \`${letter}\` are in \`${n}\` groups of \`${m}\`?`
      : `The number \`${a}\` stands in each copy too, so it is a factor \`${n}\` times.`,
  ],
  confirms: ({ a, m, n, letter }, key) =>
    [-2, 0.5, 3].every((x) => near(evaluateText(key, { [letter]: x }), (a * x ** m) ** n)),
  mistakes: powerRules,
  read: (text) => {
    const { command, body } = compact(text);
    const [found, a, letter = '', m, n] = new RegExp(`^\\(${TERM}\\)\\^(\\d+)$`).exec(body) ?? [];
    if (found === undefined || !unprompted(command) || Number(n) > 12 || sizeOf(a) ** Number(n) > 1e12)
      return undefined;
    return { a: sizeOf(a), m: sizeOf(m), n: Number(n), letter };
  },
});

export const exponentLawSkills = [exponentProduct, exponentQuotient, exponentPower];
