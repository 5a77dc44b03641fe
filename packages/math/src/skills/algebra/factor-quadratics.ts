import type { Level, Rng } from '../../types.ts';
import { gcd } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { sameFunction } from '../kit/evaluate-text.ts';
import { inParentheses, signed } from '../kit/numeric.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { binomial, multiplied, polynomialText, readQuadratic } from './polynomial.ts';

/** (x + p)(x + q), p and q not 0. */
type Monic = { p: number; q: number; letter: string };
/** (ax + p)(cx + q) without a common number. */
type Leading = { a: number; p: number; c: number; q: number; letter: string };
/** a^2 x^2 - b^2 = (ax + b)(ax - b). */
type Difference = { a: number; b: number; letter: string };

const letters = ['x', 'x', 'n', 'y', 'm'] as const;
const reach = (level: Level) => byLevel(level, 6, 9, 12);
const readable = ({ command }: { readonly command: string }) => command === '' || command.startsWith('factor');

/** Whole p, q with p + q = sum and pq = product, if there are any. */
export function pairFor(sum: number, product: number): readonly [number, number] | undefined {
  const root = Math.sqrt(sum * sum - 4 * product);
  return Number.isInteger(root) ? [(sum + root) / 2, (sum - root) / 2] : undefined;
}

function drawPair(
  rng: Rng,
  level: Level,
  caseId: 'both-plus' | 'both-minus' | 'larger-plus' | 'larger-minus',
): readonly [number, number] {
  const small = rng.int(1, reach(level) - 1);
  const large = rng.int(small + 1, reach(level));
  if (caseId === 'both-minus') return [-small, -large];
  if (caseId === 'larger-plus') return [large, -small];
  if (caseId === 'larger-minus') return [small, -large];
  return [small, large];
}

const monicRules: Mistakes<Monic> = {
  'algebra.factor-signs-flipped': ({ p, q, letter }) =>
    wrote(
      `${binomial(1, -p, letter)}${binomial(1, -q, letter)}`,
      [`${letter} = ${-p}, ${letter} = ${-q}`, 'These are the numbers that make it zero.'],
      [`${binomial(1, -p, letter)}${binomial(1, -q, letter)}`, 'Put those numbers into the factors.'],
    ),
  'algebra.factor-product-only': ({ p, q, letter }) =>
    Math.abs(p) === 1 || Math.abs(q) === 1
      ? undefined
      : wrote(`${binomial(1, Math.sign(p * q), letter)}${binomial(1, Math.abs(p * q), letter)}`, [
          `${Math.sign(p * q)} * ${Math.abs(p * q)} = ${p * q}`,
          'Two numbers that multiply to the last number.',
        ]),
  'algebra.factor-first-two-terms': ({ p, q, letter }) =>
    p + q === 0
      ? undefined
      : wrote(`${letter}${binomial(1, p + q, letter)} ${signed(p * q)}`, [
          `${letter}${binomial(1, p + q, letter)} ${signed(p * q)}`,
          `Take out \`${letter}\` where there is one.`,
        ]),
};

const factorMonic = skill<Monic>({
  code: 'algebra.factor-monic',
  name: 'Factor a quadratic that starts with a plain square',
  canDo: 'I can factor a quadratic such as x² + 5x + 6.',
  grade: 9,
  standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
  prerequisites: ['algebra.multiply-binomials'],
  cases: {
    'both-plus': {
      label: 'both numbers positive',
      draw: (rng, level) => {
        const [p, q] = drawPair(rng, level, 'both-plus');
        return { p, q, letter: rng.pick(letters) };
      },
    },
    'both-minus': {
      label: 'both numbers negative',
      draw: (rng, level) => {
        const [p, q] = drawPair(rng, level, 'both-minus');
        return { p, q, letter: rng.pick(letters) };
      },
    },
    'larger-plus': {
      label: 'signs differ, the larger is positive',
      draw: (rng, level) => {
        const [p, q] = drawPair(rng, level, 'larger-plus');
        return { p, q, letter: rng.pick(letters) };
      },
    },
    'larger-minus': {
      label: 'signs differ, the larger is negative',
      draw: (rng, level) => {
        const [p, q] = drawPair(rng, level, 'larger-minus');
        return { p, q, letter: rng.pick(letters) };
      },
    },
  },
  pose: ({ p, q, letter }) => ({
    prompt: 'Factor.',
    math: polynomialText(multiplied([p, 1], [q, 1]), letter),
    answer: { kind: 'expression', key: `${binomial(1, p, letter)}${binomial(1, q, letter)}`, forms: ['factored'] },
  }),
  solve: ({ p, q, letter }) =>
    steps(
      [`${p} * ${q < 0 ? `(${q})` : q} = ${p * q}`, 'Look for two numbers whose product is the last number …'],
      [`${p} ${signed(q)} = ${p + q}`, `… and whose sum is the number before \`${letter}\`.`],
      [`${binomial(1, p, letter)}${binomial(1, q, letter)}`, 'They are the numbers in the factors.'],
    ),
  hints: ({ p, q, letter }) => [
    'Think backwards: which two factors give this when you multiply them out?',
    `Find two numbers with product \`${p * q}\` and sum \`${p + q}\`.`,
    p * q > 0
      ? `The product is positive, so both numbers have the same sign, and that is the sign of the middle term. The factors are \`(${letter} ${p > 0 ? '+' : '-'} ?)(${letter} ${p > 0 ? '+' : '-'} ?)\`.`
      : 'The product is negative, so one number is positive and one is negative. List the pairs and look at each sum.',
  ],
  confirms: ({ p, q, letter }, key) =>
    sameFunction(key, (x) => x * x + (p + q) * x + p * q, letter) && key.includes(')('),
  mistakes: monicRules,
  read: (text) => {
    const read = compact(text);
    const quadratic = readable(read) ? readQuadratic(read.body) : undefined;
    if (quadratic?.a !== 1 || quadratic.c === 0 || quadratic.b === 0) return undefined;
    const pair = pairFor(quadratic.b, quadratic.c);
    return pair && { p: pair[0], q: pair[1], letter: quadratic.letter };
  },
});

const leadingRules: Mistakes<Leading> = {
  'algebra.factor-signs-flipped': ({ a, p, c, q, letter }) =>
    wrote(`${binomial(a, -p, letter)}${binomial(c, -q, letter)}`, [
      `${binomial(a, -p, letter)}${binomial(c, -q, letter)}`,
      'Use the numbers with the other sign.',
    ]),
  'algebra.factor-constants-misplaced': ({ a, p, c, q, letter }) =>
    p === q
      ? undefined
      : wrote(
          `${binomial(a, q, letter)}${binomial(c, p, letter)}`,
          [`${a} * ${c} = ${a * c}`, 'Numbers for the first terms.'],
          [`(${q}) * (${p}) = ${p * q}`, 'Numbers for the last terms. First and last fit, so it is done.'],
        ),
};

const factorLeading = skill<Leading>({
  code: 'algebra.factor-leading',
  name: 'Factor a quadratic with a number before the square',
  canDo: 'I can factor a quadratic such as 2x² + 7x + 3.',
  grade: 9,
  standards: ['A-SSE.A.2', 'A-SSE.B.3a'],
  prerequisites: ['algebra.factor-monic'],
  cases: casesOf(
    { 'both-plus': 'both numbers positive', 'both-minus': 'both numbers negative', mixed: 'signs differ' },
    (rng, level, caseId) => {
      const a = rng.int(2, level === 1 ? 3 : 5);
      const c = level === 3 ? rng.int(2, 3) : 1;
      const coprime = (lead: number) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => gcd(lead, n) === 1 && n <= reach(level));
      const p = rng.pick(coprime(a));
      const q = rng.pick(coprime(c).filter((n) => a * n !== c * p));
      const flip = rng.chance(0.5);
      const negative = caseId === 'both-minus';
      return {
        a,
        p: negative || (caseId === 'mixed' && flip) ? -p : p,
        c,
        q: negative || (caseId === 'mixed' && !flip) ? -q : q,
        letter: rng.pick(letters),
      };
    },
  ),
  pose: ({ a, p, c, q, letter }) => ({
    prompt: 'Factor.',
    math: polynomialText(multiplied([p, a], [q, c]), letter),
    answer: { kind: 'expression', key: `${binomial(a, p, letter)}${binomial(c, q, letter)}`, forms: ['factored'] },
  }),
  solve: ({ a, p, c, q, letter }) =>
    steps(
      [
        `${inParentheses(a * q)} * ${inParentheses(c * p)} = ${a * c * p * q}`,
        'Multiply the first and the last number, and find two numbers with that product …',
      ],
      [`${a * q} ${signed(c * p)} = ${a * q + c * p}`, '… and with the middle number as their sum.'],
      [
        [polynomialText([0, a * q, a * c], letter), polynomialText([p * q, c * p], letter)]
          .join(' + ')
          .replace('+ -', '- '),
        'Split the middle term.',
      ],
      [`${binomial(a, p, letter)}${binomial(c, q, letter)}`, 'Take out the common factor.'],
    ),
  hints: ({ a, p, c, q }) => [
    'The first terms of the factors multiply to the first term, the last numbers to the last number.',
    `Multiply the first and the last number: \`${a * c * p * q}\`. Which two numbers have this product and the sum \`${a * q + c * p}\`?`,
    `Split the middle term with \`${a * q}\` and \`${c * p}\`, then take out what is common in each half.`,
  ],
  confirms: ({ a, p, c, q, letter }, key) =>
    sameFunction(key, (x) => a * c * x * x + (a * q + c * p) * x + p * q, letter) && key.includes(')('),
  mistakes: leadingRules,
  read: (text) => {
    const read = compact(text);
    const quadratic = readable(read) ? readQuadratic(read.body) : undefined;
    if (!quadratic || quadratic.a < 2 || quadratic.c === 0 || quadratic.b === 0) return undefined;
    const pair = pairFor(quadratic.b, quadratic.a * quadratic.c);
    if (!pair || gcd(gcd(quadratic.a, quadratic.b), quadratic.c) !== 1) return undefined;
    const c = gcd(quadratic.a, pair[0]);
    const a = quadratic.a / c;
    return { a, p: pair[0] / c, c, q: pair[1] / a, letter: quadratic.letter };
  },
});

const differenceRules: Mistakes<Difference> = {
  'algebra.difference-as-square': ({ a, b, letter }) =>
    wrote(`${binomial(a, -b, letter)}^2`, [
      `${binomial(a, -b, letter)}^2`,
      'Both parts are squares with a minus between them.',
    ]),
  'algebra.root-halves': ({ a, b, letter }) =>
    a !== 1 || b % 2 !== 0
      ? undefined
      : wrote(`${binomial(1, (b * b) / 2, letter)}${binomial(1, -(b * b) / 2, letter)}`, [
          `${b * b}/2 = ${(b * b) / 2}`,
          `Half of \`${b * b}\` goes into each factor.`,
        ]),
};

const factorDifference = skill<Difference>({
  code: 'algebra.difference-of-squares',
  name: 'Factor a difference of two squares',
  canDo: 'I can factor a square minus a square.',
  grade: 9,
  standards: ['A-SSE.A.2'],
  prerequisites: ['algebra.multiply-binomials'],
  cases: {
    plain: {
      label: 'the letter squared minus a square number',
      draw: (rng, level) => {
        const a = 1;
        const coprime = Array.from({ length: reach(level) }, (_, i) => i + 1).filter((b) => gcd(a, b) === 1);
        return { a, b: rng.pick(coprime), letter: rng.pick(letters) };
      },
    },
    leading: {
      label: 'a square number before the letter',
      draw: (rng, level) => {
        const a = rng.int(2, level + 3);
        const coprime = Array.from({ length: reach(level) }, (_, i) => i + 1).filter((b) => gcd(a, b) === 1);
        return { a, b: rng.pick(coprime), letter: rng.pick(letters) };
      },
    },
  },
  pose: ({ a, b, letter }) => ({
    prompt: 'Factor.',
    math: polynomialText([-b * b, 0, a * a], letter),
    answer: { kind: 'expression', key: `${binomial(a, b, letter)}${binomial(a, -b, letter)}`, forms: ['factored'] },
  }),
  solve: ({ a, b, letter }) =>
    steps(
      [`(${polynomialText([0, a], letter)})^2 - ${b}^2`, 'Write both parts as squares.'],
      [
        `${binomial(a, b, letter)}${binomial(a, -b, letter)}`,
        'One factor with plus, one with minus: the middle terms cancel.',
      ],
    ),
  hints: ({ a, b, letter }) => [
    'What is each part the square of?',
    `The parts are \`(${polynomialText([0, a], letter)})^2\` and \`${b}^2\`.`,
    'There is no middle term. What signs must the two factors have so that the middle terms cancel?',
  ],
  confirms: ({ a, b, letter }, key) => sameFunction(key, (x) => a * a * x * x - b * b, letter) && key.includes(')('),
  mistakes: differenceRules,
  read: (text) => {
    const read = compact(text);
    const quadratic = readable(read) ? readQuadratic(read.body) : undefined;
    const a = Math.sqrt(quadratic?.a ?? -1);
    const b = Math.sqrt(-(quadratic?.c ?? 1));
    const sound = quadratic?.b === 0 && Number.isInteger(a) && Number.isInteger(b) && b > 0 && gcd(a, b) === 1;
    return sound ? { a, b, letter: quadratic.letter } : undefined;
  },
});

export const factorQuadraticsSkills = [factorMonic, factorLeading, factorDifference];
