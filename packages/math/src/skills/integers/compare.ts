import { defineSkill } from '../../generate.ts';
import type { Picture } from '../../pictures/types.ts';
import type { Level, Rng } from '../../types.ts';
import { outOfOrder } from '../shared/draw-until.ts';
import { steps, wrote } from '../shared/numeric.ts';
import { plainMath } from '../shared/read-text.ts';
import { readPair } from './reading.ts';

/** Which sign stands between a and b? */
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

/** The sign between two integers. */
export const compareIntegers = defineSkill<Pair>({
  code: 'integers.compare',
  name: 'Compare positive and negative numbers',
  canDo: 'I can tell which of two numbers is greater, also below zero.',
  grade: 6,
  domain: 'integers',
  standards: ['6.NS.C.7a', '6.NS.C.7b'],
  prerequisites: [],
  cases: [
    { id: 'both-negative', label: 'both numbers are negative' },
    { id: 'across-zero', label: 'one on each side of zero' },
    { id: 'with-zero', label: 'zero and a negative number' },
  ],
  draw: (rng, level, caseId) => {
    const top = { 1: 9, 2: 25, 3: 120 }[level];
    const [x, y] = [rng.int(1, top), rng.int(1, top)];
    const other = x === y ? y + 1 : y;
    const turn = rng.chance(0.5);
    if (caseId === 'both-negative') return { a: -x, b: -other };
    if (caseId === 'across-zero') return turn ? { a: -x, b: y } : { a: y, b: -x };
    return turn ? { a: 0, b: -x } : { a: -x, b: 0 };
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
    // Walking right from the smaller number meets the greater one.
    const meets = (from: number, to: number) => Array.from({ length: 400 }, (_, i) => from + i).includes(to);
    return key === (a === b ? 'equal' : meets(a, b) ? 'less' : 'greater');
  },
  misconceptions: [
    {
      id: 'integers.bigger-digits-bigger-number',
      work: ({ a, b }) =>
        a < 0 && b < 0
          ? wrote(sign(-a, -b), [
              `${a} ${symbol[sign(-a, -b)]} ${b}`,
              `\`${Math.max(-a, -b)}\` is more than \`${Math.min(-a, -b)}\`.`,
            ])
          : undefined,
    },
    {
      id: 'integers.ignore-signs',
      work: ({ a, b }) =>
        a === 0 || b === 0 || (a > 0 && b > 0)
          ? undefined
          : wrote(sign(Math.abs(a), Math.abs(b)), [
              `${a} ${symbol[sign(Math.abs(a), Math.abs(b))]} ${b}`,
              'I look at the numbers and not at the signs.',
            ]),
    },
    {
      id: 'integers.zero-is-least',
      work: ({ a, b }) =>
        a === 0 || b === 0
          ? wrote(sign(Math.abs(a), Math.abs(b)), [
              `${a} ${symbol[sign(Math.abs(a), Math.abs(b))]} ${b}`,
              'Zero is nothing, so it is the smallest.',
            ])
          : undefined,
    },
  ],
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

function drawOrder(rng: Rng, level: Level, caseId: string): Order {
  const top = { 1: 10, 2: 20, 3: 60 }[level];
  const sizes = rng.shuffle(Array.from({ length: top }, (_, i) => i + 1)).slice(0, level === 1 ? 4 : 5);
  const values = sizes.map((n, place) => (caseId === 'all-negative' || place < 2 ? -n : n));
  const shuffled = rng.shuffle(caseId === 'with-zero' ? [...values.slice(0, -1), 0] : values);
  const from = rng.chance(0.6) ? 'least' : 'greatest';
  return { values: outOfOrder(shuffled, (n) => (from === 'least' ? n : -n)), from };
}

/** A list of integers in order. */
export const orderIntegers = defineSkill<Order>({
  code: 'integers.order',
  name: 'Put positive and negative numbers in order',
  canDo: 'I can put positive and negative numbers in order.',
  grade: 6,
  domain: 'integers',
  standards: ['6.NS.C.7a', '6.NS.C.6c'],
  prerequisites: ['integers.compare'],
  cases: [
    { id: 'both-sides', label: 'numbers on both sides of zero' },
    { id: 'all-negative', label: 'negative numbers only' },
    { id: 'with-zero', label: 'zero among them' },
  ],
  draw: drawOrder,
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
  misconceptions: [
    {
      id: 'integers.ignore-signs',
      work: (order) =>
        wrote(ordered(order, Math.abs), [
          ordered(order, Math.abs),
          'I put the numbers in order and leave the signs where they are.',
        ]),
    },
    {
      id: 'integers.bigger-digits-bigger-number',
      work: (order) => {
        const by = (n: number) => (n < 0 ? -1000 - n : n);
        return wrote(ordered(order, by), [
          ordered(order, by),
          'The negative numbers come before the others, and I order them like the positive ones.',
        ]);
      },
    },
  ],
});
