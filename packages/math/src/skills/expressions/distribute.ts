import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { joined, linear, sumText, term, timesGroup } from '../kit/linear-text.ts';
import { asLinear, type Part, plainMath, readSide, wholeOf } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { agree } from '../kit/value-at.ts';
import { steps, wrote } from '../kit/work.ts';

/** k(ax + b). */
type Group = { readonly k: number; readonly a: number; readonly b: number; readonly letter: string };

const insideOf = ({ a, b, letter }: Pick<Group, 'a' | 'b' | 'letter'>): string => linear(a, b, letter);
const written = (group: Group): string => timesGroup(group.k, insideOf(group));
const expanded = ({ k, a, b, letter }: Group): string => linear(k * a, k * b, letter);

function picture({ k, a, b, letter }: Group): Picture | undefined {
  if (k < 1 || a < 1 || b < 1) return undefined;
  const first = linear(a, 0, letter);
  return {
    kind: 'area-model',
    rows: [{ size: 2, label: String(k) }],
    columns: [
      { size: 3, label: first },
      { size: 2, label: String(b) },
    ],
    alt: `A rectangle of height ${k}. Its width is split into ${first} and ${b}.`,
  };
}

/** Multiply out one pair of parentheses. */
export const distribute = skill<Group>({
  code: 'expressions.distribute',
  name: 'Use the distributive property',
  canDo: 'I can use the distributive property to expand an expression.',
  grade: 6,
  standards: ['6.EE.A.3', '7.EE.A.1'],
  prerequisites: ['expressions.like-terms', 'integers.multiply-divide'],
  cases: casesOf(
    {
      plus: 'a sum in the parentheses',
      minus: 'a difference in the parentheses',
      'letter-with-number': 'a number times the letter inside',
      'negative-factor': 'a negative number in front',
      'minus-sign': 'only a minus in front',
    },
    (rng, level, caseId): Group => {
      const top = byLevel(level, 7, 10, 12);
      const letter = rng.pick(['x', 'n', 'y', 'a', 'm']);
      const k = rng.int(2, top);
      const b = rng.int(1, top);
      const a = level === 1 && caseId !== 'letter-with-number' ? 1 : rng.int(2, level === 3 ? 9 : 5);
      if (caseId === 'minus') return { k, a, b: -b, letter };
      if (caseId === 'negative-factor') return { k: -k, a, b: rng.chance(0.3) ? b : -b, letter };
      if (caseId === 'minus-sign') return { k: -1, a, b: rng.chance(0.4) ? b : -b, letter };
      return { k, a, b, letter };
    },
  ),
  pose: (group) => {
    const shown = picture(group);
    return {
      prompt: 'Write without parentheses.',
      math: written(group),
      answer: { kind: 'expression', key: expanded(group), forms: ['expanded'] },
      ...(shown ? { picture: shown } : {}),
    };
  },
  solve: (group) => {
    const { k, a, b, letter } = group;
    const factor = k === -1 ? '-1' : String(k);
    const inner = `${factor}*${a === 1 ? letter : `${a}${letter}`}`;
    const second = b < 0 ? `${factor}*(${b})` : `${factor}*${b}`;
    return steps(
      [written(group), 'The number in front multiplies each term in the parentheses.'],
      [
        second.startsWith('-') ? `${inner} + (${second})` : `${inner} + ${second}`,
        `Multiply \`${linear(a, 0, letter)}\` by \`${factor}\`, and \`${b}\` by \`${factor}\`.`,
      ],
      [expanded(group), 'Work out each product.'],
    );
  },
  hints: ({ k, a, b, letter }) => [
    'The number in front belongs to everything in the parentheses.',
    k === -1
      ? 'A minus in front is the same as multiplying by `-1`.'
      : `How much is \`${k}\` times \`${linear(a, 0, letter)}\`? How much is \`${k}\` times \`${b}\`?`,
    k < 0
      ? 'Watch the signs: a negative times a negative is positive.'
      : 'Write the two products as one sum or difference.',
  ],
  confirms: (group, key) => agree(written(group), key, [group.letter]),
  inOnePlace: {
    // 3(x + 4) = 3x + 7: the number in front multiplies the first term and is added to the second.
    'expressions.distribute-by-adding': ({ k, a, b, letter }) => (k > 1 ? [linear(k * a, k + b, letter)] : []),
  },
  mistakes: {
    'expressions.distribute-first-only': ({ k, a, b, letter }) =>
      wrote(linear(k * a, b, letter), [linear(k * a, b, letter), `Multiply \`${linear(a, 0, letter)}\` by \`${k}\`.`]),
    'expressions.sign-lost-in-parentheses': ({ k, a, b, letter }) =>
      k < 0
        ? wrote(linear(k * a, -k * b, letter), [
            linear(k * a, -k * b, letter),
            'The sign in the parentheses stays as it is.',
          ])
        : undefined,
    'expressions.distribute-by-adding': ({ k, a, b, letter }) =>
      k > 1
        ? wrote(linear(k + a, k + b, letter), [linear(k + a, k + b, letter), `Add \`${k}\` to both numbers.`])
        : undefined,
    'expressions.conjoin': ({ k, a, b, letter }) => {
      const answer = linear(k * a + k * b, 0, letter);
      return wrote(answer, [linear(k * a, k * b, letter), 'Multiply both terms.'], [answer, 'Then put them together.']);
    },
  },
  read: (text) => {
    const plain = plainMath(text);
    const [group, extra] = /[=<>^]/.test(plain) || plain.length > 60 ? [] : (readSide(plain) ?? []);
    const inside = group?.inside ? asLinear(group.inside) : undefined;
    const letter = group?.inside?.find((part) => part.letter !== '')?.letter;
    const [k, a, b] = [wholeOf(group?.factor), wholeOf(inside?.a), wholeOf(inside?.b)];
    return extra || !k || !a || !b || !letter ? undefined : { k, a, b, letter };
  },
});

/** Two groups k1(a1 x + b1) + k2(a2 x + b2); a group with k = 1 is written as plain terms. */
type TwoGroups = { readonly first: readonly number[]; readonly second: readonly number[]; readonly letter: string };

const groupOf = ([k = 1, a = 0, b = 0]: readonly number[], letter: string): Group => ({ k, a, b, letter });
const groupText = (group: Group): string => (group.k === 1 ? insideOf(group) : written(group));
const bothText = ({ first, second, letter }: TwoGroups): string =>
  joined(groupText(groupOf(first, letter)), groupText(groupOf(second, letter)));
const merge = (parts: readonly (readonly [number, number])[], letter: string): string =>
  linear(
    parts.reduce((sum, [a]) => sum + a, 0),
    parts.reduce((sum, [, b]) => sum + b, 0),
    letter,
  );
const termsText = (parts: readonly (readonly [number, number])[], letter: string): string =>
  sumText(parts.flatMap(([a, b]) => [term(a, letter), term(b)]));
const multiplied = ({ k, a, b }: Group): readonly [number, number] => [k * a, k * b];
const groups = ({ first, second, letter }: TwoGroups): readonly Group[] => [
  groupOf(first, letter),
  groupOf(second, letter),
];

function readGroup(parts: readonly Part[]): number[] | undefined {
  const [only] = parts;
  const linearPart = parts.length === 1 && only?.inside ? asLinear(only.inside) : asLinear(parts);
  const k = parts.length === 1 && only?.inside ? wholeOf(only.factor) : 1;
  const [a, b] = [wholeOf(linearPart?.a), wholeOf(linearPart?.b)];
  return !k || a === undefined || b === undefined ? undefined : [k, a, b];
}

/** Draws what all cases of the skill have in common. */
const beginExpandCombine = (rng: Rng, level: Level) => {
  const top = byLevel(level, 5, 7, 9);
  const n = () => rng.int(2, top);
  const letter = rng.pick(['x', 'n', 'y', 'a']);
  return { top, n, letter };
};

/** Multiply out and combine. */
export const expandCombine = skill<TwoGroups>({
  code: 'expressions.expand-combine',
  name: 'Expand and combine like terms',
  canDo: 'I can expand an expression and then combine like terms.',
  grade: 7,
  standards: ['7.EE.A.1'],
  prerequisites: ['expressions.distribute', 'expressions.like-terms', 'integers.add'],
  cases: {
    'plain-first': {
      label: 'plain terms and one pair of parentheses',
      draw: (rng, level) => {
        const { n, letter } = beginExpandCombine(rng, level);
        return { first: [1, n() + 3, rng.int(1, 9)], second: [n(), 1, rng.int(1, 9)], letter };
      },
    },
    'both-plus': {
      label: 'two pairs of parentheses with plus',
      draw: (rng, level) => {
        const { n, letter } = beginExpandCombine(rng, level);
        const a = () => (level === 1 ? 1 : n());
        return { first: [n(), a(), n()], second: [n(), a(), n()], letter };
      },
    },
    'both-minus': {
      label: 'two pairs of parentheses with minus inside',
      draw: (rng, level) => {
        const { n, letter } = beginExpandCombine(rng, level);
        const a = () => (level === 1 ? 1 : n());
        return { first: [n(), a() + 1, -n()], second: [n(), a() + 1, -n()], letter };
      },
    },
    'subtract-group': {
      label: 'parentheses that are subtracted',
      draw: (rng, level) => {
        const { top, n, letter } = beginExpandCombine(rng, level);
        const a = () => (level === 1 ? 1 : n());
        return { first: [n() + top, a() + 1, n()], second: [-n(), 1, rng.chance(0.5) ? n() : -n()], letter };
      },
    },
    'minus-sign': {
      label: 'only a minus in front of the second',
      draw: (rng, level) => {
        const { top, n, letter } = beginExpandCombine(rng, level);
        return { first: [1, n() + top, n()], second: [-1, rng.int(1, 3), rng.chance(0.6) ? -n() : n()], letter };
      },
    },
  },
  pose: (params) => ({
    prompt: 'Write without parentheses and combine like terms.',
    math: bothText(params),
    answer: { kind: 'expression', key: merge(groups(params).map(multiplied), params.letter), forms: ['simplified'] },
  }),
  solve: (params) =>
    steps(
      [bothText(params), 'Each number in front multiplies every term of its parentheses.'],
      [termsText(groups(params).map(multiplied), params.letter), 'Expand. Each product takes its sign along.'],
      [merge(groups(params).map(multiplied), params.letter), 'Combine like terms.'],
    ),
  hints: (params) => [
    'Expand first, then combine like terms.',
    params.second[0] === undefined || params.second[0] > 0
      ? 'Each number in front multiplies both terms of its parentheses.'
      : 'The minus in front of the second parentheses changes the sign of both terms in it.',
    `Without parentheses it is \`${termsText(groups(params).map(multiplied), params.letter)}\`.`,
  ],
  confirms: (params, key) => agree(bothText(params), key, [params.letter]),
  mistakes: {
    'expressions.distribute-first-only': (params) => {
      const parts = groups(params).map(({ k, a, b }): readonly [number, number] => [k * a, k === -1 ? -b : b]);
      if (groups(params).every(({ k }) => Math.abs(k) === 1)) return undefined;
      return wrote(
        merge(parts, params.letter),
        [termsText(parts, params.letter), 'Multiply the first term in each pair of parentheses.'],
        [merge(parts, params.letter), 'Combine like terms.'],
      );
    },
    'expressions.minus-first-term-only': (params) => {
      const parts = groups(params).map(({ k, a, b }): readonly [number, number] => [k * a, k < 0 ? -k * b : k * b]);
      if (groups(params).every(({ k }) => k > 0)) return undefined;
      return wrote(
        merge(parts, params.letter),
        [termsText(parts, params.letter), 'The minus belongs to the first term in the parentheses.'],
        [merge(parts, params.letter), 'Combine like terms.'],
      );
    },
    'integers.two-negatives-positive': (params) => {
      const parts = groups(params).map(multiplied);
      if (!parts.every(([, b]) => b < 0)) return undefined;
      const answer = linear(
        parts.reduce((sum, [a]) => sum + a, 0),
        -parts.reduce((sum, [, b]) => sum + b, 0),
        params.letter,
      );
      return wrote(answer, [termsText(parts, params.letter), 'Expand.'], [answer, 'Minus and minus make plus.']);
    },
    'expressions.conjoin': (params) => {
      const parts = groups(params).map(multiplied);
      const answer = linear(
        parts.reduce((sum, [a, b]) => sum + a + b, 0),
        0,
        params.letter,
      );
      return wrote(answer, [termsText(parts, params.letter), 'Expand.'], [answer, 'Then put everything together.']);
    },
  },
  read: (text) => {
    const plain = plainMath(text);
    const parts = /[=<>^]/.test(plain) || plain.length > 60 ? undefined : readSide(plain);
    const letters = new Set(
      parts
        ?.flatMap(({ letter, inside }) => [letter, ...(inside ?? []).map((part) => part.letter)])
        .filter((one) => one !== ''),
    );
    const [letter] = letters;
    if (!parts || letters.size !== 1 || letter === undefined || parts.length < 2 || !parts.some(({ inside }) => inside))
      return undefined;
    const cut = parts.length === 2 ? 1 : parts.findIndex(({ inside }, place) => place > 0 && inside);
    if (cut !== parts.length - 1) return undefined;
    const [first, second] = [readGroup(parts.slice(0, cut)), readGroup(parts.slice(cut))];
    return first && second ? { first, second, letter } : undefined;
  },
});
