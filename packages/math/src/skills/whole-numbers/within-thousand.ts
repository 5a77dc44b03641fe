import type { Level, Rng, Skill } from '../../types.ts';
import { choiceAnswer, numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

type Four = { readonly a: number; readonly b: number; readonly c: number; readonly d: number };

const listOf = ({ a, b, c, d }: Four): number[] => (d === 0 ? [a, b, c] : [a, b, c, d]);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const onesOf = (n: number): number => n % 10;
const tensOf = (n: number): number => n - onesOf(n);

const drawFour =
  (four: boolean): Draw<Four> =>
  (rng: Rng, level: Level) => {
    const one = () =>
      rng.int(1, byLevel(level, 2, 3, 4)) * 10 + rng.int(byLevel(level, 1, 3, 4), byLevel(level, 5, 8, 9));
    return { a: one(), b: one(), c: one(), d: four ? one() : 0 };
  };

/** Grade 2: up to four two-digit numbers, adding tens and ones separately. */
const addFourNumbers = skill<Four>({
  code: 'whole-numbers.add-several-two-digit',
  name: 'Add three or four two-digit numbers',
  canDo: 'I can add up to four two-digit numbers.',
  grade: 2,
  standards: ['2.NBT.B.6'],
  prerequisites: ['whole-numbers.add-two-digit', 'whole-numbers.make-ten-first'],
  cases: {
    three: { label: 'three numbers', draw: drawFour(false) },
    four: { label: 'four numbers', draw: drawFour(true) },
  },
  pose: (p) => ({ prompt: 'Add.', math: listOf(p).join(' + '), answer: numberAnswer(total(listOf(p))) }),
  solve: (p) => {
    const [tens, ones] = [listOf(p).map(tensOf), listOf(p).map(onesOf)];
    return steps(
      [`${tens.join(' + ')} = ${total(tens)}`, 'Add the tens.'],
      [`${ones.join(' + ')} = ${total(ones)}`, 'Add the ones.'],
      [`${total(tens)} + ${total(ones)} = ${total(listOf(p))}`, 'Put both together.'],
    );
  },
  hints: (p) =>
    hintsHiding(
      total(listOf(p)),
      listOf(p).join(' + '),
      'Add all the tens. Then add all the ones.',
      'Look for ones that make ten together.',
    ),
  confirms: (p, key) => listOf(p).reduce((left, n) => left - n, Number(key)) === 0,
  mistakes: {
    'whole-numbers.stops-after-first-step': (p) => {
      const added = listOf(p).slice(0, -1);
      return wrote(total(added), [`${added.join(' + ')} = ${total(added)}`, 'Add all numbers but the last one.']);
    },
    'whole-numbers.carry-ignored': (p) => {
      const ones = total(listOf(p).map(onesOf));
      const answer = total(listOf(p).map(tensOf)) + onesOf(ones);
      return ones < 10
        ? undefined
        : wrote(answer, [
            `${listOf(p).map(onesOf).join(' + ')} = ${ones}`,
            `Write ${onesOf(ones)} in the ones, then add the tens.`,
          ]);
    },
    'whole-numbers.adds-all-digits': (p) => {
      const digits = listOf(p).flatMap((n) => [tensOf(n) / 10, onesOf(n)]);
      return wrote(total(digits), [`${digits.join(' + ')} = ${total(digits)}`, 'Add up all the digits.']);
    },
  },
});

type Blocks = { readonly a: number; readonly b: number; readonly sign: 1 | -1 };

const resultOf = ({ a, b, sign }: Blocks): number => a + sign * b;
const partsOf = (n: number): readonly [number, number, number] => [
  Math.floor(n / 100),
  Math.floor(n / 10) % 10,
  n % 10,
];
const signOf = ({ sign }: Blocks): string => (sign > 0 ? '+' : '-');

const drawBlocks =
  (sign: 1 | -1, trade: boolean): Draw<Blocks> =>
  (rng: Rng, level: Level) => {
    const hundreds = rng.int(byLevel(level, 1, 2, 3), 4);
    const low = rng.int(1, byLevel(level, 2, 3, 3));
    const second = 100 * rng.int(byLevel(level, 0, 1, 1), byLevel(level, 1, 3, 4));
    const [onesA, onesB] = trade ? [rng.int(5, 8), rng.int(5, 9)] : [rng.int(1, 4), rng.int(1, 4)];
    const [tensA, tensB] = [rng.int(4, 6), low];
    const whole = { a: 100 * hundreds + 10 * tensA + onesA, b: second + 10 * tensB + onesB };
    // A subtraction undoes the addition, so that it regroups in the same places.
    return sign > 0 ? { ...whole, sign } : { a: whole.a + whole.b, b: whole.b, sign };
  };

/** Grade 2: three-digit numbers with blocks, hundreds to hundreds, tens to tens, ones to ones. */
const withBlocks = skill<Blocks>({
  code: 'whole-numbers.add-subtract-with-blocks',
  name: 'Add and subtract within 1,000 with blocks',
  canDo: 'I can add and take away hundreds, tens and ones, and trade.',
  grade: 2,
  standards: ['2.NBT.B.7'],
  prerequisites: ['whole-numbers.add-two-digit', 'whole-numbers.subtract-two-digit', 'whole-numbers.expanded-form'],
  cases: {
    add: { label: 'adding without a trade', draw: drawBlocks(1, false) },
    'add-trade': { label: 'adding, ten ones for a ten', draw: drawBlocks(1, true) },
    subtract: { label: 'subtracting without a trade', draw: drawBlocks(-1, false) },
    'subtract-trade': { label: 'subtracting, a ten for ten ones', draw: drawBlocks(-1, true) },
  },
  pose: (p) => {
    const [hundreds, tens, ones] = partsOf(p.a);
    return {
      prompt: `The blocks show ${p.a}. ${p.sign > 0 ? `Put ${p.b} more to them.` : `Take ${p.b} away.`} How much is it then?`,
      math: `${p.a} ${signOf(p)} ${p.b}`,
      answer: numberAnswer(resultOf(p)),
      picture: {
        kind: 'base-ten',
        hundreds,
        tens,
        ones,
        alt: `Blocks: ${hundreds} hundreds, ${tens} tens and ${ones} ones.`,
      },
    };
  },
  solve: (p) => {
    const [, , ones] = partsOf(p.b);
    const [tens, hundreds] = [10 * partsOf(p.b)[1], 100 * partsOf(p.b)[0]];
    const [first, second] = [p.a + p.sign * hundreds, p.a + p.sign * (hundreds + tens)];
    return steps(
      [`${p.a} ${signOf(p)} ${hundreds} = ${first}`, 'Hundreds go with hundreds.'],
      [`${first} ${signOf(p)} ${tens} = ${second}`, 'Tens go with tens.'],
      [`${second} ${signOf(p)} ${ones} = ${resultOf(p)}`, 'Ones go with ones. Trade a ten where you need to.'],
    );
  },
  hints: (p) =>
    hintsHiding(
      resultOf(p),
      `${p.a} ${signOf(p)} ${p.b}`,
      'Work with one kind of block at a time: hundreds, tens, ones.',
      p.sign > 0
        ? 'When there are ten ones, trade them for a ten.'
        : 'When there are too few ones, trade a ten for ten ones.',
    ),
  confirms: (p, key) => Number(key) - p.sign * p.b === p.a,
  mistakes: {
    'whole-numbers.carry-ignored': (p) => {
      const ones = onesOf(p.a) + onesOf(p.b);
      return p.sign < 0 || ones < 10
        ? undefined
        : wrote(p.a + p.b - 10, [
            `${onesOf(p.a)} + ${onesOf(p.b)} = ${ones}`,
            `Write ${onesOf(ones)}, and keep the tens.`,
          ]);
    },
    'whole-numbers.smaller-from-larger': (p) => {
      const [top, low] = [onesOf(p.a), onesOf(p.b)];
      return p.sign > 0 || top >= low
        ? undefined
        : wrote(tensOf(p.a) - tensOf(p.b) + low - top, [
            `${low} - ${top} = ${low - top}`,
            'In the ones, take the smaller digit from the larger one.',
          ]);
    },
    'whole-numbers.aligns-left': (p) => {
      const [hundreds, tens, ones] = partsOf(p.b);
      if (hundreds > 0) return undefined;
      const answer = p.a + p.sign * (100 * tens + 10 * ones);
      return answer < 0
        ? undefined
        : wrote(answer, [`${p.a} ${signOf(p)} ${p.b} = ${answer}`, `Line up ${p.b} and ${p.a} on the left.`]);
    },
    'whole-numbers.adds-instead-of-subtracting': (p) =>
      p.sign > 0 ? undefined : wrote(p.a + p.b, [`${p.a} + ${p.b} = ${p.a + p.b}`, 'Put the two numbers together.']),
  },
});

type Reason = {
  readonly name: string;
  readonly a: number;
  readonly b: number;
  readonly way: 'move' | 'round' | 'split';
};

const movedTo = ({ a }: Reason): number => tensOf(a) + 10;
const shownWork = (p: Reason): string => {
  const up = movedTo(p) - p.a;
  if (p.way === 'move') return `${p.a} + ${p.b} = ${movedTo(p)} + ${p.b - up}`;
  if (p.way === 'round') return `${p.a} + ${p.b} = ${movedTo(p)} + ${p.b} - ${up}`;
  return `${p.a} + ${p.b} = ${tensOf(p.a)} + ${tensOf(p.b)} + ${onesOf(p.a)} + ${onesOf(p.b)}`;
};

const reasons = {
  move: 'Some ones move from one number to the other, so the sum stays the same.',
  round: 'One number was made larger, so the same amount is taken away at the end.',
  split: 'Both numbers are split into tens and ones. The order of adding does not matter.',
  chance: 'It works for these numbers only.',
} as const;

const drawReason =
  (way: Reason['way']): Draw<Reason> =>
  (rng: Rng, level: Level) => ({
    name: rng.pick(['Ana', 'Kofi', 'Mei', 'Omar', 'Priya', 'Luca', 'Nia', 'Tomás']),
    a: 10 * rng.int(1, byLevel(level, 3, 6, 8)) + rng.int(7, 9),
    b: 10 * rng.int(1, byLevel(level, 3, 6, 8)) + rng.int(4, 9),
    way,
  });

/** Grade 2: why a way of adding works. */
const whyItWorks = skill<Reason>({
  code: 'whole-numbers.why-a-way-of-adding-works',
  name: 'Explain why a way of adding works',
  canDo: 'I can say why a way of adding gives the right sum.',
  grade: 2,
  standards: ['2.NBT.B.9', '1.OA.B.3'],
  prerequisites: ['whole-numbers.add-two-digit'],
  cases: {
    move: { label: 'ones moved from one number to the other', draw: drawReason('move') },
    round: { label: 'rounded up, then taken away', draw: drawReason('round') },
    split: { label: 'tens and ones apart', draw: drawReason('split') },
  },
  pose: (p) => ({
    prompt: `${p.name} adds in this way. Why does it work?`,
    math: shownWork(p),
    answer: choiceAnswer(p.way, Object.entries(reasons)),
  }),
  solve: (p) => steps([shownWork(p), reasons[p.way]]),
  hints: () => [
    'Compare both sides. What became of each of the two numbers?',
    'Is anything more, or less, than before? What makes up for it?',
  ],
  confirms: (p, key) => {
    const numbers = (shownWork(p).split('=')[1] ?? '').match(/\d+/g)?.length;
    return key === (numbers === 4 ? 'split' : numbers === 3 ? 'round' : 'move');
  },
  mistakes: {
    'whole-numbers.works-by-chance': (p) => wrote('chance', [shownWork(p), 'Other numbers may not do it.']),
  },
});

export const withinThousandSkills: readonly Skill[] = [addFourNumbers, withBlocks, whyItWorks];
