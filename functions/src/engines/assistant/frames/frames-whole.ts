import type { Level } from '@lemma/math';
import { capital } from '../say/parts.ts';
import { type Frame, two } from './frame.ts';

const sizes = (grade: number, level: Level, about: string): readonly [number, number] => {
  if (/two-digit/i.test(about)) return [12, 48];
  if (/three or more digits/i.test(about)) return [120, level === 1 ? 300 : 480];
  const tops = grade <= 1 ? [6, 9, 10] : grade === 2 ? [20, 45, 60] : grade === 3 ? [90, 250, 480] : [400, 2500, 9000];
  const high = tops[level - 1] ?? 100;
  return [Math.max(2, Math.round(high / 4)), high];
};

export const wholeFrames: readonly Frame[] = [
  {
    id: 'groups',
    practices: [
      'whole-numbers.arrays',
      'whole-numbers.multiplication-facts',
      'whole-numbers.equal-groups-stories',
      'whole-numbers.distributive',
      'whole-numbers.multiply-by-one-digit',
      'whole-numbers.multiply-two-digit',
    ],
    tell: (rng, level, grade, { things, holder, holders, who }, about) => {
      const [a, b] =
        grade <= 3
          ? [rng.int(3, level === 1 ? 5 : 9), rng.int(2, level === 1 ? 5 : 9)]
          : [
              rng.int(12, level === 3 ? 95 : 40),
              /two-digit/i.test(about) ? rng.int(12, level === 3 ? 45 : 25) : rng.int(3, 9),
            ];
      const form = rng.int(0, 2);
      const prompt =
        form === 0
          ? `For practice ${who} packs ${b} ${holders}. Each ${holder} has ${a} ${things}. How many ${things} are there in all?`
          : form === 1
            ? `There are ${b} ${holders} with ${a} ${things} in each. How many ${things} is that?`
            : `${two(rng)[0]} lines up ${things} in ${b} rows of ${a}. How many ${things} are in the rows?`;
      return { prompt: capital(prompt), work: `${b} × ${a} = ${a * b}`, answer: `${a * b} ${things}` };
    },
  },
  {
    id: 'share',
    practices: [
      'whole-numbers.division-facts',
      'whole-numbers.divide-by-one-digit',
      'whole-numbers.divide-by-two-digits',
    ],
    tell: (rng, level, grade, { things, holders, holder }, about) => {
      const [b, q] =
        grade <= 3
          ? [rng.int(2, 9), rng.int(2, level === 1 ? 5 : 9)]
          : [/two digits/i.test(about) ? rng.int(12, level === 3 ? 36 : 24) : rng.int(3, 9), rng.int(12, 80)];
      const prompt = rng.chance(0.5)
        ? `${two(rng)[0]} puts ${b * q} ${things} into ${b} ${holders}, the same number in each. How many ${things} are in each ${holder}?`
        : `${b * q} ${things} are packed ${b} to a ${holder}. How many ${holders} are needed?`;
      const isShare = prompt.includes('puts');
      return { prompt: capital(prompt), work: `${b * q} ÷ ${b} = ${q}`, answer: `${q} ${isShare ? things : holders}` };
    },
  },
  {
    id: 'remainder',
    practices: ['whole-numbers.divide-with-remainder', 'whole-numbers.interpret-remainders'],
    tell: (rng, _level, grade, { things, holder, holders }) => {
      const b = rng.int(4, grade >= 5 ? 12 : 8);
      const [q, r] = [rng.int(5, 14), rng.int(1, b - 1)];
      const up = rng.chance(0.5);
      const prompt = up
        ? `${b * q + r} ${things} have to be packed, and each ${holder} holds at most ${b}. How many ${holders} are needed for all of them?`
        : `${two(rng)[0]} has ${b * q + r} ${things} and fills ${holders} with ${b} each. How many full ${holders} does that make?`;
      return {
        prompt: capital(prompt),
        work: `${b} × ${q} + ${r} = ${b * q + r}`,
        answer: up
          ? `${q + 1} ${holders}: the remainder needs one more`
          : `${q} full ${holders}: the remainder is left over`,
      };
    },
  },
  {
    id: 'join',
    practices: [
      'whole-numbers.add-within-20',
      'whole-numbers.add-subtract-stories',
      'whole-numbers.add-two-digit',
      'whole-numbers.add-multi-digit',
    ],
    tell: (rng, level, grade, { things }, about) => {
      const [low, high] = sizes(grade, level, about);
      const [a, b, [one, other]] = [rng.int(low, high), rng.int(low, high), two(rng)];
      return {
        prompt: `${one} has ${a} ${things}. ${other} has ${b} ${things}. How many ${things} do they have together?`,
        work: `${a} + ${b} = ${a + b}`,
        answer: `${a + b} ${things}`,
      };
    },
  },
  {
    id: 'take',
    practices: [
      'whole-numbers.subtract-within-20',
      'whole-numbers.add-subtract-stories',
      'whole-numbers.subtract-two-digit',
      'whole-numbers.subtract-multi-digit',
    ],
    tell: (rng, level, grade, { things }, about) => {
      const [low, high] = sizes(grade, level, about);
      const b = rng.int(low, high);
      const [a, [one, other]] = [b + rng.int(low, high), two(rng)];
      const prompt = rng.chance(0.5)
        ? `${one} has ${a} ${things} and gives ${b} of them to ${other}. How many ${things} does ${one} have left?`
        : `${one} has ${a} ${things}, and ${other} has ${b}. How many more ${things} does ${one} have?`;
      return { prompt, work: `${a} - ${b} = ${a - b}`, answer: `${a - b} ${things}` };
    },
  },
];
