import { ONES } from '../../number-names.ts';
import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { smallThings } from '../kit/contexts.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';

/** Numbers of the count sequence; the one at index `asked` is missing. */
type Said = { readonly first: number; readonly step: number; readonly long: number; readonly asked: number };

const saidNumbers = ({ first, step, long }: Said): number[] => range(0, long - 1).map((at) => first + at * step);
const missing = ({ first, step, asked }: Said): number => first + asked * step;
const shown = (p: Said): string =>
  saidNumbers(p)
    .map((n, at) => (at === p.asked ? '?' : String(n)))
    .join(', ');

const comesNext = (first: number, shownFirst: number, step = 1): Said => ({
  first,
  step,
  long: shownFirst + 1,
  asked: shownFirst,
});

const sayNumbers = (
  asked: string,
): Pick<Parameters<typeof skill<Said>>[0], 'pose' | 'solve' | 'hints' | 'confirms'> => ({
  pose: (p) => ({ prompt: asked, math: shown(p), answer: numberAnswer(missing(p)) }),
  solve: (p) =>
    steps([
      saidNumbers(p).join(', '),
      `Say the numbers in order: ${p.step === 1 ? 'each is one more' : 'each is ten more'}.`,
    ]),
  hints: (p) =>
    hintsHiding(
      missing(p),
      shown(p),
      'Say the numbers aloud. Point to each one.',
      p.step === 1 ? 'Which number comes right after the one before the gap?' : 'You are counting by tens.',
    ),
  confirms: (p, key) => Number(key) - (p.asked - 1) * p.step - p.first === p.step,
});

/** Kindergarten: count to 100 by ones and by tens. */
const countToHundred = skill<Said>({
  code: 'whole-numbers.count-to-hundred',
  name: 'Count to 100 by ones and by tens',
  canDo: 'I can count to 100.',
  grade: 0,
  standards: ['K.CC.A.1'],
  prerequisites: [],
  cases: {
    ones: {
      label: 'by ones',
      draw: (rng, level) => comesNext(rng.int(1, byLevel(level, 5, 12, 18)) + byLevel(level, 0, 3, 5), rng.int(2, 4)),
    },
    'past-a-ten': {
      label: 'by ones, past a ten',
      draw: fromPool((level) =>
        range(1, byLevel(level, 4, 6, 9)).flatMap((ten) => [2, 3, 4].map((n) => comesNext(10 * ten + 10 - n, n))),
      ),
    },
    tens: {
      label: 'by tens',
      draw: fromPool((level) =>
        [2, 3, 4].flatMap((n) => range(1, byLevel(level, 6, 8, 9) - n + 1).map((ten) => comesNext(10 * ten, n, 10))),
      ),
    },
  },
  ...sayNumbers('Count. What number comes next?'),
  mistakes: {
    'whole-numbers.skips-a-number-word': (p) =>
      wrote(missing(p) + p.step, [
        `${missing(p) - p.step}, ${missing(p) + p.step}`,
        'Say the next number, and leave one out.',
      ]),
    'whole-numbers.tens-stay-behind': (p) =>
      p.step === 1 && missing(p) % 10 === 0
        ? wrote(missing(p) - 10, [`${missing(p) - 1}, ${missing(p) - 10}`, 'The nine goes back to zero.'])
        : undefined,
    'whole-numbers.decade-word-ten': (p) =>
      p.step === 1 && missing(p) % 10 === 0
        ? wrote(`${missing(p) / 10 - 1}10`, [`${missing(p) - 1}, ${missing(p) / 10 - 1}10`, 'After nine comes ten.'])
        : undefined,
    'whole-numbers.counts-ones-for-tens': (p) =>
      p.step === 10
        ? wrote(missing(p) - 9, [`${missing(p) - 10}, ${missing(p) - 9}`, 'Say the next number.'])
        : undefined,
  },
});

const inside =
  (asked: number): Draw<Said> =>
  (rng, level) => ({
    first: rng.int(byLevel(level, 2, 8, 20), byLevel(level, 12, 40, 90)),
    step: 1,
    long: 4,
    asked,
  });

/** Kindergarten: count on from any number. */
const countFrom = skill<Said>({
  code: 'whole-numbers.count-from-a-number',
  name: 'Count forward from any number',
  canDo: 'I can start at any number and count on.',
  grade: 0,
  standards: ['K.CC.A.2'],
  prerequisites: ['whole-numbers.count-to-hundred'],
  cases: {
    second: { label: 'the number right after the first', draw: inside(1) },
    between: { label: 'a number between two others', draw: inside(2) },
    last: { label: 'the number at the end', draw: inside(3) },
  },
  ...sayNumbers('Count on. What number is missing?'),
  mistakes: {
    'whole-numbers.starts-again-at-one': (p) =>
      wrote(p.asked + 1, [range(1, p.asked + 1).join(', '), 'Start to count at one.']),
    // The number after a gap is printed there: only at the end another one can be said.
    'whole-numbers.skips-a-number-word': (p) =>
      p.asked < p.long - 1
        ? undefined
        : wrote(missing(p) + 1, [`${missing(p) - 1}, ${missing(p) + 1}`, 'Say the next number, and leave one out.']),
    'whole-numbers.counts-the-other-way': (p) =>
      wrote(missing(p) - 2, [`${missing(p) - 1}, ${missing(p) - 2}`, 'Say the number that comes next, going back.']),
  },
});

/** A number of objects to write as a numeral; zero if none of these objects is there. */
type Written = { readonly n: number; readonly of: string; readonly where: string };

const places = ['in the box', 'in the bag', 'on the table', 'in the jar'] as const;

/** Kindergarten: write the numerals from 0 to 20. */
const writeNumerals = skill<Written>({
  code: 'whole-numbers.write-numerals',
  name: 'Write numbers from 0 to 20',
  canDo: 'I can write the numbers to 20.',
  grade: 0,
  standards: ['K.CC.A.3'],
  prerequisites: ['whole-numbers.count-to-hundred'],
  cases: {
    small: { label: 'zero to ten', draw: (rng) => ({ n: rng.int(0, 10), of: '', where: '' }) },
    teen: { label: 'eleven to twenty', draw: (rng) => ({ n: rng.int(11, 20), of: '', where: '' }) },
    none: {
      label: 'how many, where there are none',
      draw: (rng) => ({ n: 0, of: rng.pick(smallThings).many, where: rng.pick(places) }),
    },
  },
  pose: ({ n, of, where }) => ({
    prompt:
      of === ''
        ? `Write the number ${ONES[n] ?? 'twenty'}.`
        : `There are no ${of} ${where}. How many ${of} are there? Write the number.`,
    answer: numberAnswer(n),
  }),
  solve: ({ n, of }) =>
    steps([
      String(n),
      of !== ''
        ? 'None is zero. Zero is a number, and we write 0.'
        : n > 10 && n < 20
          ? `This is one ten and ${n - 10} more: the 1 for the ten comes first, then ${n - 10}. We write ${n}.`
          : `We write ${n}.`,
    ]),
  hints: ({ n, of }) =>
    of !== ''
      ? ['Which number means that there is nothing?', 'It looks like a ring.']
      : [
          'Say the numbers in order until you hear this one.',
          n > 10 && n < 20 ? 'It is one ten and some more. Write the ten first.' : 'Find it on a number chart.',
        ],
  confirms: ({ n }, key) => range(1, Number(key)).length === n && /^\d+$/.test(key),
  mistakes: {
    'whole-numbers.teen-digits-reversed': ({ n }) =>
      n > 11 && n < 20
        ? wrote(`${n - 10}1`, [`${n - 10}1`, `Write ${n - 10}, as it is heard first, then the ten.`])
        : undefined,
    'whole-numbers.teen-heard-as-tens': ({ n }) =>
      n > 12 && n < 20
        ? wrote((n - 10) * 10, [String((n - 10) * 10), `Write the number of ${n - 10} tens.`])
        : undefined,
    'whole-numbers.looks-like-digits': ({ n, of }) => {
      const other = of === '' ? ({ 6: 9, 9: 6, 2: 5, 5: 2 } as Readonly<Record<number, number>>)[n] : undefined;
      return other === undefined ? undefined : wrote(other, [String(other), 'Draw it the way it is remembered.']);
    },
    'whole-numbers.zero-is-one': ({ n }) => (n === 0 ? wrote(1, ['1', 'Numbers begin with one.']) : undefined),
  },
});

export const kindergartenSequenceSkills: readonly Skill[] = [countToHundred, countFrom, writeNumerals];
