import { numberInWords } from '../../number-names.ts';
import type { Rng } from '../../types.ts';
import { byLevel } from '../kit/by-level.ts';
import { isNear, scaledText } from '../kit/fraction-text.ts';
import { type Cases, casesOf, type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { partOf, placeName, placeWords } from './decimal-numbers.ts';

type DigitParams = { readonly number: string; readonly place: number };

const digitOf = ({ number, place }: DigitParams): number => Number(partOf(number)[place - 1] ?? 0);

/** Grade 5: the value of one digit. */
export const placeValue = skill<DigitParams>({
  code: 'decimals.place-value',
  name: 'Give the value of a digit in a decimal',
  canDo: 'I can say what each digit of a decimal is worth.',
  grade: 5,
  standards: ['5.NBT.A.1', '5.NBT.A.3a'],
  prerequisites: ['decimals.shaded'],
  cases: casesOf({ tenths: 'tenths', hundredths: 'hundredths', thousandths: 'thousandths' }, (rng, level, caseId) => {
    const place = caseId === 'tenths' ? 1 : caseId === 'hundredths' ? 2 : 3;
    const places = Math.max(place, byLevel(level, 2, 3, 3));
    // All digits differ, so that "the digit 7" is only one digit.
    const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const before = digits.slice(0, byLevel(level, 1, 1, 2)).join('');
    return { number: `${before}.${digits.slice(3, 3 + places).join('')}`, place };
  }),
  pose: (params) => ({
    prompt: `What is the value of the digit ${digitOf(params)} in \`${params.number}\`? Write a decimal or a fraction.`,
    answer: { kind: 'number', key: scaledText(digitOf(params), params.place) },
  }),
  solve: (params) =>
    steps(
      [
        params.number,
        `After the decimal point come tenths, hundredths, thousandths. The digit ${digitOf(params)} stands for ${placeName(params.place)}s.`,
      ],
      [`${digitOf(params)}/${10 ** params.place}`, `So it is worth ${placeWords(digitOf(params), params.place)}.`],
      [scaledText(digitOf(params), params.place), 'Written as a decimal.'],
    ),
  hints: (params) => [
    'Name the places after the decimal point one after the other: the first one is the tenths.',
    `The digit ${digitOf(params)} is number ${params.place} after the decimal point. What is this place called?`,
  ],
  confirms: ({ number, place }, key) => {
    const [upTo, before] = [
      Math.floor(Number(number) * 10 ** place + 1e-6),
      Math.floor(Number(number) * 10 ** (place - 1) + 1e-6),
    ];
    return isNear(key, (upTo - 10 * before) / 10 ** place);
  },
  mistakes: {
    'decimals.whole-number-names': (params) => {
      const found = String(digitOf(params) * 10 ** (partOf(params.number).length - params.place));
      return wrote(
        found,
        [partOf(params.number), 'Read what stands after the decimal point as a whole number.'],
        [found, 'Find the digit in it.'],
      );
    },
    'decimals.oneths': (params) => {
      const found = scaledText(digitOf(params), params.place - 1);
      return wrote(found, [
        found,
        'Before the point: ones, tens, hundreds. Behind it the same: "oneths", tenths, hundredths.',
      ]);
    },
  },
});

type NameParams = { readonly whole: number; readonly units: number; readonly places: number };

const nameOf = ({ whole, units, places }: NameParams): string =>
  whole === 0 ? placeWords(units, places) : `${numberInWords(whole)} and ${placeWords(units, places)}`;
const writtenName = ({ whole, units, places }: NameParams): string => scaledText(whole * 10 ** places + units, places);

/** A number to be named; `unitsOf` draws the units of its decimal part, between 1 and ten times `high`. */
const drawName =
  (unitsOf: (rng: Rng, high: number) => number): Draw<NameParams> =>
  (rng, level) => {
    const places = byLevel(level, 2, rng.int(2, 3), 3);
    const whole = rng.int(0, byLevel(level, 5, 12, 120));
    const units = unitsOf(rng, 10 ** (places - 1));
    return { whole, units: units % 10 === 0 ? units + 1 : units, places };
  };

const nameCases: Cases<NameParams> = {
  full: { label: 'every place has a digit', draw: drawName((rng, high) => rng.int(high, 10 * high - 1)) },
  zero: { label: 'zeros after the decimal point', draw: drawName((rng, high) => rng.int(1, high - 1)) },
};

/** Grade 5: from words to digits. */
export const writeDecimal = skill<NameParams>({
  code: 'decimals.write',
  name: 'Write a decimal from words',
  canDo: 'I can write a decimal that I hear.',
  grade: 5,
  standards: ['5.NBT.A.3a'],
  prerequisites: ['decimals.place-value'],
  cases: nameCases,
  pose: (params) => ({
    prompt: `Write as a decimal: ${nameOf(params)}.`,
    answer: { kind: 'number', key: writtenName(params) },
  }),
  solve: (params) =>
    steps(
      [
        `${params.whole} + ${params.units}/${10 ** params.places}`,
        `The name ends in ${placeName(params.places)}s: the last digit stands in the ${placeName(params.places)}s place.`,
      ],
      [writtenName(params), `That is place ${params.places} after the decimal point. Zeros fill the places before it.`],
    ),
  hints: ({ places, units }) => [
    `Where do ${placeName(places)}s stand? How many digits must stand after the decimal point?`,
    `The last digit of ${units} goes into the ${placeName(places)}s place. Write a zero in each empty place between.`,
  ],
  confirms: ({ whole, units, places }, key) => isNear(key, whole + units / 10 ** places),
  mistakes: {
    'decimals.ignores-place-name': ({ whole, units, places }) =>
      String(units).length === places
        ? undefined
        : wrote(`${whole}.${units}`, [`${whole}.${units}`, 'Write the number after the decimal point.']),
    'decimals.zeros-by-name': ({ whole, units, places }) => {
      const found = `${whole}.${'0'.repeat(places)}${units}`;
      return wrote(found, [found, `A ${10 ** places} has ${places} zeros, so write ${places} zeros first.`]);
    },
  },
});

/** Grade 5: from digits to words, as a choice. */
export const readDecimalName = skill<NameParams>({
  code: 'decimals.read',
  name: 'Read a decimal aloud',
  canDo: 'I can read a decimal with its place name.',
  grade: 5,
  standards: ['5.NBT.A.3a'],
  prerequisites: ['decimals.place-value'],
  cases: nameCases,
  pose: (params) => ({
    prompt: `How do you read \`${writtenName(params)}\`?`,
    answer: {
      kind: 'choice',
      key: placeName(params.places),
      options: [1, 2, 3, 4]
        .filter((places) => Math.abs(places - params.places) <= 1)
        .map((places) => ({ id: placeName(places), label: nameOf({ ...params, places }) })),
    },
  }),
  solve: (params) =>
    steps(
      [
        writtenName(params),
        `The last digit is ${params.places} places after the decimal point: that is the ${placeName(params.places)}s place.`,
      ],
      [`${params.whole} + ${params.units}/${10 ** params.places}`, `So read: ${nameOf(params)}.`],
    ),
  hints: () => [
    'Name the places after the decimal point: tenths, then hundredths, then thousandths.',
    'The name of the whole part after the decimal point comes from the place of its last digit.',
  ],
  confirms: (params, key) => placeName(writtenName(params).split('.')[1]?.length ?? 0) === key,
  mistakes: {
    'decimals.oneths': (params) =>
      wrote(placeName(params.places - 1), [
        writtenName(params),
        'After the decimal point: "oneths", tenths, hundredths.',
      ]),
  },
});
