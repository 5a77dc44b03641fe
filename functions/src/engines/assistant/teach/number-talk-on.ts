import { createRng } from '@lemma/math';
import type { ChatPart } from '@lemma/school/assistant';
import type { Explained } from '../judge/explain.ts';
import { countIn } from '../read/numbers.ts';
import { fact, say, suggest } from '../say/parts.ts';

const ASKS = /\bnumber (?:talks?|strings?)\b/i;
const CALCULATION = /(?<![\d.])(\d{1,4})\s*([-−+×x*÷]|\btimes\b|\bplus\b|\bminus\b)\s*(\d{1,4})(?!\d|\.\d)/gi;

type Task = { readonly a: number; readonly sign: '+' | '-' | '×' | '÷'; readonly b: number };
const signOf = (said: string): Task['sign'] =>
  /^[-−]$|minus/i.test(said) ? '-' : /^\+$|plus/i.test(said) ? '+' : said === '÷' ? '÷' : '×';

const given = (text: string): Task[] =>
  [...text.matchAll(CALCULATION)].map(([, a = '', sign = '', b = '']) => ({
    a: Number(a),
    sign: signOf(sign),
    b: Number(b),
  }));

const tensOf = (number: number): number => Math.floor(number / 10) * 10;

/** Ways to work out a sum: to the next ten, by places, by a friendly number. */
function sums({ a, b }: Task): string[] {
  const [large, small] = a >= b ? [a, b] : [b, a];
  const needed = (10 - (large % 10)) % 10;
  return [
    ...(needed > 0 && needed <= small
      ? [
          `Make a ten: \`${large} + ${needed} = ${large + needed}\`, then \`${large + needed} + ${small - needed} = ${a + b}\`.`,
        ]
      : []),
    ...(a > 9 && b > 9
      ? [
          `Tens and ones: \`${tensOf(a)} + ${tensOf(b)} = ${tensOf(a) + tensOf(b)}\`, \`${a % 10} + ${b % 10} = ${(a % 10) + (b % 10)}\`, together \`${tensOf(a) + tensOf(b)} + ${(a % 10) + (b % 10)} = ${a + b}\`.`,
        ]
      : []),
    ...(Math.abs(a - b) <= 2 && a !== b
      ? [`Nearly a double: \`${small} + ${small} = ${2 * small}\`, and \`${2 * small} + ${large - small} = ${a + b}\`.`]
      : []),
    ...(large < 20 && small < 10
      ? [`Count on from the larger: start at ${large} and go ${small} on, \`${large} + ${small} = ${a + b}\`.`]
      : []),
  ];
}

/** Ways to work out a difference: counting up, taking away in two steps, shifting both. */
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
    ...(up > 0 && up < 5 ? [`Move both: \`${a + up} - ${b + up} = ${a - b}\` is as far apart.`] : []),
    ...(b > 9
      ? [`Tens first: \`${a} - ${tensOf(b)} = ${a - tensOf(b)}\`, then \`${a - tensOf(b)} - ${b % 10} = ${a - b}\`.`]
      : []),
  ];
}

/** Ways to work out a product: from the one before, by tens and ones, by doubling. */
function products({ a, b }: Task, before: Task | undefined): string[] {
  const [one, other] = b >= a ? [a, b] : [b, a];
  const isRelated = before?.sign === '×' && before.a === a && before.b < b;
  return [
    ...(isRelated && before
      ? [
          `From the one before: ${b} is ${before.b} and ${b - before.b} more, \`${a} × ${before.b} = ${a * before.b}\` and \`${a} × ${b - before.b} = ${a * (b - before.b)}\`, together \`${a * before.b} + ${a * (b - before.b)} = ${a * b}\`.`,
        ]
      : []),
    ...(other > 10 && other % 10 !== 0
      ? [
          `Tens and ones: \`${one} × ${tensOf(other)} = ${one * tensOf(other)}\` and \`${one} × ${other % 10} = ${one * (other % 10)}\`, together \`${one * tensOf(other)} + ${one * (other % 10)} = ${a * b}\`.`,
        ]
      : []),
    ...(other % 2 === 0
      ? [
          `Halve and double: \`${one} × ${other / 2} = ${(one * other) / 2}\`, twice that is \`${(one * other) / 2} × 2 = ${a * b}\`.`,
        ]
      : []),
    ...(other % 10 === 9 || other % 10 === 8
      ? [
          `One or two groups too many: \`${one} × ${tensOf(other) + 10} = ${one * (tensOf(other) + 10)}\`, less \`${one} × ${10 - (other % 10)} = ${one * (10 - (other % 10))}\`, is \`${one * (tensOf(other) + 10)} - ${one * (10 - (other % 10))} = ${a * b}\`.`,
        ]
      : []),
    ...(other <= 10
      ? [
          `A fact that is near: \`${one} × ${other - 1} = ${one * (other - 1)}\`, and one group more, \`${one * (other - 1)} + ${one} = ${a * b}\`.`,
        ]
      : []),
  ];
}

const quotients = ({ a, b }: Task): string[] =>
  a % b !== 0
    ? []
    : [
        `How many fit: \`${b} × ${a / b} = ${a}\`, so \`${a} ÷ ${b} = ${a / b}\`.`,
        ...(a > 10 * b
          ? [
              `In parts: \`${10 * b} ÷ ${b} = 10\`, and \`${a - 10 * b} ÷ ${b} = ${(a - 10 * b) / b}\`, together \`10 + ${(a - 10 * b) / b} = ${a / b}\`.`,
            ]
          : []),
        ...(a % 2 === 0 && (a / 2) % b === 0
          ? [`Halve it: \`${a / 2} ÷ ${b} = ${a / 2 / b}\`, twice that is \`${a / 2 / b} × 2 = ${a / b}\`.`]
          : []),
      ];

const waysOf = (task: Task, before: Task | undefined): string[] =>
  task.sign === '+'
    ? sums(task)
    : task.sign === '-'
      ? differences(task)
      : task.sign === '×'
        ? products(task, before)
        : quotients(task);

/** Problems that lead from one to the next, where the request names none. */
function strings(text: string, seed: number): Task[] {
  const rng = createRng(seed);
  const small = text.toLowerCase();
  if (/\bmultipl\w*|\btimes\b|\bproducts?\b|\bdistributive\b|\bfacts\b/.test(small)) {
    const a = rng.int(4, 8);
    const b = rng.int(3, 6);
    return [b, 2 * b, 10, 10 + b].map((each) => ({ a, sign: '×' as const, b: each }));
  }
  if (/\bdivi\w*|\bquotients?\b/.test(small)) {
    const b = rng.int(3, 6);
    return [10, 12, 15, 20].map((each) => ({ a: each * b, sign: '÷' as const, b }));
  }
  if (/\bsubtract\w*|\btake away\b|\bdifferences?\b|\bminus\b/.test(small)) {
    const top = /\bwithin 20\b|\b1st\b|\bfirst\b|\bgrade 1\b|\bkinder/.test(small) ? 10 : 10 * rng.int(4, 8);
    const b = rng.int(3, 4);
    return [0, 2, 3].map((more) => ({ a: top + more, sign: '-' as const, b: b + (more > 0 ? more + 1 : 0) }));
  }
  if (/\badd\w*|\bsums?\b|\bmak\w+ (?:a )?tens?\b|\bplus\b/.test(small)) {
    const b = rng.int(4, 6);
    const isTeen = /\bmak\w+ (?:a )?tens?\b|\bwithin 20\b|\b1st\b|\bfirst\b|\bgrade 1\b|\bkinder/.test(small);
    return isTeen
      ? [
          [9, b],
          [8, b],
          [9, b + 2],
          [7, b],
        ].map(([a = 0, other = 0]) => ({ a, sign: '+' as const, b: other }))
      : [
          [20, b + 15],
          [19, b + 15],
          [38, b + 20],
          [39, b + 41],
        ].map(([a = 0, other = 0]) => ({ a, sign: '+' as const, b: other }));
  }
  return [];
}

const MOST = 6;
/** A number talk on the calculations that are given, or on a string of its own; each way is one that students may say. */
export function numberTalkOn(text: string, seed: number): Explained | undefined {
  if (!ASKS.test(text)) return undefined;
  const own = given(text);
  const made = own.length > 0 ? own : strings(text, seed);
  const tasks = made.slice(0, own.length > 0 ? MOST : (countIn(text.replace(/\bwithin \d+/g, ' ')) ?? made.length));
  const all = tasks
    .map((task, at) => ({ task, ways: waysOf(task, tasks[at - 1]) }))
    .filter(({ ways }) => ways.length > 0);
  if (all.length === 0 || all.length < tasks.length) return undefined;
  const parts = all.flatMap(({ task: { a, sign, b }, ways }, at): ChatPart[] => [
    say(`${at + 1}. Write ${a} ${sign} ${b}. Ways that students may say:`),
    ...ways.map(fact),
  ]);
  return {
    parts: [
      say(
        'Number talk: one problem at a time, no pencils. Thumb up at the chest for one way, a finger more for each other way. Take all answers first without judging, then ask “how did you get it?” and write each way as it is said.',
      ),
      ...parts,
      say(`To end: “Which way would you use for the next one like it, and when would it not pay?”`),
      suggest('Exit ticket for that, 3 questions'),
    ],
    memo: { wish: { kind: 'piece', piece: 'number-talk', topic: text.toLowerCase() } },
    isReply: true,
    speaksOf: `number talk string build builds toward ${/distributive/i.test(text) && all.some(({ task }) => task.sign === '×') ? 'distributive property' : ''}`,
  };
}
