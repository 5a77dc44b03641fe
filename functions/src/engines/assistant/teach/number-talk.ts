import { createRng, type Rng } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import { CALCULATION } from '../read/calculation.ts';
import { fact, say } from '../say/parts.ts';
import { OPERATIONS } from '../topic/plain-operations.ts';
import type { Made } from './made.ts';

type Sign = '+' | '-' | '×' | '÷';
type Task = { readonly a: number; readonly sign: Sign; readonly b: number };
const signOf = (said: string): Sign =>
  /^[-−]$|minus/i.test(said) ? '-' : /^\+$|plus/i.test(said) ? '+' : said === '÷' ? '÷' : '×';

/** The calculations that a text gives for a talk. */
const calculationsIn = (text: string): Task[] =>
  [...text.matchAll(CALCULATION)].map(([, a = '', sign = '', b = '']) => ({
    ...{ a: Number(a), sign: signOf(sign), b: Number(b) },
  }));

const tensOf = (number: number): number => Math.floor(number / 10) * 10;

function sums({ a, b }: Task): string[] {
  const [large, small] = a >= b ? [a, b] : [b, a];
  const needed = (10 - (large % 10)) % 10;
  const next = large + needed;
  return [
    ...(needed > 0 && needed <= small
      ? [`To the next ten: \`${large} + ${needed} = ${next}\`, then \`${next} + ${small - needed} = ${a + b}\`.`]
      : []),
    ...(a > 9 && b > 9
      ? [
          `Tens and ones: \`${tensOf(a)} + ${tensOf(b)} = ${tensOf(a) + tensOf(b)}\`, \`${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}\`, together \`${tensOf(a) + tensOf(b)} + ${(a % 10) + (b % 10)} = ${a + b}\`.`,
        ]
      : []),
    ...(large < 20 && small < 10 && Math.abs(a - b) < 3 && a !== b
      ? [`Nearly a double: \`${small} + ${small} = ${2 * small}\`, and \`${2 * small} + ${large - small} = ${a + b}\`.`]
      : []),
  ];
}

function differences({ a, b }: Task): string[] {
  const up = (10 - (b % 10)) % 10;
  const ones = a % 10;
  return [
    ...(up > 0 && b + up <= a
      ? [
          `Count up: from ${b} it is ${up} to ${b + up}, and \`${a} - ${b + up} = ${a - b - up}\` more, so \`${up} + ${a - b - up} = ${a - b}\`.`,
        ]
      : []),
    ...(ones > 0 && ones < b
      ? [`Down to the ten: \`${a} - ${ones} = ${a - ones}\`, then \`${a - ones} - ${b - ones} = ${a - b}\`.`]
      : []),
    ...(up > 0 && up < 5 ? [`Move both by ${up}: \`${a + up} - ${b + up} = ${a - b}\` is as far apart.`] : []),
    ...(b > 9
      ? [`Tens first: \`${a} - ${tensOf(b)} = ${a - tensOf(b)}\`, then \`${a - tensOf(b)} - ${b % 10} = ${a - b}\`.`]
      : []),
  ];
}

const products = ({ a, b }: Task): string[] => [
  ...(b > 10 && b % 10 !== 0
    ? [
        `Tens and ones: \`${a} × ${tensOf(b)} = ${a * tensOf(b)}\` and \`${a} × ${b % 10} = ${a * (b % 10)}\`, together \`${a * tensOf(b)} + ${a * (b % 10)} = ${a * b}\`.`,
      ]
    : []),
  ...(b % 2 === 0
    ? [`Halve and double: \`${a} × ${b / 2} = ${(a * b) / 2}\`, twice that is \`${(a * b) / 2} × 2 = ${a * b}\`.`]
    : []),
  ...(b <= 10
    ? [
        `A fact that is near: \`${a} × ${b - 1} = ${a * (b - 1)}\`, and one group more, \`${a * (b - 1)} + ${a} = ${a * b}\`.`,
      ]
    : []),
];

const quotients = ({ a, b }: Task): string[] => [
  `How many fit: \`${b} × ${a / b} = ${a}\`, so \`${a} ÷ ${b} = ${a / b}\`.`,
  ...(a > 10 * b
    ? [
        `In parts: \`${10 * b} ÷ ${b} = 10\`, and \`${a - 10 * b} ÷ ${b} = ${(a - 10 * b) / b}\`, together \`10 + ${(a - 10 * b) / b} = ${a / b}\`.`,
      ]
    : []),
];

const WAYS: Readonly<Record<Sign, (task: Task) => string[]>> = {
  ...{ '+': sums, '-': differences, '×': products, '÷': quotients },
};

/** Calculations of which each helps with the next, as large as the grade works with. */
function stringOf(sign: Sign, grade: number, rng: Rng): Task[] {
  const size = grade <= 2 ? 1 : 10;
  const b = rng.int(3, 6);
  const tens = 10 * size * rng.int(4, 8);
  switch (sign) {
    case '×':
      return [b, 2 * b, 10, 10 + b].map((each) => ({ a: tens / size / 10, sign, b: each }));
    case '÷':
      return [10, 12, 15, 20].map((each) => ({ a: each * b, sign, b }));
    case '-':
      return grade <= 1
        ? [10, 12, 13, 14].map((a) => ({ a, sign, b: b + (a > 10 ? 2 : 0) }))
        : [
            [tens, 20 * size],
            [tens + b * size, 20 * size],
            [tens + b * size, 19 * size],
            [tens + b * size, 18 * size + (b - 1) * size],
          ].map(([a = 0, other = 0]) => ({ a, sign, b: other }));
    case '+':
      return grade <= 1
        ? [9, 8, 9, 7].map((a, at) => ({ a, sign, b: b + (at === 2 ? 2 : 0) }))
        : [
            [20, 15 + b],
            [19, 15 + b],
            [38, 20 + b],
            [39, 41 + b],
          ].map(([a = 0, other = 0]) => ({ a: a * size, sign, b: other * size }));
  }
}

const SIGNS: readonly Sign[] = ['+', '-', '×', '÷'];
/** The sign of what a skill works out, where that is one of the four. */
const signOfSkill = (name: string): Sign | undefined =>
  SIGNS[OPERATIONS.findIndex((each) => name.toLowerCase().includes(each))];

const MOST_TALKS = 5;
/** Number talks on the calculations that are given, or on strings; each way is one that students may say. */
export function numberTalk({ wish, skill, seed, grade }: Made): ChatPart[] | undefined {
  const own = calculationsIn(wish.said ?? '');
  const sign = signOfSkill(skill?.name ?? '');
  const count = Math.min(MOST_TALKS, wish.count ?? 1);
  const talks =
    own.length > 0
      ? [own]
      : sign === undefined
        ? []
        : Array.from({ length: count }, (_, at) => stringOf(sign, grade, createRng(seed + at * 7919)));
  const asked = talks
    .map((tasks) => tasks.filter(({ a, sign: each, b }) => (each !== '-' || a >= b) && (each !== '÷' || a % b === 0)))
    .filter((tasks) => tasks.length > 0);
  if (asked.length === 0) return undefined;
  return [
    say(
      'Number talk: show one calculation at a time, no pencils; thumbs up when there is an answer. Collect answers first, then ways. Ask each time: “Who did it in another way? What from the one before helps?”',
    ),
    ...asked.flatMap((tasks, at) => [
      ...(asked.length > 1 ? [say(`Number talk ${at + 1}`)] : []),
      ...tasks.flatMap((task) => [
        fact(
          `\`${task.a} ${task.sign} ${task.b} = ${resultOf(task)}\`. Ways to listen for: ${WAYS[task.sign](task).join(' ') || 'known by heart.'}`,
        ),
      ]),
    ]),
  ];
}

const resultOf = ({ a, sign, b }: Task): number =>
  sign === '+' ? a + b : sign === '-' ? a - b : sign === '×' ? a * b : a / b;
