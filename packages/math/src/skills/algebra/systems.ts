import Fraction from 'fraction.js';
import type { Rng } from '../../types.ts';
import { gcd, near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { evaluateText, membersOf } from '../kit/evaluate-text.ts';
import { exact, fractionText, inParentheses, signed } from '../kit/numeric.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';

/** ax + by = c and dx + ey = f, with one solution. */
type System = { a: number; b: number; c: number; d: number; e: number; f: number };

const sideText = (a: number, b: number): string => {
  const term = (size: number, letter: string) => (Math.abs(size) === 1 ? letter : `${Math.abs(size)}${letter}`);
  const first = a === 0 ? '' : `${a < 0 ? '-' : ''}${term(a, 'x')}`;
  if (b === 0) return first;
  return first === '' ? `${b < 0 ? '-' : ''}${term(b, 'y')}` : `${first} ${b < 0 ? '-' : '+'} ${term(b, 'y')}`;
};
const lineText = (a: number, b: number, c: number | string) => `${sideText(a, b)} = ${c}`;

/** Cramer's rule; undefined where the lines do not cross once. */
function solutionOf({ a, b, c, d, e, f }: System): readonly [Fraction, Fraction] | undefined {
  const main = a * e - b * d;
  if (main === 0) return undefined;
  return [new Fraction(c * e - b * f, main), new Fraction(a * f - c * d, main)];
}

const pointText = ([x, y]: readonly [Fraction, Fraction]) => `(${fractionText(x)}, ${fractionText(y)})`;
const solved = (system: System): readonly [Fraction, Fraction] =>
  solutionOf(system) ?? [new Fraction(0), new Fraction(0)];

const swapped: Mistakes<System> = {
  'algebra.solution-swapped': (system) => {
    const [x, y] = solved(system);
    return wrote(
      pointText([y, x]),
      [`x = ${fractionText(x)}, y = ${fractionText(y)}`, 'Solve.'],
      [pointText([y, x]), 'Write the two numbers down.'],
    );
  },
};

const stopsAtX: Mistakes<System> = {
  'algebra.system-stops-at-x': (system) => {
    const [x] = solved(system);
    return wrote(
      pointText([x, x]),
      [`x = ${fractionText(x)}`, 'Solve.'],
      [pointText([x, x]), 'That number is the solution for both.'],
    );
  },
};

function confirms({ a, b, c, d, e, f }: System, key: string): boolean {
  const [x = Number.NaN, y = Number.NaN] = membersOf(key);
  return near(a * x + b * y, c) && near(d * x + e * y, f);
}

const nonzero = (rng: Rng, high: number) => rng.int(1, high) * (rng.chance(0.5) ? 1 : -1);

const expressionFor = ({ d, f }: System) => (f === 0 ? sideText(-d, 0) : `${sideText(-d, 0)} ${signed(f)}`);

const substitution = skill<System>({
  code: 'algebra.systems-substitution',
  name: 'Solve a system by substitution',
  canDo: 'I can solve two equations by putting one into the other.',
  grade: 8,
  standards: ['8.EE.C.8b', 'A-REI.C.6'],
  prerequisites: ['functions.slope-intercept'],
  cases: casesOf(
    {
      plain: '`y` alone is replaced',
      multiple: 'a multiple of `y` is replaced',
      'negative-slope': 'the expression starts with a minus',
    },
    (rng, level, caseId): System => {
      const high = byLevel(level, 4, 6, 9);
      const x = level === 1 ? rng.int(1, high) : nonzero(rng, high);
      const m = caseId === 'negative-slope' ? -rng.int(1, 3) : rng.int(1, 3);
      const k = nonzero(rng, high);
      const y = m * x + k;
      const b = caseId === 'plain' ? 1 : rng.int(2, 4);
      const a = rng.pick([1, 2, 3, 4, 5].filter((n) => n + b * m !== 0));
      return { a, b, c: a * x + b * y, d: -m, e: 1, f: k };
    },
  ),
  pose: (system) => ({
    prompt: 'Solve the system. Write the solution as a point `(x, y)`.',
    math: `y = ${expressionFor(system)}, ${lineText(system.a, system.b, system.c)}`,
    answer: { kind: 'point', key: pointText(solved(system)) },
  }),
  solve: (system) => {
    const { a, b, c, d, f } = system;
    const [x, y] = solved(system);
    const factor = b === 1 ? '' : String(b);
    return steps(
      [
        `${sideText(a, 0)} + ${factor}(${expressionFor(system)}) = ${c}`,
        'Put the expression for `y` into the other equation, in parentheses.',
      ],
      [`${sideText(a - b * d, 0)}${b * f === 0 ? '' : ` ${signed(b * f)}`} = ${c}`, 'Expand and combine like terms.'],
      [`x = ${fractionText(x)}`, 'Solve for `x`.'],
      [
        `y = ${inParentheses(-d)} * ${inParentheses(fractionText(x))}${f === 0 ? '' : ` ${signed(f)}`} = ${fractionText(y)}`,
        'Put it back to find `y`.',
      ],
      [pointText([x, y]), 'Write the point.'],
    );
  },
  hints: (system) => [
    'One equation already says what `y` is.',
    `Write \`(${expressionFor(system)})\` in place of \`y\` in the other equation. Keep the parentheses.`,
    `You get \`${sideText(system.a - system.b * system.d, 0)}${system.b * system.f === 0 ? '' : ` ${signed(system.b * system.f)}`} = ${system.c}\`. Solve it for \`x\`, then find \`y\`.`,
  ],
  confirms,
  mistakes: {
    ...swapped,
    'algebra.substitute-without-brackets': (system) => {
      const { a, b, c, d, f } = system;
      if (b === 1 || a - b * d === 0) return undefined;
      const x = exact(c - f).div(a - b * d);
      const y = x.mul(-d).add(f);
      return wrote(
        pointText([x, y]),
        [
          `${lineText(a - b * d, 0, c).replace(' =', ` ${signed(f)} =`)}`,
          `Put the expression in: \`${b}\` times the first part, then \`${signed(f)}\`.`,
        ],
        [`x = ${fractionText(x)}`, 'Solve for `x`.'],
        [`y = ${fractionText(y)}`, 'Find `y`.'],
      );
    },
    ...stopsAtX,
  },
  read: (text) => readSystem(text, true),
});

/** The factors that make the `y` terms equal up to sign, and whether the lines are then added or subtracted. */
function planFor({ b, e }: System): { readonly first: number; readonly second: number; readonly sign: 1 | -1 } {
  const common = gcd(b, e);
  return { first: Math.abs(e) / common, second: Math.abs(b) / common, sign: b * e < 0 ? 1 : -1 };
}

/** Whether the `x` terms leave it to the case how many equations are multiplied. */
function fits(caseId: string, a: number, d: number): boolean {
  if (caseId === 'multiply-both') return a % d !== 0 && d % a !== 0;
  return caseId !== 'multiply-one' || a !== d;
}

const elimination = skill<System>({
  code: 'algebra.systems-elimination',
  name: 'Solve a system by elimination',
  canDo: 'I can solve two equations by adding or subtracting them.',
  grade: 8,
  standards: ['8.EE.C.8b', 'A-REI.C.5', 'A-REI.C.6'],
  prerequisites: ['algebra.systems-substitution'],
  cases: casesOf(
    {
      add: 'adding removes a letter',
      subtract: 'subtracting removes a letter',
      'multiply-one': 'one equation is multiplied first',
      'multiply-both': 'both equations are multiplied first',
    },
    (rng, level, caseId): System => {
      const high = byLevel(level, 4, 6, 9);
      const x = level === 1 ? rng.int(1, high) : nonzero(rng, high);
      const y = level === 1 ? rng.int(1, high) : nonzero(rng, high);
      const a = rng.int(caseId === 'multiply-both' ? 2 : 1, 5);
      const b = rng.int(2, 5) * (caseId !== 'add' && rng.chance(0.3) ? -1 : 1);
      const times = rng.int(2, 3);
      const next = Math.sign(b) * (Math.abs(b) === 5 ? 3 : Math.abs(b) + 1);
      const e = { add: -b, subtract: b, 'multiply-one': b * times, 'multiply-both': next }[caseId];
      const d = rng.pick([1, 2, 3, 4, 5, 7].filter((n) => a * e !== b * n && fits(caseId, a, n)));
      return { a, b, c: a * x + b * y, d, e, f: d * x + e * y };
    },
  ),
  pose: ({ a, b, c, d, e, f, ...rest }) => ({
    prompt: 'Solve the system. Write the solution as a point `(x, y)`.',
    math: `${lineText(a, b, c)}, ${lineText(d, e, f)}`,
    answer: { kind: 'point', key: pointText(solved({ a, b, c, d, e, f, ...rest })) },
  }),
  solve: (system) => {
    const { a, b, c, d, e, f } = system;
    const { first, second, sign } = planFor(system);
    const [x, y] = solved(system);
    return steps(
      [
        `${lineText(first * a, first * b, first * c)}, ${lineText(second * d, second * e, second * f)}`,
        first === 1 && second === 1
          ? 'The `y` terms already match.'
          : 'Multiply every term, both sides, so that the `y` terms match.',
      ],
      [
        lineText(first * a + sign * second * d, 0, first * c + sign * second * f),
        sign === 1 ? 'Add the equations: `y` goes.' : 'Subtract the second equation from the first: `y` goes.',
      ],
      [`x = ${fractionText(x)}`, 'Solve for `x`.'],
      [
        `${sideText(a, 0).replace('x', '')}${Math.abs(a) === 1 ? '' : ' * '}${inParentheses(fractionText(x))} ${b < 0 ? '-' : '+'} ${sideText(0, Math.abs(b))} = ${c}`,
        'Put it into the first equation.',
      ],
      [pointText([x, y]), `This gives \`y = ${fractionText(y)}\`.`],
    );
  },
  hints: (system) => {
    const { first, second, sign } = planFor(system);
    const matched = first === 1 && second === 1;
    return [
      'Which letter can you make disappear by adding or subtracting the equations?',
      matched
        ? `The \`y\` terms match. ${sign === 1 ? 'Add' : 'Subtract'} the equations, both sides.`
        : `Make the \`y\` terms match first: multiply the first equation by \`${first}\` and the second by \`${second}\`.`,
      `After ${sign === 1 ? 'adding' : 'subtracting'} you have \`${lineText(first * system.a + sign * second * system.d, 0, first * system.c + sign * second * system.f)}\`.`,
    ];
  },
  confirms,
  mistakes: {
    ...swapped,
    'algebra.elimination-constant-kept': (system) => {
      const { a, b, c, d, e, f } = system;
      const { first, second } = planFor(system);
      if (first === 1 && second === 1) return undefined;
      const point = solved({ a: first * a, b: first * b, c, d: second * d, e: second * e, f });
      return wrote(
        pointText(point),
        [
          `${lineText(first * a, first * b, c)}, ${lineText(second * d, second * e, f)}`,
          'Multiply the letters so that the `y` terms match.',
        ],
        [pointText(point), 'Solve as usual.'],
      );
    },
    'algebra.elimination-right-side-added': (system) => {
      const { a, b, c, d, f } = system;
      const { first, second, sign } = planFor(system);
      if (sign === 1) return undefined;
      const left = first * a - second * d;
      const x = exact(first * c + second * f).div(left);
      const y = exact(c).sub(x.mul(a)).div(b);
      return wrote(
        pointText([x, y]),
        [lineText(left, 0, first * c + second * f), 'Subtract to make `y` go.'],
        [`x = ${fractionText(x)}`, 'Solve for `x`.'],
        [`y = ${fractionText(y)}`, 'Put it into the first equation.'],
      );
    },
    ...stopsAtX,
  },
  read: (text) => readSystem(text, false),
});

/** The coefficients of "2x-3y", found by inserting numbers; a third point tests that the expression is linear. */
function readSide(text: string): readonly [number, number, number] | undefined {
  const at = (x: number, y: number) => evaluateText(text, { x, y });
  const constant = at(0, 0);
  const [a, b] = [at(1, 0) - constant, at(0, 1) - constant];
  return Number.isInteger(a) && Number.isInteger(b) && near(at(3, -5), 3 * a - 5 * b + constant)
    ? [a, b, constant]
    : undefined;
}

/** Reads "y = 2x + 1, x + y = 7" (also with ";" or "and"). `bySubstitution`: one line must be `y = …`. */
function readSystem(text: string, bySubstitution: boolean): System | undefined {
  const parts = compact(text.replace(/\band\b/i, ','))
    .body.split(/[,;]+/)
    .map((line) => line.split('='));
  const [first, second, ...more] = parts.map(([left = '', right = '']) => {
    const [l, r] = [readSide(left), readSide(right)];
    return l && r ? { a: l[0] - r[0], b: l[1] - r[1], c: r[2] - l[2], alone: left === 'y' && r[1] === 0 } : undefined;
  });
  if (!first || !second || more.length > 0 || (first.alone || second.alone) !== bySubstitution) return undefined;
  const [given, other] = bySubstitution && first.alone ? [second, first] : [first, second];
  const system = { a: given.a, b: given.b, c: given.c, d: other.a, e: other.b, f: other.c };
  if (!Object.values(system).every(Number.isInteger)) return undefined;
  const sound =
    solutionOf(system) !== undefined &&
    system.b !== 0 &&
    system.e !== 0 &&
    (!bySubstitution || (system.d !== 0 && system.a !== 0));
  return sound ? system : undefined;
}

export const systemSkills = [substitution, elimination];
