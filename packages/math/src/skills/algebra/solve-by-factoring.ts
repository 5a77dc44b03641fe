import type { Level, Rng } from '../../types.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { membersOf } from '../kit/evaluate-text.ts';
import { type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { type Line, steps, wrote } from '../kit/work.ts';
import { pairFor } from './factor-quadratics.ts';
import { binomial, polynomialText, readLinear, readQuadratic } from './polynomial.ts';

/**
 * A quadratic equation with whole roots p and q, written in one of four ways. `s` is used by `not-zero` only:
 * (x - s)(x - (p + q - s)) = k has the roots p and q.
 */
type Equation = {
  way: 'standard' | 'factored' | 'no-constant' | 'square' | 'not-zero';
  p: number;
  q: number;
  s: number;
  letter: string;
};

const letters = ['x', 'x', 'x', 'n', 't'] as const;
const setText = (...values: readonly number[]) => `{${[...new Set(values)].sort((a, b) => a - b).join(', ')}}`;

/** The other number in the brackets, and the right side, of the `not-zero` way. */
const shifted = ({ p, q, s }: Equation) => ({ t: p + q - s, k: s * (p + q - s) - p * q });

function equationText(equation: Equation): string {
  const { way, p, q, s, letter } = equation;
  const { t, k } = shifted(equation);
  switch (way) {
    case 'factored':
      return `${binomial(1, -p, letter)}${binomial(1, -q, letter)} = 0`;
    case 'no-constant':
      return `${letter}^2 = ${polynomialText([0, p + q], letter)}`;
    case 'square':
      return `${letter}^2 = ${p * p}`;
    case 'not-zero':
      return `${binomial(1, -s, letter)}${binomial(1, -t, letter)} = ${k}`;
    case 'standard':
      return `${polynomialText([p * q, -(p + q), 1], letter)} = 0`;
  }
}

const rules: Mistakes<Equation> = {
  'algebra.roots-signs-flipped': ({ way, p, q, letter }) =>
    way !== 'standard' && way !== 'factored'
      ? undefined
      : wrote(
          setText(-p, -q),
          [
            `${binomial(1, -p, letter)}${binomial(1, -q, letter)} = 0`,
            way === 'standard' ? 'Factor.' : 'Look at the factors.',
          ],
          [`${letter} = ${-p}, ${letter} = ${-q}`, 'Read the numbers off the factors.'],
        ),
  'algebra.square-one-root': ({ way, p, letter }) =>
    way !== 'square'
      ? undefined
      : wrote(setText(Math.abs(p)), [`${letter} = sqrt(${p * p}) = ${Math.abs(p)}`, 'Take the square root.']),
  'algebra.cancel-variable': ({ way, p, q, letter }) =>
    way !== 'no-constant'
      ? undefined
      : wrote(setText(p + q), [`${letter} = ${p + q}`, `Divide both sides by \`${letter}\`.`]),
  'algebra.zero-product-any-number': (equation) => {
    if (equation.way !== 'not-zero') return undefined;
    const { s, letter } = equation;
    const { t, k } = shifted(equation);
    return wrote(
      setText(s + k, t + k),
      [
        `${polynomialText([-s, 1], letter)} = ${k}, ${polynomialText([-t, 1], letter)} = ${k}`,
        'Each factor is equal to the right side.',
      ],
      [`${letter} = ${s + k}, ${letter} = ${t + k}`, 'Solve each one.'],
    );
  },
  'algebra.one-root-enough': ({ way, p, q, letter }) =>
    way === 'square' || way === 'no-constant' || p === q
      ? undefined
      : wrote(setText(Math.max(p, q)), [`${letter} = ${Math.max(p, q)}`, 'This number fits, so it is solved.']),
};

function linesOf(equation: Equation): Line[] {
  const { way, p, q, letter } = equation;
  const brackets = `${binomial(1, -p, letter)}${binomial(1, -q, letter)} = 0`;
  const last: Line = [
    p === q ? `${letter} = ${p}` : `${letter} = ${p} or ${letter} = ${q}`,
    'A product is 0 when one of its factors is 0.',
  ];
  switch (way) {
    case 'factored':
      return [last];
    case 'no-constant':
      return [
        [`${polynomialText([0, -(p + q), 1], letter)} = 0`, 'Bring everything to one side.'],
        [
          `${letter}${binomial(1, -(p + q), letter)} = 0`,
          `Take out \`${letter}\`. Dividing by \`${letter}\` would lose a solution.`,
        ],
        last,
      ];
    case 'square':
      return [
        [`${polynomialText([-p * p, 0, 1], letter)} = 0`, 'Bring everything to one side.'],
        [brackets, 'Factor the difference of squares.'],
        last,
      ];
    case 'not-zero':
      return [
        [`${polynomialText([p * q, -(p + q), 1], letter)} = 0`, 'Expand and bring everything to one side.'],
        [brackets, 'Factor.'],
        last,
      ];
    case 'standard':
      return [[brackets, 'Factor the left side.'], last];
  }
}

const nudges = {
  standard: 'Can you write the left side as a product?',
  factored: 'A product is zero. What does that tell you about its factors?',
  'no-constant': 'Bring everything to one side before you do anything else.',
  square: 'Which numbers have this square? Think of negative numbers too.',
  'not-zero': 'Only a product that is 0 tells you about its factors. What must you do first?',
} as const satisfies Record<Equation['way'], string>;

function drawRoots(
  rng: Rng,
  level: Level,
  caseId: 'standard' | 'factored' | 'no-constant' | 'square' | 'not-zero',
): Pick<Equation, 'p' | 'q' | 's'> {
  const high = byLevel(level, 5, 8, 12);
  const whole = Array.from({ length: 2 * high + 1 }, (_, i) => i - high).filter((n) => n !== 0);
  const p = rng.pick(whole);
  if (caseId === 'square') return { p, q: -p, s: 0 };
  if (caseId === 'no-constant') return { p: 0, q: p, s: 0 };
  const q = rng.pick(whole.filter((n) => n !== p && n !== -p));
  const [low, top] = [Math.min(p, q), Math.max(p, q)];
  const fits = (s: number) => ![0, p, q, p + q, (p + q) / 2].includes(s);
  const between = whole.filter((s) => s > low && s < top && fits(s));
  // If the second number lies between the roots, the right side is positive, as in most textbooks.
  return { p, q, s: rng.pick(between.length > 0 ? between : whole.filter((s) => Math.abs(s) <= high && fits(s))) };
}

const solveByFactoring = skill<Equation>({
  code: 'algebra.solve-by-factoring',
  name: 'Solve a quadratic equation by factoring',
  canDo: 'I can solve a quadratic equation by writing it as a product equal to 0.',
  grade: 9,
  standards: ['A-REI.B.4b', 'A-SSE.B.3a'],
  prerequisites: ['algebra.factor-monic'],
  cases: {
    standard: {
      label: 'three terms equal to 0',
      draw: (rng, level) => ({ way: 'standard', ...drawRoots(rng, level, 'standard'), letter: rng.pick(letters) }),
    },
    factored: {
      label: 'factors equal to 0',
      draw: (rng, level) => ({ way: 'factored', ...drawRoots(rng, level, 'factored'), letter: rng.pick(letters) }),
    },
    'no-constant': {
      label: 'no constant term',
      draw: (rng, level) => ({
        way: 'no-constant',
        ...drawRoots(rng, level, 'no-constant'),
        letter: rng.pick(letters),
      }),
    },
    square: {
      label: 'square equal to a number',
      draw: (rng, level) => ({ way: 'square', ...drawRoots(rng, level, 'square'), letter: rng.pick(letters) }),
    },
    'not-zero': {
      label: 'product equal to a number other than 0',
      draw: (rng, level) => ({ way: 'not-zero', ...drawRoots(rng, level, 'not-zero'), letter: rng.pick(letters) }),
    },
  },
  pose: (equation) => ({
    prompt: 'Solve. Give all solutions.',
    math: equationText(equation),
    answer: { kind: 'set', key: setText(equation.p, equation.q), variable: equation.letter },
  }),
  solve: (equation) => steps(...linesOf(equation)),
  hints: (equation) => [
    nudges[equation.way],
    'Aim for: something times something equals 0.',
    equation.way === 'factored'
      ? `Set each factor equal to 0. The first one says \`${polynomialText([-equation.p, 1], equation.letter)} = 0\`.`
      : `As a product equal to 0 it reads \`${equation.way === 'no-constant' ? equation.letter : binomial(1, -equation.p, equation.letter)}(?) = 0\`. Find the other factor, then set each factor equal to 0.`,
  ],
  confirms: (equation, key) => {
    const [left = '', right = ''] = equationText(equation).split(' = ');
    const roots = membersOf(key);
    const value = (side: string, x: number) => evaluateSide(side, equation.letter, x);
    const inRange = Array.from({ length: 201 }, (_, i) => i - 100).filter((x) => near(value(left, x), value(right, x)));
    return inRange.length === roots.length && inRange.every((x) => roots.includes(x));
  },
  mistakes: rules,
  read: (text) => readEquation(compact(text).body),
});

/** Value of a side by plain substitution into its text. */
function evaluateSide(side: string, letter: string, x: number): number {
  const product = /^\(([^()]+)\)\(([^()]+)\)$/.exec(side);
  if (product) return evaluateSide(product[1] ?? '', letter, x) * evaluateSide(product[2] ?? '', letter, x);
  const terms = side.replaceAll(' ', '').match(/[+-]?[^+-]+/g) ?? [];
  return terms.reduce((sum, term) => {
    const [, sign, digits = '', hasLetter, square] = /^([+-]?)(\d*)([a-z]?)(\^2)?$/.exec(term) ?? [];
    const size = digits === '' ? 1 : Number(digits);
    return sum + (sign === '-' ? -1 : 1) * size * (hasLetter === letter ? (square ? x * x : x) : 1);
  }, 0);
}

function readEquation(body: string): Equation | undefined {
  const [left = '', right = '', ...more] = body.split('=');
  if (right === '' || more.length > 0) return undefined;
  const product = /^\(([^()]+)\)\*?\(([^()]+)\)$/.exec(left.replace(/^([a-z])\*?(?=\()/, '($1)'));
  if (product) {
    const first = readLinear(product[1] ?? '');
    const second = readLinear(product[2] ?? '');
    const k = Number(right);
    if (first?.a !== 1 || second?.a !== 1 || first.letter !== second.letter || !Number.isInteger(k)) return undefined;
    const pair = pairFor(-first.b - second.b, first.b * second.b - k);
    if (!pair) return undefined;
    return { way: k === 0 ? 'factored' : 'not-zero', p: pair[0], q: pair[1], s: -first.b, letter: first.letter };
  }
  const quadratic = readQuadratic(left);
  if (quadratic?.a !== 1) return undefined;
  const { b, c, letter } = quadratic;
  if (right === '0') {
    const pair = pairFor(-b, c);
    return pair && { way: 'standard', p: pair[0], q: pair[1], s: 0, letter };
  }
  const linear = readLinear(right);
  if (b === 0 && c === 0 && linear?.b === 0 && linear.letter === letter)
    return { way: 'no-constant', p: 0, q: linear.a, s: 0, letter };
  const root = Math.sqrt(Number(right));
  return b === 0 && c === 0 && Number.isInteger(root) && root > 0
    ? { way: 'square', p: root, q: -root, s: 0, letter }
    : undefined;
}

export const solveByFactoringSkills = [solveByFactoring];
