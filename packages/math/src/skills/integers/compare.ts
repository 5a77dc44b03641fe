import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { outOfOrder } from '../kit/draw-until.ts';
import { plainMath } from '../kit/read-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { readPair } from './read-pair.ts';

/** Asks which sign stands between a and b. */
type Pair = { readonly a: number; readonly b: number };

const sign = (a: number, b: number): 'less' | 'greater' | 'equal' => (a === b ? 'equal' : a < b ? 'less' : 'greater');
const symbol = { less: '<', greater: '>', equal: '=' } as const;

const line = (from: number, to: number, labelEvery: number): Picture => ({
  kind: 'number-line',
  from,
  to,
  step: 1,
  labelEvery,
  alt: `An empty number line from ${from} to ${to}.`,
});

/** Draws what all cases of the skill have in common. */
const beginCompareIntegers = (rng: Rng, level: Level) => {
  const top = byLevel(level, 9, 25, 120);
  const [x, y] = [rng.int(1, top), rng.int(1, top)];
  return { x, y, turn: rng.chance(0.5) };
};

/** The sign between two integers. */
export const compareIntegers = skill<Pair>({
  code: 'integers.compare',
  name: 'Compare positive and negative numbers',
  canDo: 'I can tell which of two numbers is greater, also below zero.',
  grade: 6,
  standards: ['6.NS.C.7a', '6.NS.C.7b'],
  prerequisites: [],
  cases: {
    'both-negative': {
      label: 'both numbers are negative',
      draw: (rng, level) => {
        const { x, y } = beginCompareIntegers(rng, level);
        return { a: -x, b: -(x === y ? y + 1 : y) };
      },
    },
    'across-zero': {
      label: 'one on each side of zero',
      draw: (rng, level) => {
        const { x, y, turn } = beginCompareIntegers(rng, level);
        return turn ? { a: -x, b: y } : { a: y, b: -x };
      },
    },
    'with-zero': {
      label: 'zero and a negative number',
      draw: (rng, level) => {
        const { x, turn } = beginCompareIntegers(rng, level);
        return turn ? { a: 0, b: -x } : { a: -x, b: 0 };
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: `Which sign belongs between \`${a}\` and \`${b}\`?`,
    answer: {
      kind: 'choice',
      key: sign(a, b),
      options: (['less', 'equal', 'greater'] as const).map((id) => ({ id, label: `\`${a} ${symbol[id]} ${b}\`` })),
    },
    ...(Math.max(Math.abs(a), Math.abs(b)) <= 10 ? { picture: line(-10, 10, 1) } : {}),
  }),
  solve: ({ a, b }) =>
    steps([
      `${a} ${symbol[sign(a, b)]} ${b}`,
      `On a number line \`${Math.min(a, b)}\` is to the left of \`${Math.max(a, b)}\`.`,
    ]),
  hints: ({ a, b }) => [
    'Think of a thermometer: which temperature is colder?',
    `Where are \`${a}\` and \`${b}\` on a number line? Numbers get greater to the right.`,
    'The open side of the sign points to the greater number.',
  ],
  confirms: ({ a, b }, key) => {
    // Walking to the right from the smaller number reaches the larger one.
    const meets = (from: number, to: number) => Array.from({ length: 400 }, (_, i) => from + i).includes(to);
    return key === (a === b ? 'equal' : meets(a, b) ? 'less' : 'greater');
  },
  mistakes: {
    'integers.bigger-digits-bigger-number': ({ a, b }) =>
      a < 0 && b < 0
        ? wrote(sign(-a, -b), [
            `${a} ${symbol[sign(-a, -b)]} ${b}`,
            `\`${Math.max(-a, -b)}\` is more than \`${Math.min(-a, -b)}\`.`,
          ])
        : undefined,
    'integers.ignore-signs': ({ a, b }) =>
      a === 0 || b === 0 || (a > 0 && b > 0)
        ? undefined
        : wrote(sign(Math.abs(a), Math.abs(b)), [
            `${a} ${symbol[sign(Math.abs(a), Math.abs(b))]} ${b}`,
            'Look at the numbers and not at the signs.',
          ]),
    'integers.zero-is-least': ({ a, b }) =>
      a === 0 || b === 0
        ? wrote(sign(Math.abs(a), Math.abs(b)), [
            `${a} ${symbol[sign(Math.abs(a), Math.abs(b))]} ${b}`,
            'Zero is nothing, so it is the smallest.',
          ])
        : undefined,
  },
  read: (text) => {
    const [, a, b] = /^(-?\d{1,4})\s*(?:_+|\?|[<>]|\[\s*\]|and|or)\s*(-?\d{1,4})$/.exec(plainMath(text)) ?? [];
    return a === undefined || b === undefined || readPair(text) ? undefined : { a: Number(a), b: Number(b) };
  },
});

/** Numbers to put in order. */
type Order = { readonly values: readonly number[]; readonly from: 'least' | 'greatest' };

const ordered = ({ values, from }: Order, by: (n: number) => number): string =>
  [...values].sort((x, y) => (from === 'least' ? by(x) - by(y) : by(y) - by(x))).join(', ');
const itself = (n: number): number => n;

/** A list of integers in order. */
export const orderIntegers = skill<Order>({
  code: 'integers.order',
  name: 'Put positive and negative numbers in order',
  canDo: 'I can put positive and negative numbers in order.',
  grade: 6,
  standards: ['6.NS.C.7a', '6.NS.C.6c'],
  prerequisites: ['integers.compare'],
  cases: casesOf(
    {
      'both-sides': 'numbers on both sides of zero',
      'all-negative': 'negative numbers only',
      'with-zero': 'zero among them',
    },
    (rng, level, caseId): Order => {
      const top = byLevel(level, 10, 20, 60);
      const sizes = rng.shuffle(Array.from({ length: top }, (_, i) => i + 1)).slice(0, level === 1 ? 4 : 5);
      const values = sizes.map((n, place) => (caseId === 'all-negative' || place < 2 ? -n : n));
      const shuffled = rng.shuffle(caseId === 'with-zero' ? [...values.slice(0, -1), 0] : values);
      const from = rng.chance(0.6) ? 'least' : 'greatest';
      return { values: outOfOrder(shuffled, (n) => (from === 'least' ? n : -n)), from };
    },
  ),
  pose: (order) => ({
    prompt: `Put the numbers in order from ${order.from} to ${order.from === 'least' ? 'greatest' : 'least'}. Write a comma between them.`,
    math: order.values.join(', '),
    answer: { kind: 'list', key: ordered(order, itself) },
    picture: line(-10, 10, 1),
  }),
  solve: (order) =>
    steps([
      ordered(order, itself),
      `Numbers further left on a number line are less. Read them from the ${order.from === 'least' ? 'left' : 'right'}.`,
    ]),
  hints: (order) => [
    'Imagine where each number stands on a number line.',
    'Sort the negative numbers first. The one that is farthest from zero is the least.',
    `Then write all of them, starting at the ${order.from === 'least' ? 'left' : 'right'} end of the line.`,
  ],
  confirms: ({ values, from }, key) => {
    const listed = key.split(', ').map(Number);
    const steady = listed.every(
      (n, place) => place === 0 || (from === 'least' ? n > (listed[place - 1] ?? n) : n < (listed[place - 1] ?? n)),
    );
    return steady && listed.length === values.length && values.every((n) => listed.includes(n));
  },
  mistakes: {
    'integers.ignore-signs': (order) =>
      wrote(ordered(order, Math.abs), [
        ordered(order, Math.abs),
        'Put the numbers in order and leave the signs where they are.',
      ]),
    'integers.bigger-digits-bigger-number': (order) => {
      const by = (n: number) => (n < 0 ? -1000 - n : n);
      return wrote(ordered(order, by), [
        ordered(order, by),
        'The negative numbers come before the others, and order them like the positive ones.',
      ]);
    },
  },
});
