import { numberInWords } from '../../number-names.ts';
import type { Rng, Skill } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { withCommas } from '../kit/contexts.ts';
import { skill } from '../kit/skill.ts';
import { storyOf, tellWith } from '../kit/told.ts';
import { digitsOf, hintsHiding, placeName, placeTitle } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { packStories } from '../stories/counts.ts';
import { expandedForm } from './expanded-form.ts';
import { asHeard, fromNumberWords } from './number-words.ts';

/** A number with `length` different digits, none of them zero. */
const distinctDigits = (rng: Rng, length: number): number =>
  Number(rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]).slice(0, length).join(''));

type DigitPlace = { readonly n: number; readonly place: number };

const digitAt = ({ n, place }: DigitPlace): number => digitsOf(n)[place] ?? 0;

const digitPrompt = (params: DigitPlace): string =>
  `What is the value of the digit ${digitAt(params)} in ${withCommas(params.n)}?`;

const digitValue = skill<DigitPlace>({
  code: 'whole-numbers.digit-value',
  name: 'Value of a digit',
  canDo: 'I can say how much each digit of a number stands for.',
  grade: 2,
  standards: ['1.NBT.B.2', '2.NBT.A.1', '4.NBT.A.1'],
  prerequisites: ['whole-numbers.count-on'],
  cases: {
    tens: {
      label: 'a digit in the tens',
      draw: (rng, level) => {
        const place = 1;
        const length = place + 1 + (level === 1 ? 0 : rng.int(0, 1));
        return { n: distinctDigits(rng, Math.max(2, length)), place };
      },
    },
    hundreds: {
      label: 'a digit in the hundreds',
      draw: (rng, level) => {
        const place = 2;
        const length = place + 1 + (level === 1 ? 0 : rng.int(0, 1));
        return { n: distinctDigits(rng, Math.max(2, length)), place };
      },
    },
    thousands: {
      label: 'a digit in the thousands or above',
      draw: (rng, level) => {
        const place = byLevel(level, 3, 3, rng.int(4, 5));
        const length = place + 1 + (level === 1 ? 0 : rng.int(0, 1));
        return { n: distinctDigits(rng, Math.max(2, length)), place };
      },
    },
  },
  pose: (params) => ({
    prompt: digitPrompt(params),
    answer: numberAnswer(digitAt(params) * 10 ** params.place),
    ...(params.n < 1000
      ? {
          picture: {
            kind: 'base-ten' as const,
            hundreds: Math.floor(params.n / 100),
            tens: Math.floor((params.n % 100) / 10),
            ones: params.n % 10,
            alt: `Blocks for ${params.n}: hundreds, tens and ones.`,
          },
        }
      : {}),
  }),
  solve: (params) => {
    const digit = digitAt(params);
    return steps([
      `${digit} × ${10 ** params.place} = ${digit * 10 ** params.place}`,
      `The ${digit} stands in the ${placeName(params.place)}, so it means ${digit} ${placeName(params.place)}.`,
    ]);
  },
  hints: (params) =>
    hintsHiding(
      digitAt(params) * 10 ** params.place,
      digitPrompt(params),
      params.n < 100
        ? 'Name the places from the right: ones, then tens.'
        : 'Name the places from the right: ones, tens, hundreds, and so on.',
      `In which place does the ${digitAt(params)} stand?`,
      `It stands in the ${placeName(params.place)}. Write that many ${placeName(params.place)} as a number.`,
    ),
  confirms: ({ n, place }, key) => {
    const without = [...String(n)]
      .reverse()
      .map((digit, i) => (i === place ? '0' : digit))
      .reverse()
      .join('');
    return n - Number(without) === Number(key);
  },
  mistakes: {
    'whole-numbers.face-value': (params) =>
      params.place === 0
        ? undefined
        : wrote(digitAt(params), [`${digitAt(params)}`, `The digit is a ${digitAt(params)}.`]),
    'whole-numbers.names-the-place': ({ place, n }) =>
      digitAt({ n, place }) === 1 || place === 0
        ? undefined
        : wrote(10 ** place, [`${10 ** place}`, `It stands in the ${placeName(place)}.`]),
  },
});

type Tens = { readonly n: number; readonly size: number };

const groupsOfTen = skill<Tens>({
  code: 'whole-numbers.groups-of-ten',
  name: 'How many tens or hundreds in a number',
  canDo: 'I can say how many tens or hundreds can be made from a number.',
  grade: 2,
  standards: ['2.NBT.A.1', '4.NBT.A.1'],
  prerequisites: ['whole-numbers.digit-value'],
  cases: {
    'tens-exact': {
      label: 'tens with nothing over',
      draw: (rng, level) => {
        const tens = rng.int(11, byLevel(level, 39, 99, 99));
        return {
          n: tens * 10 + 0 + (level === 3 ? 1000 * rng.int(1, 3) : 0),
          size: 10,
        };
      },
    },
    tens: {
      label: 'tens with ones over',
      draw: (rng, level) => {
        const tens = rng.int(11, byLevel(level, 39, 99, 99));
        return {
          n: tens * 10 + rng.int(1, 9) + (level === 3 ? 1000 * rng.int(1, 3) : 0),
          size: 10,
        };
      },
    },
    hundreds: {
      label: 'hundreds in thousands',
      draw: (rng, level) => ({
        n: rng.int(11, byLevel(level, 29, 89, 99)) * 100 + (level === 1 ? 0 : rng.int(1, 99)),
        size: 100,
      }),
    },
  },
  pose: ({ n, size }) => ({
    prompt: tellWith(storyOf(packStories, Math.floor(n / size))?.[size === 10 ? 'tens' : 'hundreds'], {
      n: withCommas(n),
    }),
    answer: numberAnswer(Math.floor(n / size)),
  }),
  solve: ({ n, size }) => {
    const full = Math.floor(n / size);
    return steps(
      [
        `${full} × ${size} = ${full * size}`,
        `Cover the last ${size === 10 ? 'digit' : 'two digits'}: what is left counts the ${size === 10 ? 'tens' : 'hundreds'}.`,
      ],
      [
        `${full * size} + ${n - full * size} = ${n}`,
        n === full * size
          ? `Nothing is left over: ${full} full ones.`
          : `${n - full * size} left over, not enough for one more: ${full} full ones.`,
      ],
    );
  },
  hints: ({ n, size }) =>
    hintsHiding(
      Math.floor(n / size),
      String(n),
      size === 10
        ? 'One hundred is also ten tens. Count those tens too.'
        : 'One thousand is also ten hundreds. Count those hundreds too.',
      size === 10
        ? 'How many tens make up the hundreds? How many more are there?'
        : 'How many hundreds make up the thousands? How many more are there?',
      'Only full packs count. What is left over stays loose.',
    ),
  confirms: ({ n, size }, key) => Number(key) * size <= n && (Number(key) + 1) * size > n,
  mistakes: {
    'whole-numbers.counts-one-place-only': ({ n, size }) => {
      const digit = Math.floor(n / size) % 10;
      return n < size * 10
        ? undefined
        : wrote(digit, [`${digit}`, `There is a ${digit} in the ${size === 10 ? 'tens' : 'hundreds'} place.`]);
    },
  },
  wordProblem: true,
});

type Plain = { readonly n: number };

const numberWords = skill<Plain>({
  code: 'whole-numbers.number-words',
  name: 'Write a number given in words',
  canDo: 'I can write a number in digits when I hear or read it.',
  grade: 2,
  standards: ['2.NBT.A.3', '4.NBT.A.2'],
  prerequisites: ['whole-numbers.digit-value'],
  cases: {
    'all-places': {
      label: 'every place filled',
      draw: (rng, level) => {
        const ones = rng.int(2, 9) * 10 + rng.int(1, 9);
        const hundreds = level === 3 && rng.chance(0.5) ? 0 : rng.int(1, 9);
        const thousands = level === 3 ? rng.int(1, 9) : 0;
        return { n: thousands * 1000 + hundreds * 100 + ones };
      },
    },
    'no-tens': {
      label: 'no tens',
      draw: (rng, level) => {
        const ones = rng.int(1, 9);
        const hundreds = level === 3 && rng.chance(0.5) ? 0 : rng.int(1, 9);
        const thousands = level === 3 ? rng.int(1, 9) : 0;
        return { n: thousands * 1000 + hundreds * 100 + ones };
      },
    },
    teens: {
      label: 'a teen at the end',
      draw: (rng, level) => {
        const ones = rng.int(13, 19);
        const hundreds = level === 3 && rng.chance(0.5) ? 0 : rng.int(1, 9);
        const thousands = level === 3 ? rng.int(1, 9) : 0;
        return { n: thousands * 1000 + hundreds * 100 + ones };
      },
    },
  },
  pose: ({ n }) => ({ prompt: `Write this number in digits: ${numberInWords(n)}.`, answer: numberAnswer(n) }),
  solve: ({ n }) => {
    const parts = digitsOf(n)
      .map((digit, place) => digit * 10 ** place)
      .filter((part) => part > 0)
      .reverse();
    return steps([`${parts.join(' + ')} = ${n}`, 'Write each part, then put the parts together in their places.']);
  },
  hints: ({ n }) =>
    hintsHiding(
      n,
      numberInWords(n),
      'How many digits will the number have? The largest word tells you.',
      `${placeTitle(String(n).length - 1)} come first. Draw one short line for each digit you need.`,
      'Fill the lines from the left. A place that is not named gets a zero.',
    ),
  confirms: ({ n }, key) => fromNumberWords(numberInWords(n)) === Number(key),
  mistakes: {
    'whole-numbers.writes-as-heard': ({ n }) =>
      n < 100 || n % 100 === 0 ? undefined : wrote(asHeard(n), [asHeard(n), 'Write what you hear, part by part.']),
    'whole-numbers.drops-empty-place': ({ n }) =>
      String(n).includes('0')
        ? wrote(String(n).replaceAll('0', ''), [String(n).replaceAll('0', ''), 'Write the digits that you hear.'])
        : undefined,
  },
});

export const placeValueSkills: readonly Skill[] = [digitValue, groupsOfTen, expandedForm, numberWords];
