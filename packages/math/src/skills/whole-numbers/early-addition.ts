import type { Level, Rng, Skill } from '../../types.ts';
import { countAnswer, numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count } from '../kit/contexts.ts';
import { skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { type Line, steps, wrote } from '../kit/work.ts';
import { bar, type Cast, drawCast, thingOf } from './story-parts.ts';

type Counting = { readonly start: number; readonly step: number; readonly sign: 1 | -1 };

const counted = ({ start, step, sign }: Counting): number[] => range(1, step).map((jump) => start + sign * jump);
const afterCounting = ({ start, step, sign }: Counting): number => start + sign * step;
const spelled = ({ start, step, sign }: Counting): string => `${start} ${sign > 0 ? '+' : '-'} ${step}`;

const draws =
  (sign: 1 | -1) =>
  (rng: Rng, level: Level): Counting => ({
    start: rng.int(byLevel(level, 5, 7, 12), byLevel(level, 9, 15, 17)),
    step: rng.int(byLevel(level, 1, 2, 2), 3),
    sign,
  });

/** Grade 1: a small number is added or subtracted by counting. */
const countToAdd = skill<Counting>({
  code: 'whole-numbers.count-to-add',
  name: 'Add or subtract by counting',
  canDo: 'I can count on to add and count back to subtract.',
  grade: 1,
  standards: ['1.OA.C.5', '1.OA.C.6'],
  prerequisites: ['whole-numbers.count-on'],
  cases: {
    on: { label: 'counting on', draw: draws(1) },
    back: { label: 'counting back', draw: draws(-1) },
  },
  pose: (p) => ({
    prompt: `Start at ${p.start} and count ${p.sign > 0 ? 'on' : 'back'} ${p.step}. Where do you land?`,
    math: spelled(p),
    answer: numberAnswer(afterCounting(p)),
    picture: {
      kind: 'number-line',
      from: p.start - 4,
      to: p.start + 4,
      step: 1,
      labelEvery: 100,
      points: [{ at: p.start, label: String(p.start) }],
      alt: `A number line with ${p.start} marked and the other numbers missing.`,
    },
  }),
  solve: (p) =>
    steps(
      [
        counted(p).join(', '),
        `Say the ${p.step === 1 ? 'number that comes' : `${p.step} numbers that come`} ${p.sign > 0 ? 'after' : 'before'} ${p.start}.`,
      ],
      [`${spelled(p)} = ${afterCounting(p)}`, 'The last number you say is the answer.'],
    ),
  hints: (p) =>
    hintsHiding(
      afterCounting(p),
      spelled(p),
      p.sign > 0 ? 'You get more. Which way do you go on the line?' : 'You get fewer. Which way do you go on the line?',
      `Put your finger on ${p.start}. The first jump brings you to another number.`,
      'Make one jump for each one that you count, and say where you land.',
    ),
  confirms: (p, key) => Math.abs(Number(key) - p.start) === p.step && Number(key) > p.start === p.sign > 0,
  mistakes: {
    'whole-numbers.counts-the-start': (p) =>
      p.sign < 0
        ? undefined
        : wrote(p.start + p.step - 1, [
            range(p.start, p.start + p.step - 1).join(', '),
            `Count ${p.step}, starting with ${p.start}.`,
          ]),
    'whole-numbers.counts-back-from-start': (p) =>
      p.sign > 0
        ? undefined
        : wrote(p.start - p.step + 1, [
            range(p.start - p.step + 1, p.start)
              .toReversed()
              .join(', '),
            `Count back ${p.step}, starting with ${p.start}.`,
          ]),
    'whole-numbers.counts-the-other-way': (p) =>
      wrote(p.start - p.sign * p.step, [
        `${p.start} ${p.sign > 0 ? '-' : '+'} ${p.step} = ${p.start - p.sign * p.step}`,
        `Go ${p.step} the other way.`,
      ]),
  },
});

type Three = { readonly pair: number; readonly partner: number; readonly third: number; readonly order: number };

const threeOf = ({ pair, partner, third, order }: Three): number[] =>
  [
    [pair, third, partner],
    [third, pair, partner],
    [pair, partner, third],
  ][order] ?? [pair, partner, third];

const drawTen = (rng: Rng, level: Level, order: number): Three => {
  const pair = rng.int(byLevel(level, 5, 3, 2), byLevel(level, 9, 8, 8));
  const third = rng.int(byLevel(level, 1, 2, 3), byLevel(level, 5, 8, 9));
  return { pair, partner: 10 - pair, third: third === pair ? third + 1 : third, order };
};

/** Grade 1: three numbers in the order that is easiest, two of which make ten. */
const anyOrder = skill<Three>({
  code: 'whole-numbers.make-ten-first',
  name: 'Add three numbers by making ten',
  canDo: 'I can add numbers in any order and look for ten.',
  grade: 1,
  standards: ['1.OA.B.3', '1.OA.C.6'],
  prerequisites: ['whole-numbers.add-within-20', 'whole-numbers.number-bonds'],
  cases: {
    apart: { label: 'the two that make ten stand apart', draw: (rng, level) => drawTen(rng, level, 0) },
    last: { label: 'the last two make ten', draw: (rng, level) => drawTen(rng, level, 1) },
    first: { label: 'the first two make ten', draw: (rng, level) => drawTen(rng, level, 2) },
  },
  pose: (p) => ({
    prompt: 'Two of these numbers make ten. Add all three.',
    math: threeOf(p).join(' + '),
    answer: numberAnswer(10 + p.third),
  }),
  solve: (p) =>
    steps(
      [`${p.pair} + ${p.partner} = 10`, 'You may add in any order, so start with the two that make ten.'],
      [`10 + ${p.third} = ${10 + p.third}`, 'Add the number that is left.'],
    ),
  hints: (p) =>
    hintsHiding(
      10 + p.third,
      threeOf(p).join(' + '),
      'Which two of the numbers make ten?',
      'The order does not change the sum. Start wherever it is easiest.',
    ),
  confirms: (p, key) => Number(key) - p.pair - p.partner === p.third,
  mistakes: {
    'whole-numbers.stops-after-first-step': (p) => wrote(10, [`${p.pair} + ${p.partner} = 10`, 'Make ten.']),
    'whole-numbers.counts-the-start': (p) =>
      wrote(
        10 + p.third - 1,
        [`${p.pair} + ${p.partner} = 10`, 'Make ten.'],
        [range(10, 9 + p.third).join(', '), 'Count on from 10, and say 10 first.'],
      ),
  },
});

type ThreeParts = Cast & {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly told: 'found' | 'groups';
};

const tellThree = (p: ThreeParts): string => {
  const n = (value: number) => count(value, thingOf(p));
  return p.told === 'found'
    ? `${p.name} finds ${n(p.a)} on Monday, ${p.b} on Tuesday and ${p.c} on Wednesday. How many ${p.many} does ${p.name} find in all?`
    : `${p.name} has ${n(p.a)}, ${p.other} has ${p.b}, and their friend has ${p.c}. How many ${p.many} do the three have together?`;
};

/** Counting on so many, with the start as the first of them. */
const countedOn = (from: number, more: number): Line => [
  range(from, from + more - 1).join(', '),
  `Count on ${more} from ${from}, starting with ${from}.`,
];

const drawThree =
  (told: ThreeParts['told']) =>
  (rng: Rng, level: Level): ThreeParts => {
    const part = () => rng.int(byLevel(level, 2, 2, 4), byLevel(level, 4, 6, 8));
    const [a, b] = [part(), part()];
    return { ...drawCast(rng), a, b, c: Math.min(part(), 20 - a - b), told };
  };

/** Grade 1: a story with three parts and a whole of at most twenty. */
const threeAddendStories = skill<ThreeParts>({
  code: 'whole-numbers.three-addend-stories',
  name: 'Solve stories that add three numbers',
  canDo: 'I can find out how many three groups make together.',
  grade: 1,
  standards: ['1.OA.A.2'],
  prerequisites: ['whole-numbers.add-subtract-stories', 'whole-numbers.make-ten-first'],
  cases: {
    found: { label: 'found on three days', draw: drawThree('found') },
    groups: { label: 'three people', draw: drawThree('groups') },
  },
  pose: (p) => ({
    prompt: tellThree(p),
    answer: countAnswer(p.a + p.b + p.c, thingOf(p)),
    picture: bar(
      'A bar in three parts. The whole is not known.',
      [
        [p.a, String(p.a)],
        [p.b, String(p.b)],
        [p.c, String(p.c)],
      ],
      '?',
    ),
  }),
  solve: (p) =>
    steps(
      [`${p.a} + ${p.b} = ${p.a + p.b}`, 'Put the first two parts together.'],
      [`${p.a + p.b} + ${p.c} = ${p.a + p.b + p.c}`, 'Add the third part.'],
    ),
  hints: (p) =>
    hintsHiding(
      p.a + p.b + p.c,
      tellThree(p),
      'How many parts does the story have? Point to each one in the bar.',
      'Put two parts together first. Then add the third.',
    ),
  confirms: (p, key) => amountOf(key) - p.c - p.b === p.a,
  mistakes: {
    'whole-numbers.stops-after-first-step': (p) =>
      wrote(p.a + p.b, [`${p.a} + ${p.b} = ${p.a + p.b}`, 'Put the first two parts together.']),
    'whole-numbers.counts-the-start': (p) =>
      wrote(p.a + p.b + p.c - 2, countedOn(p.a, p.b), countedOn(p.a + p.b - 1, p.c)),
  },
  wordProblem: true,
});

export const earlyAdditionSkills: readonly Skill[] = [countToAdd, anyOrder, threeAddendStories];
