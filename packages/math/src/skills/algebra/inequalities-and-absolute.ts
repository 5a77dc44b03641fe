import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { membersOf } from '../kit/evaluate-text.ts';
import { exact, fractionText, signed } from '../kit/numeric.ts';
import { casesOf, type Mistakes, skill } from '../kit/skill.ts';
import { compact } from '../kit/typed.ts';
import { steps, wrote } from '../kit/work.ts';
import { polynomialText, readLinear } from './polynomial.ts';

/** low < ax + b < high; `lowIn` and `highIn` say whether the ends belong to it. */
type Between = { a: number; b: number; low: number; high: number; lowIn: boolean; highIn: boolean; letter: string };
/** |ax + b| = c, c not negative. */
type Absolute = { a: number; b: number; c: number; letter: string };

const below = (included: boolean) => (included ? '<=' : '<');
const above = (included: boolean) => (included ? '>=' : '>');
const chain = (low: string, lowIn: boolean, middle: string, highIn: boolean, high: string) =>
  `${low} ${below(lowIn)} ${middle} ${below(highIn)} ${high}`;

/** The solution, with its ends in increasing order. */
function rangeOf({ a, b, low, high, lowIn, highIn, letter }: Between): string {
  const [left, right] = [exact(low - b).div(a), exact(high - b).div(a)];
  return a > 0
    ? chain(fractionText(left), lowIn, letter, highIn, fractionText(right))
    : chain(fractionText(right), highIn, letter, lowIn, fractionText(left));
}

/** The line for a division; left out if the divisor is 1. */
const divided = (answer: string, a: number, why: string) => (a === 1 ? [] : [[answer, why] as const]);

const betweenRules: Mistakes<Between> = {
  'algebra.compound-middle-and-right-only': ({ a, b, low, high, lowIn, highIn, letter }) => {
    const right = fractionText(exact(high - b).div(a));
    const answer =
      a > 0 ? chain(String(low), lowIn, letter, highIn, right) : chain(right, highIn, letter, lowIn, String(low));
    return wrote(
      answer,
      [
        chain(String(low), lowIn, polynomialText([0, a], letter), highIn, String(high - b)),
        b > 0 ? `Take \`${b}\` away from the middle and the right.` : `Add \`${-b}\` to the middle and the right.`,
      ],
      ...(a > 0
        ? divided(answer, a, `Divide the middle and the right by \`${a}\`.`)
        : [
            [
              `${low} ${above(lowIn)} ${letter} ${above(highIn)} ${right}`,
              `Divide the middle and the right by \`${a}\`.`,
            ] as const,
            [answer, 'Read it from right to left.'] as const,
          ]),
    );
  },
  'algebra.inequality-not-turned': ({ a, b, low, high, lowIn, highIn, letter }) => {
    if (a > 0) return undefined;
    const answer = chain(
      fractionText(exact(low - b).div(a)),
      lowIn,
      letter,
      highIn,
      fractionText(exact(high - b).div(a)),
    );
    return wrote(
      answer,
      [
        chain(String(low - b), lowIn, polynomialText([0, a], letter), highIn, String(high - b)),
        'Do the same to all three parts.',
      ],
      [answer, `Divide all three parts by \`${a}\`.`],
    );
  },
  'algebra.subtracted-where-added': (params) => {
    const moved = { ...params, low: params.low + 2 * params.b, high: params.high + 2 * params.b };
    return wrote(
      rangeOf(moved),
      [
        chain(
          String(params.low + params.b),
          params.lowIn,
          polynomialText([0, params.a], params.letter),
          params.highIn,
          String(params.high + params.b),
        ),
        `Move \`${params.b}\` to the other sides.`,
      ],
      ...divided(rangeOf(moved), params.a, `Divide by \`${params.a}\`.`),
    );
  },
};

const inequalityText = ({ a, b, low, high, lowIn, highIn, letter }: Between) =>
  chain(String(low), lowIn, polynomialText([b, a], letter), highIn, String(high));

const compoundInequality = skill<Between>({
  code: 'algebra.compound-inequality',
  name: 'Solve a compound inequality',
  canDo: 'I can solve an inequality with three parts.',
  grade: 9,
  standards: ['A-REI.B.3'],
  prerequisites: [],
  cases: casesOf(
    {
      plain: 'only a number to undo',
      coefficient: 'a positive number before the letter',
      negative: 'a negative number before the letter',
    },
    (rng, level, caseId): Between => {
      const size = caseId === 'plain' ? 1 : rng.int(2, 3 + level);
      const a = caseId === 'negative' ? -size : size;
      const high = byLevel(level, 5, 8, 10);
      const start = rng.int(level === 1 ? 0 : -high, high - 2);
      const end = start + rng.int(2, high);
      const b = rng.int(1, high) * (rng.chance(0.5) ? 1 : -1);
      const [first, last] = a > 0 ? [start, end] : [end, start];
      return {
        a,
        b,
        low: a * first + b,
        high: a * last + b,
        lowIn: rng.chance(0.5),
        highIn: rng.chance(0.5),
        letter: rng.pick(['x', 'x', 'n', 't']),
      };
    },
  ),
  pose: (params) => ({
    prompt: `Solve for \`${params.letter}\`.`,
    math: inequalityText(params),
    answer: { kind: 'inequality', key: rangeOf(params), variable: params.letter },
  }),
  solve: (params) => {
    const { a, b, low, high, lowIn, highIn, letter } = params;
    const undone = chain(String(low - b), lowIn, polynomialText([0, a], letter), highIn, String(high - b));
    const first = b > 0 ? `Take \`${b}\` away from all three parts.` : `Add \`${-b}\` to all three parts.`;
    const last =
      a < 0
        ? `Divide all three parts by \`${a}\`. It is negative, so both signs turn round.`
        : `Divide all three parts by \`${a}\`.`;
    return a === 1 ? steps([rangeOf(params), first]) : steps([undone, first], [rangeOf(params), last]);
  },
  hints: ({ a, b, low, high, lowIn, highIn, letter }) => [
    `You want \`${letter}\` alone in the middle.`,
    'Whatever you do, do it to all three parts.',
    a === 1
      ? `To undo \`${signed(b)}\`, ${b > 0 ? 'take it away' : 'add it back'} on the left, in the middle and on the right.`
      : `You have \`${chain(String(low - b), lowIn, polynomialText([0, a], letter), highIn, String(high - b))}\`. Divide all three parts by \`${a}\`${a < 0 ? ' and think about the direction of the signs' : ''}.`,
  ],
  confirms: ({ a, b, low, high, lowIn, highIn, letter }, key) => {
    const [found, left, leftSign, middle, rightSign, right] = /^(\S+) (<=?) (\S+) (<=?) (\S+)$/.exec(key) ?? [];
    if (found === undefined || middle !== letter) return false;
    const [from, to] = [exact(left ?? '0').valueOf(), exact(right ?? '0').valueOf()];
    const tries = [from - 1, from, from + 1e-3, (from + to) / 2, to - 1e-3, to, to + 1];
    return tries.every((x) => {
      const value = Math.round((a * x + b) * 1e9) / 1e9;
      const inGiven = (lowIn ? low <= value : low < value) && (highIn ? value <= high : value < high);
      const inKey = (leftSign === '<=' ? from <= x : from < x) && (rightSign === '<=' ? x <= to : x < to);
      return inGiven === inKey;
    });
  },
  mistakes: betweenRules,
  read: (text) => {
    const [found, low, lowSign, middle = '', highSign, high] =
      /^(-?\d+)(<=?)([^<>=]+)(<=?)(-?\d+)$/.exec(compact(text).body) ?? [];
    const linear = readLinear(middle);
    if (found === undefined || !linear || linear.b === 0 || Number(low) >= Number(high)) return undefined;
    return { ...linear, low: Number(low), high: Number(high), lowIn: lowSign === '<=', highIn: highSign === '<=' };
  },
});

const setText = (...values: readonly { toFraction: () => string; valueOf: () => number }[]) => {
  const sorted = [...values].sort((m, n) => m.valueOf() - n.valueOf()).map((value) => value.toFraction());
  return `{${[...new Set(sorted)].join(', ')}}`;
};

const absoluteRules: Mistakes<Absolute> = {
  'algebra.absolute-one-case': ({ a, b, c, letter }) => {
    const value = exact(c - b).div(a);
    return wrote(
      setText(value),
      [`${polynomialText([b, a], letter)} = ${c}`, 'Leave the bars out.'],
      [`${letter} = ${fractionText(value)}`, 'Solve.'],
    );
  },
  'algebra.absolute-plus-minus-at-end': ({ a, b, c, letter }) => {
    const value = exact(c - b).div(a);
    return wrote(
      setText(value, value.neg()),
      [`${letter} = ${fractionText(value)}`, 'Leave the bars out and solve.'],
      [`${letter} = ${fractionText(value)} or ${letter} = ${fractionText(value.neg())}`, 'Bars mean plus or minus.'],
    );
  },
  'algebra.absolute-makes-signs-plus': ({ a, b, c, letter }) => {
    if (b > 0 && a > 0) return undefined;
    const value = exact(c - Math.abs(b)).div(Math.abs(a));
    return wrote(
      setText(value),
      [`${polynomialText([Math.abs(b), Math.abs(a)], letter)} = ${c}`, 'Bars make everything inside positive.'],
      [`${letter} = ${fractionText(value)}`, 'Solve.'],
    );
  },
};

const absoluteEquation = skill<Absolute>({
  code: 'algebra.absolute-value-equation',
  name: 'Solve an absolute value equation',
  canDo: 'I can solve an equation with absolute value bars and find both solutions.',
  grade: 9,
  standards: ['A-REI.B.3', 'A-REI.D.11'],
  prerequisites: [],
  cases: casesOf(
    { minus: 'a difference in the bars', plus: 'a sum in the bars', coefficient: 'a number before the letter' },
    (rng, level, caseId) => {
      const high = byLevel(level, 6, 9, 12);
      const a = caseId === 'coefficient' ? rng.int(2, level + 2) : 1;
      const size = rng.int(1, high);
      const b = caseId === 'minus' || (caseId === 'coefficient' && rng.chance(0.5)) ? -size : size;
      const free = rng.int(1, high + 2);
      // At level 1 and 2 both solutions are whole; with c = |b|, one of them would be 0 and two misconceptions would
      // give the same answer.
      const whole = [b + a, b + 2 * a, b + 3 * a, b + 4 * a, 2 * a - b, 3 * a - b].filter(
        (c) => c > 0 && (2 * b) % a === 0 && c !== size,
      );
      const c =
        caseId === 'coefficient' && level < 3 && whole.length > 0 ? rng.pick(whole) : free === size ? free + 1 : free;
      return { a, b, c, letter: rng.pick(['x', 'x', 'n', 't']) };
    },
  ),
  pose: ({ a, b, c, letter }) => ({
    prompt: 'Solve. Give all solutions.',
    math: `|${polynomialText([b, a], letter)}| = ${c}`,
    answer: { kind: 'set', key: setText(exact(c - b).div(a), exact(-c - b).div(a)), variable: letter },
  }),
  solve: ({ a, b, c, letter }) => {
    const inside = polynomialText([b, a], letter);
    return steps(
      [
        c === 0 ? `${inside} = 0` : `${inside} = ${c} or ${inside} = ${-c}`,
        `What stands in the bars is \`${c}\` away from 0, on one side or the other.`,
      ],
      [
        [...new Set([c, -c === 0 ? 0 : -c])]
          .map((side) => `${letter} = ${fractionText(exact(side - b).div(a))}`)
          .join(' or '),
        'Solve each equation.',
      ],
    );
  },
  hints: ({ a, b, c, letter }) => [
    'The bars measure the distance from 0. On which two sides of 0 can the inside be?',
    `The inside can be \`${c}\` or \`${-c}\`. That makes two equations.`,
    `One of them is \`${polynomialText([b, a], letter)} = ${-c}\`. Solve both.`,
  ],
  confirms: ({ a, b, c }, key) => {
    const values = membersOf(key);
    return values.length === (c === 0 ? 1 : 2) && values.every((x) => near(Math.abs(a * x + b), c));
  },
  mistakes: absoluteRules,
  read: (text) => {
    const [found, inside = '', right] = /^\|([^|]+)\|=(\d+)$/.exec(compact(text).body) ?? [];
    const linear = readLinear(inside);
    return found !== undefined && linear && linear.b !== 0 ? { ...linear, c: Number(right) } : undefined;
  },
});

export const inequalityAndAbsoluteSkills = [compoundInequality, absoluteEquation];
