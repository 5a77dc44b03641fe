import type { Level, Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { skill } from '../kit/skill.ts';
import { hintsHiding, plainText } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import type { Pair } from './column-numbers.ts';

type Count = { readonly start: number; readonly step: number };

const asked = ({ start, step }: Count): string => {
  if (step === 1) return `Which number comes right after ${start} when you count by ones?`;
  if (step === -1) return `Which number comes right before ${start} when you count by ones?`;
  return `You count by ${stepWord(step)}. Which number comes right after ${start}?`;
};
const nextIs = (step: number): string => {
  if (step === 1) return 'The next number is one more.';
  return `The next number is ${step === 5 ? 'five' : step === 10 ? 'one ten' : 'one hundred'} more.`;
};
const stepWord = (step: number): string => (step === 5 ? 'fives' : step === 10 ? 'tens' : 'hundreds');

/** Draws what all cases of the skill have in common. */
const beginCountOn = (rng: Rng, level: Level) => {
  const tens = rng.int(1, byLevel(level, 10, 10, 11));
  const base = 10 * (level === 3 ? tens + 1 : tens);
  return base;
};

/** Up to 800, so that the number after stays below a thousand. */
const hundredsOf = (rng: Rng, level: Level): number => rng.int(byLevel(level, 1, 3, 6), byLevel(level, 4, 7, 8));

const countOn = skill<Count>({
  code: 'whole-numbers.count-on',
  name: 'Count on and back',
  canDo: 'I can count on and back from any number.',
  grade: 1,
  standards: ['1.NBT.A.1', '2.NBT.A.2'],
  prerequisites: [],
  cases: {
    after: {
      label: 'the number after',
      draw: (rng, level) => {
        const base = beginCountOn(rng, level);
        return { start: base + rng.int(1, 8), step: 1 };
      },
    },
    'over-a-ten': {
      label: 'the number after a nine',
      draw: (rng, level) => {
        const base = beginCountOn(rng, level);
        return { start: base + 9, step: 1 };
      },
    },
    before: {
      label: 'the number before',
      draw: (rng, level) => {
        const base = beginCountOn(rng, level);
        return { start: base + (rng.chance(0.7) ? 0 : 1), step: -1 };
      },
    },
    'by-tens': {
      label: 'counting by tens',
      draw: (rng, level) => {
        const base = beginCountOn(rng, level);
        return { start: base + rng.int(1, 9), step: 10 };
      },
    },
    'past-hundred': {
      label: 'counting by tens past a hundred',
      draw: (rng, level) => ({ start: 100 * hundredsOf(rng, level) + 90 + rng.int(level === 1 ? 0 : 1, 9), step: 10 }),
    },
    'by-fives': {
      label: 'counting by fives past a hundred',
      few: 'There are nine hundreds up to a thousand to be passed.',
      draw: (rng, level) => ({ start: 100 * hundredsOf(rng, level) + 95, step: 5 }),
    },
    'by-hundreds': {
      label: 'counting by hundreds',
      few: 'Below a thousand there are nine whole hundreds to count on from.',
      draw: (rng, level) => ({
        start: 100 * hundredsOf(rng, level) + (level === 1 ? 0 : rng.int(1, 9) * (level === 2 ? 10 : 11)),
        step: 100,
      }),
    },
  },
  pose: (params) => ({
    prompt: asked(params),
    answer: numberAnswer(params.start + params.step),
    picture: {
      kind: 'number-line',
      from: params.start - (params.step > 1 ? params.step : 2),
      to: params.start + (params.step > 1 ? 2 * params.step : 2),
      step: Math.abs(params.step),
      labelEvery: 1000,
      points: [{ at: params.start, label: String(params.start) }],
      alt: `A number line with ${params.start} marked and the other numbers missing.`,
    },
  }),
  solve: ({ start, step }) =>
    steps(
      step > 0
        ? [`${start} + ${step} = ${start + step}`, nextIs(step)]
        : [`${start} - 1 = ${start - 1}`, 'The number before is one less.'],
    ),
  hints: ({ start, step }) =>
    hintsHiding(
      start + step,
      asked({ start, step }),
      step > 1
        ? `Each jump is ${step === 10 ? 'one ten' : step === 5 ? 'five' : 'one hundred'}. Which digits change?`
        : `Is the number you look for one more or one less than ${start}?`,
      start % 10 === 9 && step === 1
        ? 'Nine ones and one more make ten ones. Trade them for a ten.'
        : 'Say the numbers aloud, starting a few before.',
      step > 1 ? 'Which digits stay? Is one of them full?' : 'Look at the tens first, then at the ones.',
    ),
  confirms: ({ start, step }, key) =>
    Number(key) - start === step &&
    range(Math.min(start, Number(key)), Math.max(start, Number(key))).length === Math.abs(step) + 1,
  mistakes: {
    'whole-numbers.decade-word-ten': ({ start, step }) =>
      start % 10 === 9 && step === 1
        ? wrote(`${Math.floor(start / 10)}10`, [`${start}, ${Math.floor(start / 10)}10`, 'After nine comes ten.'])
        : undefined,
    'whole-numbers.tens-stay-behind': ({ start, step }) => {
      if (step === 1 && start % 10 === 9)
        return wrote(start - 9, [`${start}, ${start - 9}`, 'The nine goes back to zero.']);
      if (step === -1 && start % 10 === 0)
        return wrote(start + 9, [`${start + 9}, ${start}`, 'The zero goes back to nine.']);
      return undefined;
    },
    'whole-numbers.jumps-to-next-hundred': ({ start, step }) => {
      if (step !== 1 || start % 10 !== 9 || start < 100) return undefined;
      const next = (Math.floor(start / 100) + 1) * 100;
      return wrote(next, [`${start}, ${next}`, 'After nine a whole new hundred starts.']);
    },
    'whole-numbers.counts-the-other-way': ({ start, step }) =>
      wrote(start - step, [`${start}, ${start - step}`, step < 0 ? 'Say the next number.' : 'Say the number before.']),
    'whole-numbers.skips-a-number-word': ({ start, step }) =>
      wrote(start + 2 * step, [`${start}, ${start + 2 * step}`, 'Say the next number that comes to mind.']),
    'whole-numbers.counts-ones-for-tens': ({ start, step }) =>
      step >= 10 ? wrote(start + 1, [`${start}, ${start + 1}`, 'Say the next number.']) : undefined,
  },
});

const numberBonds = skill<Pair>({
  code: 'whole-numbers.number-bonds',
  name: 'Number bonds',
  canDo: 'I can find the number that makes ten, or another total.',
  grade: 1,
  standards: ['1.OA.B.4', '1.OA.C.6'],
  prerequisites: ['whole-numbers.count-on'],
  cases: {
    'to-ten': {
      label: 'what makes ten',
      few: 'There are nine numbers from 1 to 9.',
      draw: (rng, level) => {
        const b = 10;
        const low = byLevel(level, Math.ceil(b / 2), 2, 1);
        return { a: rng.int(low, b - byLevel(level, 1, 2, 2)), b };
      },
    },
    'below-ten': {
      label: 'what makes a smaller number',
      draw: (rng, level) => {
        const b = rng.int(byLevel(level, 5, 6, 8), 9);
        const low = byLevel(level, Math.ceil(b / 2), 2, 1);
        return { a: rng.int(low, b - byLevel(level, 1, 2, 2)), b };
      },
    },
    'to-twenty': {
      label: 'what makes twenty',
      draw: (rng, level) => {
        const b = 20;
        const low = byLevel(level, 10, 9, 3);
        return { a: rng.int(low, b - byLevel(level, 1, 2, 2)), b };
      },
    },
  },
  pose: ({ a, b }) => ({
    prompt: 'Which number is missing?',
    math: `${a} + ? = ${b}`,
    answer: numberAnswer(b - a),
    picture: {
      kind: 'bar-model',
      bars: [
        {
          parts: [
            { size: a, label: String(a) },
            { size: b - a, label: '?' },
          ],
          total: String(b),
        },
      ],
      alt: `A bar of ${b} in two parts. One part is ${a}; the other is not known.`,
    },
  }),
  solve: ({ a, b }) =>
    steps(
      [`${b} - ${a} = ${b - a}`, `Take the part you know from the whole.`],
      [`${a} + ${b - a} = ${b}`, 'The two parts make the whole.'],
    ),
  hints: ({ a, b }) =>
    hintsHiding(
      b - a,
      `${a} + ? = ${b}`,
      `The whole is ${b}. One part is ${a}. What is the other part?`,
      `Start at ${a} and count the steps up to ${b}.`,
      'The first step is the number after the one you start from.',
    ),
  confirms: ({ a, b }, key) => [...'|'.repeat(a), ...'|'.repeat(Number(key))].length === b,
  mistakes: {
    'whole-numbers.operates-on-what-is-shown': ({ a, b }) =>
      wrote(a + b, [`${a} + ${b} = ${a + b}`, 'There is a plus, so add.']),
    'whole-numbers.counts-the-start': ({ a, b }) =>
      wrote(b - a + 1, [range(a, b).join(', '), `Count the numbers from ${a} to ${b}.`]),
  },
  read: (text) => {
    const found = /^(\d{1,2})\+\?=(\d{1,2})$/.exec(plainText(text));
    const [a, b] = [Number(found?.[1]), Number(found?.[2])];
    return found && a <= b && (b <= 10 || b === 20) ? { a, b } : undefined;
  },
});

export const countingSkills: readonly Skill[] = [countOn, numberBonds];
