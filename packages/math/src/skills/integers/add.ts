import type { Picture } from '../../pictures/types.ts';
import type { MisconceptionId } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { inParentheses } from '../kit/numeric.ts';
import { casesOf, type Mistakes, mistakeFor, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { readPair, usesSigns } from './read-pair.ts';

/** a + b. */
type Sum = { readonly a: number; readonly b: number };

const written = ({ a, b }: Sum): string => `${a} + ${inParentheses(b)}`;
const mixed = ({ a, b }: Sum): boolean => a < 0 !== b < 0 && a !== 0 && b !== 0;
const bothNegative = ({ a, b }: Sum): boolean => a < 0 && b < 0;

/** A number line with the first jump only. */
function picture({ a }: Sum): Picture | undefined {
  const reach = 12;
  if (Math.abs(a) > 10) return undefined;
  return {
    kind: 'number-line',
    from: -reach,
    to: reach,
    step: 1,
    labelEvery: 2,
    points: [{ at: a }],
    alt: `A number line from -${reach} to ${reach} with a point at ${a}.`,
  };
}

/** Counts one step at a time along the line. */
function counted({ a, b }: Sum): number {
  let at = a;
  for (let i = 0; i < Math.abs(b); i += 1) at += Math.sign(b);
  return at;
}

const rule = (
  id: MisconceptionId,
  says: (sum: Sum) => boolean,
  value: (sum: Sum) => number,
  why: (sum: Sum) => string,
): Mistakes<Sum> =>
  mistakeFor(id, (sum) =>
    says(sum) ? wrote(String(value(sum)), [`${written(sum)} = ${value(sum)}`, why(sum)]) : undefined,
  );

const gap = ({ a, b }: Sum): number => Math.abs(Math.abs(a) - Math.abs(b));
const size = ({ a, b }: Sum): number => Math.abs(a) + Math.abs(b);

/** Mistakes with a + b. */
export const additionRules: Mistakes<Sum> = {
  ...rule(
    'integers.sign-of-larger',
    mixed,
    gap,
    () => 'Take the smaller from the larger. The larger number is the positive one, so the answer is positive.',
  ),
  ...rule(
    'integers.two-negatives-subtract',
    bothNegative,
    gap,
    ({ a, b }) => `Two negatives make a positive, so it is \`${Math.max(-a, -b)} - ${Math.min(-a, -b)}\`.`,
  ),
  ...rule('integers.two-negatives-positive', bothNegative, size, () => 'Two negatives make a positive.'),
  ...rule('integers.ignore-signs', mixed, size, ({ a, b }) => `Add \`${Math.abs(a)}\` and \`${Math.abs(b)}\`.`),
  ...rule(
    'integers.one-minus-makes-negative',
    mixed,
    (sum) => -size(sum),
    ({ a, b }) => `Add \`${Math.abs(a)}\` and \`${Math.abs(b)}\` and keep the minus sign.`,
  ),
  ...rule(
    'integers.sign-of-first',
    (sum) => mixed(sum) && sum.a !== -sum.b,
    (sum) => Math.sign(sum.a) * gap(sum),
    () => 'The first number tells the sign.',
  ),
};

/** Add integers. */
export const addIntegers = skill<Sum>({
  code: 'integers.add',
  name: 'Add positive and negative numbers',
  canDo: 'I can add positive and negative numbers.',
  grade: 7,
  standards: ['7.NS.A.1b', '7.NS.A.1d'],
  prerequisites: ['integers.compare', 'integers.absolute-value', 'integers.opposite'],
  cases: casesOf(
    {
      'both-negative': 'both numbers are negative',
      'more-positive': 'different signs, positive sum',
      'more-negative': 'different signs, negative sum',
      opposites: 'opposite numbers',
    },
    (rng, level, caseId): Sum => {
      const top = byLevel(level, 9, 20, 99);
      const [x, y] = [rng.int(1, top), rng.int(1, top)];
      const [small, large] = x === y ? [x, x + 1] : [Math.min(x, y), Math.max(x, y)];
      if (caseId === 'both-negative') return { a: -x, b: -y };
      if (caseId === 'opposites') return rng.chance(0.5) ? { a: -x, b: x } : { a: x, b: -x };
      const [positive, negative] = caseId === 'more-positive' ? [large, -small] : [small, -large];
      return rng.chance(0.5) ? { a: positive, b: negative } : { a: negative, b: positive };
    },
  ),
  pose: (sum) => {
    const shown = picture(sum);
    return {
      prompt: 'Add.',
      math: written(sum),
      answer: numberAnswer(sum.a + sum.b),
      ...(shown ? { picture: shown } : {}),
    };
  },
  solve: (sum) => {
    const { a, b } = sum;
    const [far, close] = [Math.max(Math.abs(a), Math.abs(b)), Math.min(Math.abs(a), Math.abs(b))];
    if (a === -b) return steps([written(sum), 'The two numbers are opposites.'], ['0', 'Opposites add up to zero.']);
    if (bothNegative(sum))
      return steps(
        [written(sum), 'Both numbers are negative.'],
        [`-(${-a} + ${-b})`, 'Add the distances from zero. The sum is negative.'],
        [String(a + b), 'Work it out.'],
      );
    if (!mixed(sum)) return steps([written(sum), 'Add the two numbers.'], [String(a + b), 'Work it out.']);
    return steps(
      [written(sum), 'The signs are different.'],
      [
        a + b < 0 ? `-(${far} - ${close})` : `${far} - ${close}`,
        `Subtract the distances from zero. \`${Math.abs(a) > Math.abs(b) ? a : b}\` is farther from zero, so the sum has its sign.`,
      ],
      [String(a + b), 'Work it out.'],
    );
  },
  hints: (sum) => {
    const { a, b } = sum;
    const way = b < 0 ? 'left' : 'right';
    const last = mixed(sum)
      ? a === -b
        ? 'How far is each number from zero? On which side?'
        : `Which number is farther from zero, \`${a}\` or \`${b}\`? The sum has its sign. Then subtract the distances.`
      : 'Both numbers go the same way from zero, so add the distances and keep the sign.';
    return [
      'Think of a number line, or of a temperature that changes.',
      `Start at \`${a}\`. Adding \`${b}\` moves you \`${Math.abs(b)}\` to the ${way}.`,
      last,
    ];
  },
  confirms: (sum, key) => counted(sum) === Number(key),
  mistakes: additionRules,
  read: (text) => {
    const pair = readPair(text);
    return pair?.op === '+' && usesSigns(pair.a, pair.b) ? { a: pair.a, b: pair.b } : undefined;
  },
});
