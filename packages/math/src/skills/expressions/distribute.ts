import { defineSkill } from '../../generate.ts';
import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { joined, linear, sumText, term, timesGroup } from '../shared/linear-text.ts';
import { steps, wrote } from '../shared/numeric.ts';
import { asLinear, type Part, plainMath, readSide, wholeOf } from '../shared/read-text.ts';
import { agree } from '../shared/value-at.ts';

/** k(ax + b). */
type Group = { readonly k: number; readonly a: number; readonly b: number; readonly letter: string };

const insideOf = ({ a, b, letter }: Pick<Group, 'a' | 'b' | 'letter'>): string => linear(a, b, letter);
const written = (group: Group): string => timesGroup(group.k, insideOf(group));
const expanded = ({ k, a, b, letter }: Group): string => linear(k * a, k * b, letter);

function draw(rng: Rng, level: Level, caseId: string): Group {
  const top = { 1: 7, 2: 10, 3: 12 }[level];
  const letter = rng.pick(['x', 'n', 'y', 'a', 'm']);
  const k = rng.int(2, top);
  const b = rng.int(1, top);
  const a = level === 1 && caseId !== 'letter-with-number' ? 1 : rng.int(2, level === 3 ? 9 : 5);
  if (caseId === 'minus') return { k, a, b: -b, letter };
  if (caseId === 'negative-factor') return { k: -k, a, b: rng.chance(0.3) ? b : -b, letter };
  if (caseId === 'minus-sign') return { k: -1, a, b: rng.chance(0.4) ? b : -b, letter };
  return { k, a, b, letter };
}

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
export const distribute = defineSkill<Group>({
  code: 'expressions.distribute',
  name: 'Multiply out parentheses',
  canDo: 'I can multiply out parentheses.',
  grade: 6,
  domain: 'expressions',
  standards: ['6.EE.A.3', '7.EE.A.1'],
  prerequisites: ['expressions.like-terms', 'integers.multiply-divide'],
  cases: [
    { id: 'plus', label: 'a sum in the parentheses' },
    { id: 'minus', label: 'a difference in the parentheses' },
    { id: 'letter-with-number', label: 'a number times the letter inside' },
    { id: 'negative-factor', label: 'a negative number in front' },
    { id: 'minus-sign', label: 'only a minus in front' },
  ],
  draw,
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
  misconceptions: [
    {
      id: 'expressions.distribute-first-only',
      work: ({ k, a, b, letter }) =>
        wrote(linear(k * a, b, letter), [
          linear(k * a, b, letter),
          `I multiply \`${linear(a, 0, letter)}\` by \`${k}\`.`,
        ]),
    },
    {
      id: 'expressions.sign-lost-in-parentheses',
      work: ({ k, a, b, letter }) =>
        k < 0
          ? wrote(linear(k * a, -k * b, letter), [
              linear(k * a, -k * b, letter),
              'The sign in the parentheses stays as it is.',
            ])
          : undefined,
    },
    {
      id: 'expressions.distribute-by-adding',
      work: ({ k, a, b, letter }) =>
        k > 1
          ? wrote(linear(k + a, k + b, letter), [linear(k + a, k + b, letter), `I add \`${k}\` to both numbers.`])
          : undefined,
    },
    {
      id: 'expressions.conjoin',
      work: ({ k, a, b, letter }) => {
        const answer = linear(k * a + k * b, 0, letter);
        return wrote(
          answer,
          [linear(k * a, k * b, letter), 'I multiply both terms.'],
          [answer, 'Then I put them together.'],
        );
      },
    },
  ],
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

function drawTwo(rng: Rng, level: Level, caseId: string): TwoGroups {
  const top = { 1: 5, 2: 7, 3: 9 }[level];
  const n = () => rng.int(2, top);
  const letter = rng.pick(['x', 'n', 'y', 'a']);
  const a = () => (level === 1 ? 1 : n());
  if (caseId === 'plain-first') return { first: [1, n() + 3, rng.int(1, 9)], second: [n(), 1, rng.int(1, 9)], letter };
  if (caseId === 'both-plus') return { first: [n(), a(), n()], second: [n(), a(), n()], letter };
  if (caseId === 'both-minus') return { first: [n(), a() + 1, -n()], second: [n(), a() + 1, -n()], letter };
  if (caseId === 'subtract-group')
    return { first: [n() + top, a() + 1, n()], second: [-n(), 1, rng.chance(0.5) ? n() : -n()], letter };
  return { first: [1, n() + top, n()], second: [-1, rng.int(1, 3), rng.chance(0.6) ? -n() : n()], letter };
}

function readGroup(parts: readonly Part[]): number[] | undefined {
  const [only] = parts;
  const linearPart = parts.length === 1 && only?.inside ? asLinear(only.inside) : asLinear(parts);
  const k = parts.length === 1 && only?.inside ? wholeOf(only.factor) : 1;
  const [a, b] = [wholeOf(linearPart?.a), wholeOf(linearPart?.b)];
  return !k || a === undefined || b === undefined ? undefined : [k, a, b];
}

/** Multiply out and combine. */
export const expandCombine = defineSkill<TwoGroups>({
  code: 'expressions.expand-combine',
  name: 'Multiply out and combine like terms',
  canDo: 'I can multiply out parentheses and then combine like terms.',
  grade: 7,
  domain: 'expressions',
  standards: ['7.EE.A.1'],
  prerequisites: ['expressions.distribute', 'expressions.like-terms', 'integers.add'],
  cases: [
    { id: 'plain-first', label: 'plain terms and one pair of parentheses' },
    { id: 'both-plus', label: 'two pairs of parentheses with plus' },
    { id: 'both-minus', label: 'two pairs of parentheses with minus inside' },
    { id: 'subtract-group', label: 'parentheses that are subtracted' },
    { id: 'minus-sign', label: 'only a minus in front of the second' },
  ],
  draw: drawTwo,
  pose: (params) => ({
    prompt: 'Write without parentheses and combine like terms.',
    math: bothText(params),
    answer: { kind: 'expression', key: merge(groups(params).map(multiplied), params.letter), forms: ['simplified'] },
  }),
  solve: (params) =>
    steps(
      [bothText(params), 'Each number in front multiplies every term of its parentheses.'],
      [termsText(groups(params).map(multiplied), params.letter), 'Multiply out. Each product takes its sign along.'],
      [merge(groups(params).map(multiplied), params.letter), 'Combine like terms.'],
    ),
  hints: (params) => [
    'Multiply out first, then combine like terms.',
    params.second[0] === undefined || params.second[0] > 0
      ? 'Each number in front multiplies both terms of its parentheses.'
      : 'The minus in front of the second parentheses changes the sign of both terms in it.',
    `Without parentheses it is \`${termsText(groups(params).map(multiplied), params.letter)}\`.`,
  ],
  confirms: (params, key) => agree(bothText(params), key, [params.letter]),
  misconceptions: [
    {
      id: 'expressions.distribute-first-only',
      work: (params) => {
        const parts = groups(params).map(({ k, a, b }): readonly [number, number] => [k * a, k === -1 ? -b : b]);
        if (groups(params).every(({ k }) => Math.abs(k) === 1)) return undefined;
        return wrote(
          merge(parts, params.letter),
          [termsText(parts, params.letter), 'I multiply the first term in each pair of parentheses.'],
          [merge(parts, params.letter), 'I combine like terms.'],
        );
      },
    },
    {
      id: 'expressions.minus-first-term-only',
      work: (params) => {
        const parts = groups(params).map(({ k, a, b }): readonly [number, number] => [k * a, k < 0 ? -k * b : k * b]);
        if (groups(params).every(({ k }) => k > 0)) return undefined;
        return wrote(
          merge(parts, params.letter),
          [termsText(parts, params.letter), 'The minus belongs to the first term in the parentheses.'],
          [merge(parts, params.letter), 'I combine like terms.'],
        );
      },
    },
    {
      id: 'integers.two-negatives-positive',
      work: (params) => {
        const parts = groups(params).map(multiplied);
        if (!parts.every(([, b]) => b < 0)) return undefined;
        const answer = linear(
          parts.reduce((sum, [a]) => sum + a, 0),
          -parts.reduce((sum, [, b]) => sum + b, 0),
          params.letter,
        );
        return wrote(
          answer,
          [termsText(parts, params.letter), 'I multiply out.'],
          [answer, 'Minus and minus make plus.'],
        );
      },
    },
    {
      id: 'expressions.conjoin',
      work: (params) => {
        const parts = groups(params).map(multiplied);
        const answer = linear(
          parts.reduce((sum, [a, b]) => sum + a + b, 0),
          0,
          params.letter,
        );
        return wrote(
          answer,
          [termsText(parts, params.letter), 'I multiply out.'],
          [answer, 'Then I put everything together.'],
        );
      },
    },
  ],
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
