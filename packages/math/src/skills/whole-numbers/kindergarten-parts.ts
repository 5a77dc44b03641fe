import type { Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { drawnAt, inRows } from '../kit/drawn-things.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { bar } from './story-parts.ts';

/** A whole and one of its two parts. `shown`: a part of another way to split it, which the question mentions; 0 if none. */
type Split = { readonly whole: number; readonly part: number; readonly shown: number };

const rest = ({ whole, part }: Split): number => whole - part;
const equation = ({ whole, part }: Split): string => `${whole} = ${part} + ?`;
const addsThem = (p: Split) =>
  wrote(p.whole + p.part, [`${p.whole} + ${p.part} = ${p.whole + p.part}`, 'There is a plus, so add.']);
const countsThePart = (p: Split) =>
  wrote(rest(p) + 1, [range(p.part, p.whole).join(', '), `Count the numbers from ${p.part} to ${p.whole}.`]);

/** Kindergarten: split a number into two parts in more than one way. */
const partsOfNumber = skill<Split>({
  code: 'whole-numbers.parts-of-a-number',
  name: 'Break a number into two parts in more than one way',
  canDo: 'I can break a number apart in different ways.',
  grade: 0,
  standards: ['K.OA.A.3'],
  prerequisites: ['whole-numbers.within-five'],
  cases: {
    one: {
      label: 'one way',
      draw: fromPool((level) =>
        range(byLevel(level, 3, 5, 7), byLevel(level, 6, 8, 10)).flatMap((whole) =>
          range(1, whole - 1).map((part) => ({ whole, part, shown: 0 })),
        ),
      ),
    },
    another: {
      label: 'another way',
      draw: fromPool((level) =>
        range(byLevel(level, 4, 5, 7), byLevel(level, 6, 8, 10)).flatMap((whole) =>
          range(1, whole - 1).flatMap((shown) =>
            range(1, whole - 1)
              .filter((part) => part !== shown && part !== whole - shown)
              .map((part) => ({ whole, part, shown })),
          ),
        ),
      ),
    },
  },
  pose: (p) => ({
    prompt:
      p.shown === 0
        ? 'Which number is missing?'
        : `\`${p.whole}\` is \`${p.shown}\` and \`${p.whole - p.shown}\`. Make it another way. Which number is missing?`,
    math: equation(p),
    answer: numberAnswer(rest(p)),
    picture: bar(
      'A bar in two parts. One part is not known.',
      [
        [p.part, String(p.part)],
        [rest(p), '?'],
      ],
      String(p.whole),
    ),
  }),
  solve: (p) => steps([`${p.whole} = ${p.part} + ${rest(p)}`, `Take ${p.part} from ${p.whole}. ${rest(p)} is left.`]),
  hints: (p) =>
    hintsHiding(
      rest(p),
      `${equation(p)} ${p.shown} ${p.whole - p.shown}`,
      'Hold up as many fingers as the whole. Fold down the part you know.',
      'How many fingers are still up?',
    ),
  confirms: (p, key) => inRows(p.whole, 5).slice(p.part).length === amountOf(key),
  mistakes: {
    'whole-numbers.operates-on-what-is-shown': addsThem,
    'whole-numbers.counts-the-start': countsThePart,
    'whole-numbers.keeps-the-other-part': (p) =>
      p.shown === 0
        ? undefined
        : wrote(p.whole - p.shown, [String(p.whole - p.shown), 'Write the part that stands there already.']),
  },
});

const toTen: Draw<Split> = (rng) => ({ whole: 10, part: rng.int(1, 9), shown: 0 });

/** Kindergarten: find the number that makes ten. */
const fillTen = skill<Split>({
  code: 'whole-numbers.fill-a-ten-frame',
  name: 'Find what makes ten',
  canDo: 'I can find how many more make ten.',
  grade: 0,
  standards: ['K.OA.A.4'],
  prerequisites: ['whole-numbers.parts-of-a-number'],
  cases: {
    frame: { label: 'a ten-frame', draw: toTen, few: 'There are nine numbers from 1 to 9.' },
    equation: {
      label: 'an equation',
      draw: (rng, level) => ({ ...toTen(rng, level), shown: 1 }),
      few: 'There are nine numbers from 1 to 9.',
    },
  },
  pose: (p) =>
    p.shown === 0
      ? {
          prompt: 'How many more dots make ten?',
          answer: numberAnswer(rest(p)),
          picture: {
            kind: 'array',
            rows: 2,
            columns: 5,
            shaded: p.part,
            alt: `A frame with two rows of five. Filled: ${range(1, p.part)
              .map(() => 'one')
              .join(', ')}.`,
          },
        }
      : { prompt: 'Make ten. Which number is missing?', math: `${p.part} + ? = 10`, answer: numberAnswer(rest(p)) },
  solve: (p) => steps([`${p.part} + ${rest(p)} = 10`, `Count on from ${p.part} to 10: ${rest(p)} more.`]),
  hints: (p) =>
    hintsHiding(
      rest(p),
      p.shown === 0 ? '10' : `${p.part} + ? = 10`,
      'How many dots are still empty?',
      'Hold up all your fingers. Fold down the ones you have.',
    ),
  confirms: (p, key) => drawnAt('ball', inRows(p.part + amountOf(key), 5)).length === 10,
  mistakes: {
    'whole-numbers.says-the-old-number': (p) => wrote(p.part, [String(p.part), 'Count the ones that are there.']),
    'whole-numbers.makes-five-not-ten': (p) =>
      p.part >= 5 ? undefined : wrote(5 - p.part, [`${p.part} + ${5 - p.part} = 5`, 'Go on to five.']),
  },
});

/** A teen number. `ask`: whether to find the number from ten and some ones, the ones, or the number in a picture. */
type Teen = { readonly ones: number; readonly ask: 'whole' | 'ones' | 'picture' };
const teen =
  (ask: Teen['ask']): Draw<Teen> =>
  (rng) => ({ ones: rng.int(1, 9), ask });
const NINE_TEENS = 'There are nine numbers from 11 to 19.';

/** Kindergarten: split eleven to nineteen into ten and some ones. */
const teenNumbers = skill<Teen>({
  code: 'whole-numbers.teen-numbers',
  name: 'See 11 to 19 as ten and some ones',
  canDo: 'I can make a teen number from ten and some more.',
  grade: 0,
  standards: ['K.NBT.A.1'],
  prerequisites: ['whole-numbers.count-to-twenty', 'whole-numbers.write-numerals'],
  cases: {
    picture: { label: 'a ten and ones in a picture', draw: teen('picture'), few: NINE_TEENS },
    whole: { label: 'ten and ones put together', draw: teen('whole'), few: NINE_TEENS },
    ones: { label: 'taken apart', draw: teen('ones'), few: NINE_TEENS },
  },
  pose: ({ ones, ask }) => ({
    prompt: {
      picture: 'One bar is ten. What number is this?',
      whole: 'Put them together.',
      ones: 'Which number is missing?',
    }[ask],
    ...(ask === 'picture'
      ? {
          picture: {
            kind: 'base-ten' as const,
            tens: 1,
            ones,
            alt: `One bar of ten, and: ${range(1, ones)
              .map(() => 'one')
              .join(', ')}.`,
          },
        }
      : { math: ask === 'whole' ? `10 + ${ones}` : `${10 + ones} = 10 + ?` }),
    answer: numberAnswer(ask === 'ones' ? ones : 10 + ones),
  }),
  solve: ({ ones }) =>
    steps([
      `${10 + ones} = 10 + ${ones}`,
      `Ten and ${ones} more is ${10 + ones}. Ten and ${ones}: ${ones} ${ones === 1 ? 'one is' : 'ones are'} left over.`,
    ]),
  hints: ({ ones, ask }) =>
    hintsHiding(
      ask === 'ones' ? ones : 10 + ones,
      ask === 'whole' ? `10 + ${ones}` : ask === 'ones' ? `${10 + ones} = 10 + ?` : '',
      'Start at ten. Count on, one for each of the ones.',
      'The first digit says: one ten. The second digit says how many more.',
    ),
  confirms: ({ ones, ask }, key) => range(1, amountOf(key)).length - (ask === 'ones' ? 0 : 10) === ones,
  mistakes: {
    'whole-numbers.ten-counted-as-one': ({ ones, ask }) =>
      ask === 'ones' ? undefined : wrote(ones + 1, [`1 + ${ones} = ${ones + 1}`, 'Count the ten as one.']),
    'whole-numbers.teen-digits-reversed': ({ ones, ask }) =>
      ask === 'ones' || ones === 1 ? undefined : wrote(`${ones}1`, [`${ones}1`, `Write ${ones} first, then the ten.`]),
    'whole-numbers.writes-as-heard': ({ ones, ask }) =>
      ask === 'ones' ? undefined : wrote(`10${ones}`, [`10${ones}`, `Write 10, and ${ones} after it.`]),
    'whole-numbers.operates-on-what-is-shown': ({ ones, ask }) =>
      ask === 'ones' ? wrote(20 + ones, [`${10 + ones} + 10 = ${20 + ones}`, 'There is a plus, so add.']) : undefined,
    'whole-numbers.says-the-old-number': ({ ones, ask }) =>
      ask === 'ones' ? wrote(10 + ones, [String(10 + ones), 'Write the number that is there.']) : undefined,
  },
});

export const kindergartenPartSkills: readonly Skill[] = [partsOfNumber, fillTen, teenNumbers];
