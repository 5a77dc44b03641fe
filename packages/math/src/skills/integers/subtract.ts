import type { Level, MisconceptionId, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { inParentheses } from '../kit/numeric.ts';
import { type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { readPair, usesSigns } from './read-pair.ts';

/** a - b. */
type Difference = { readonly a: number; readonly b: number };

const written = ({ a, b }: Difference): string => `${a} - ${inParentheses(b)}`;

const rule = (
  id: MisconceptionId,
  says: (d: Difference) => boolean,
  value: (d: Difference) => number,
  why: (d: Difference) => string,
): Mistakes<Difference> =>
  mistakeFor(id, (difference) =>
    says(difference)
      ? wrote(String(value(difference)), [`${written(difference)} = ${value(difference)}`, why(difference)])
      : undefined,
  );

const gap = ({ a, b }: Difference): number => Math.abs(Math.abs(a) - Math.abs(b));
const size = ({ a, b }: Difference): number => Math.abs(a) + Math.abs(b);

/** Mistakes with a - b. */
export const subtractionRules: Mistakes<Difference> = {
  ...rule(
    'integers.subtract-smaller-from-larger',
    ({ a, b }) => a >= 0 && b > a,
    gap,
    ({ a, b }) => `\`${a}\` is too small, so work out \`${b} - ${a}\`.`,
  ),
  ...rule(
    'integers.minus-negative-as-minus',
    ({ b }) => b < 0,
    ({ a, b }) => a + b,
    ({ a, b }) => `There is a minus, so take \`${Math.abs(b)}\` away from \`${a}\`.`,
  ),
  ...rule(
    'integers.two-negatives-positive',
    ({ a, b }) => a < 0 && b > 0,
    size,
    () => 'There are two minus signs, and two negatives make a positive.',
  ),
  ...rule(
    'integers.two-negatives-subtract',
    ({ a, b }) => a < 0 && b > 0,
    gap,
    ({ a, b }) => `Take the smaller number from the larger one: \`${Math.max(-a, b)} - ${Math.min(-a, b)}\`.`,
  ),
  ...rule(
    'integers.detached-minus',
    ({ a, b }) => a < 0 && b > 0 && b !== -a,
    ({ a, b }) => a + b,
    ({ a, b }) => `Work out \`${-a} - ${b}\` and put the minus in front.`,
  ),
  ...rule(
    'integers.change-all-signs',
    ({ a, b }) => a < 0 && b < 0,
    ({ a, b }) => -a - b,
    () => 'Minus and minus make plus, so everything turns positive.',
  ),
  ...rule(
    'integers.ignore-signs',
    ({ a, b }) => a < 0 && b < 0,
    ({ a, b }) => b - a,
    ({ a, b }) => `Leave the signs out: take \`${-b}\` from \`${-a}\`.`,
  ),
};

/** Longer walks are nobody's exercise; a text that only looks like one may have any numbers. */
const LONGEST_WALK = 100_000;

/** Walks from b to a one step at a time; the difference is the distance walked. NaN where whole steps never arrive. */
function walked({ a, b }: Difference): number {
  if (!Number.isInteger(a) || !Number.isInteger(b) || Math.abs(a - b) > LONGEST_WALK) return Number.NaN;
  let at = b;
  let count = 0;
  while (at !== a) {
    const step = at < a ? 1 : -1;
    at += step;
    count += step;
  }
  return count;
}

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 9, 20, 99);
  const [x, y] = [rng.int(1, top), rng.int(1, top)];
  return { x, y };
};

/** Subtract integers. */
export const subtractIntegers = skill<Difference>({
  code: 'integers.subtract',
  name: 'Subtract positive and negative numbers',
  canDo: 'I can subtract positive and negative numbers.',
  grade: 7,
  standards: ['7.NS.A.1c', '7.NS.A.1d'],
  prerequisites: ['integers.add', 'integers.opposite'],
  cases: {
    'below-zero': {
      label: 'a positive number minus a larger one',
      draw: (rng, level) => {
        const { x, y } = begin(rng, level);
        const [small, large] = x === y ? [x, x + 1] : [Math.min(x, y), Math.max(x, y)];
        return { a: small, b: large };
      },
    },
    'from-negative': {
      label: 'a negative number minus a positive one',
      draw: (rng, level) => {
        const { x, y } = begin(rng, level);
        return { a: -x, b: y };
      },
    },
    'take-negative': {
      label: 'a positive number minus a negative one',
      draw: (rng, level) => {
        const { x, y } = begin(rng, level);
        return { a: x, b: -y };
      },
    },
    'both-negative': {
      label: 'a negative number minus a negative one',
      draw: (rng, level) => {
        const { x, y } = begin(rng, level);
        return { a: -x, b: -(x === y && level > 1 ? y + 1 : y) };
      },
    },
  },
  pose: (difference) => ({
    prompt: 'Subtract.',
    math: written(difference),
    answer: numberAnswer(difference.a - difference.b),
  }),
  solve: (difference) => {
    const { a, b } = difference;
    return steps(
      [written(difference), 'Subtracting a number is the same as adding its opposite.'],
      [`${a} + ${inParentheses(-b)}`, `The opposite of \`${b}\` is \`${-b}\`.`],
      [String(a - b), 'Add.'],
    );
  },
  hints: ({ a, b }) => [
    `How far is it on a number line from \`${b}\` to \`${a}\`${a === b ? '' : ', and in which direction'}?`,
    'Subtracting a number is the same as adding its opposite.',
    `The opposite of \`${b}\` is \`${-b}\`, so work out \`${a} + ${inParentheses(-b)}\`.`,
  ],
  confirms: (difference, key) => walked(difference) === Number(key),
  mistakes: subtractionRules,
  read: (text) => {
    const pair = readPair(text);
    return pair?.op === '-' && usesSigns(pair.a, pair.b, pair.a - pair.b) ? { a: pair.a, b: pair.b } : undefined;
  },
});
