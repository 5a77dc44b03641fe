import { defineSkill } from '../../generate.ts';
import { decimalText, fractionOf, isNear, readDecimal, scaledText } from '../shared/fraction-text.ts';
import { byLevel, lines, mistaken } from '../shared/working.ts';
import { inWords, partOf, placeName, placeWords, wholeOf } from './decimal-numbers.ts';

type DigitParams = { readonly number: string; readonly place: number };

const digitOf = ({ number, place }: DigitParams): number => Number(partOf(number)[place - 1] ?? 0);

/** Grade 5: the value of one digit. */
export const placeValue = defineSkill<DigitParams>({
  code: 'decimals.place-value',
  name: 'Give the value of a digit in a decimal',
  canDo: 'I can say what each digit of a decimal is worth.',
  grade: 5,
  domain: 'decimals',
  standards: ['5.NBT.A.1', '5.NBT.A.3a'],
  prerequisites: ['decimals.shaded'],
  cases: [
    { id: 'tenths', label: 'tenths' },
    { id: 'hundredths', label: 'hundredths' },
    { id: 'thousandths', label: 'thousandths' },
  ],
  draw: (rng, level, caseId) => {
    const place = caseId === 'tenths' ? 1 : caseId === 'hundredths' ? 2 : 3;
    const places = Math.max(place, byLevel(level, 2, 3, 3));
    // All digits differ, so that "the digit 7" is only one digit.
    const digits = rng.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const before = digits.slice(0, byLevel(level, 1, 1, 2)).join('');
    return { number: `${before}.${digits.slice(3, 3 + places).join('')}`, place };
  },
  pose: (params) => ({
    prompt: `What is the value of the digit ${digitOf(params)} in \`${params.number}\`? Write a decimal or a fraction.`,
    answer: { kind: 'number', key: scaledText(digitOf(params), params.place) },
  }),
  solve: (params) =>
    lines(
      [
        params.number,
        `Behind the point come tenths, hundredths, thousandths. The digit ${digitOf(params)} stands for ${placeName(params.place)}s.`,
      ],
      [`${digitOf(params)}/${10 ** params.place}`, `So it is worth ${placeWords(digitOf(params), params.place)}.`],
      [scaledText(digitOf(params), params.place), 'Written as a decimal.'],
    ),
  hints: (params) => [
    'Name the places behind the point one after the other: the first one is the tenths.',
    `The digit ${digitOf(params)} is number ${params.place} behind the point. What is this place called?`,
  ],
  confirms: ({ number, place }, key) => {
    const [upTo, before] = [
      Math.floor(Number(number) * 10 ** place + 1e-6),
      Math.floor(Number(number) * 10 ** (place - 1) + 1e-6),
    ];
    return isNear(key, (upTo - 10 * before) / 10 ** place);
  },
  misconceptions: [
    {
      id: 'decimals.whole-number-names',
      work: (params) => {
        const found = String(digitOf(params) * 10 ** (partOf(params.number).length - params.place));
        return mistaken(
          found,
          [partOf(params.number), 'Read what stands behind the point as a whole number.'],
          [found, 'Find the digit in it.'],
        );
      },
    },
    {
      id: 'decimals.oneths',
      work: (params) => {
        const found = scaledText(digitOf(params), params.place - 1);
        return mistaken(found, [
          found,
          'Before the point: ones, tens, hundreds. Behind it the same: "oneths", tenths, hundredths.',
        ]);
      },
    },
  ],
});

type NameParams = { readonly whole: number; readonly units: number; readonly places: number };

const nameOf = ({ whole, units, places }: NameParams): string =>
  whole === 0 ? placeWords(units, places) : `${inWords(whole)} and ${placeWords(units, places)}`;
const writtenName = ({ whole, units, places }: NameParams): string => scaledText(whole * 10 ** places + units, places);

const nameCases = [
  { id: 'full', label: 'every place has a digit' },
  { id: 'zero', label: 'zeros behind the point' },
];

function drawName(rng: { int: (low: number, high: number) => number }, level: 1 | 2 | 3, caseId: string): NameParams {
  const places = byLevel(level, 2, rng.int(2, 3), 3);
  const whole = rng.int(0, byLevel(level, 5, 12, 120));
  const high = 10 ** (places - 1);
  const units = caseId === 'zero' ? rng.int(1, high - 1) : rng.int(high, 10 ** places - 1);
  return { whole, units: units % 10 === 0 ? units + 1 : units, places };
}

/** Grade 5: from words to digits. */
export const writeDecimal = defineSkill<NameParams>({
  code: 'decimals.write',
  name: 'Write a decimal from words',
  canDo: 'I can write a decimal that I hear.',
  grade: 5,
  domain: 'decimals',
  standards: ['5.NBT.A.3a'],
  prerequisites: ['decimals.place-value'],
  cases: nameCases,
  draw: drawName,
  pose: (params) => ({
    prompt: `Write as a decimal: ${nameOf(params)}.`,
    answer: { kind: 'number', key: writtenName(params) },
  }),
  solve: (params) =>
    lines(
      [
        `${params.whole} + ${params.units}/${10 ** params.places}`,
        `The name ends in ${placeName(params.places)}s: the last digit stands in the ${placeName(params.places)}s place.`,
      ],
      [writtenName(params), `That is place ${params.places} behind the point. Zeros fill the places before it.`],
    ),
  hints: ({ places, units }) => [
    `Where do ${placeName(places)}s stand? How many digits must stand behind the point?`,
    `The last digit of ${units} goes into the ${placeName(places)}s place. Write a zero in each empty place between.`,
  ],
  confirms: ({ whole, units, places }, key) => isNear(key, whole + units / 10 ** places),
  misconceptions: [
    {
      id: 'decimals.ignores-place-name',
      work: ({ whole, units, places }) =>
        String(units).length === places
          ? undefined
          : mistaken(`${whole}.${units}`, [`${whole}.${units}`, 'Write the number behind the point.']),
    },
    {
      id: 'decimals.zeros-by-name',
      work: ({ whole, units, places }) => {
        const found = `${whole}.${'0'.repeat(places)}${units}`;
        return mistaken(found, [found, `A ${10 ** places} has ${places} zeros, so write ${places} zeros first.`]);
      },
    },
  ],
});

/** Grade 5: from digits to words, as a choice. */
export const readDecimalName = defineSkill<NameParams>({
  code: 'decimals.read',
  name: 'Read a decimal aloud',
  canDo: 'I can read a decimal with its place name.',
  grade: 5,
  domain: 'decimals',
  standards: ['5.NBT.A.3a'],
  prerequisites: ['decimals.place-value'],
  cases: nameCases,
  draw: drawName,
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
    lines(
      [
        writtenName(params),
        `The last digit is ${params.places} places behind the point: that is the ${placeName(params.places)}s place.`,
      ],
      [`${params.whole} + ${params.units}/${10 ** params.places}`, `So read: ${nameOf(params)}.`],
    ),
  hints: () => [
    'Name the places behind the point: tenths, then hundredths, then thousandths.',
    'The name of the whole part behind the point comes from the place of its last digit.',
  ],
  confirms: (params, key) => placeName(writtenName(params).split('.')[1]?.length ?? 0) === key,
  misconceptions: [
    {
      id: 'decimals.oneths',
      work: (params) =>
        mistaken(placeName(params.places - 1), [
          writtenName(params),
          'Behind the point: "oneths", tenths, hundredths.',
        ]),
    },
    {
      id: 'decimals.zeros-by-name',
      work: (params) =>
        mistaken(placeName(params.places + 1), [
          writtenName(params),
          `There are ${params.places} digits behind the point, and with the 1 in front that is one more.`,
        ]),
    },
  ],
});

type ShadedParams = { readonly parts: number; readonly shaded: number };

/** Grade 4: a shaded strip of ten or a grid of a hundred as a decimal. */
export const shadedDecimal = defineSkill<ShadedParams>({
  code: 'decimals.shaded',
  name: 'Write the shaded part as a decimal',
  canDo: 'I can write tenths and hundredths as a decimal.',
  grade: 4,
  domain: 'decimals',
  standards: ['4.NF.C.6'],
  prerequisites: ['fractions.name-shaded'],
  cases: [
    { id: 'tenths', label: 'tenths' },
    { id: 'hundredths', label: 'hundredths, ten or more' },
    { id: 'few-hundredths', label: 'fewer than ten hundredths' },
  ],
  draw: (rng, level, caseId) => {
    if (caseId === 'tenths') return { parts: 10, shaded: rng.int(1, 9) };
    if (caseId === 'few-hundredths') return { parts: 100, shaded: rng.int(1, 9) };
    const tens = rng.int(1, 9);
    return { parts: 100, shaded: level === 1 ? tens * 10 + 5 : tens * 10 + rng.int(1, 9) };
  },
  pose: ({ parts, shaded }) => ({
    prompt: `The whole ${parts === 10 ? 'strip' : 'square'} is 1. Write the shaded part as a decimal.`,
    picture: {
      kind: 'array',
      alt: `${parts === 10 ? 'A strip of 10 equal parts' : 'A square of 100 equal small squares'}, ${shaded} shaded.`,
      rows: parts / 10,
      columns: 10,
      shaded,
    },
    answer: { kind: 'number', key: decimalText(fractionOf(shaded, parts)), forms: ['decimal'] },
  }),
  solve: ({ parts, shaded }) =>
    lines(
      [`${shaded}/${parts}`, `${shaded} of ${parts} equal parts are shaded.`],
      [
        decimalText(fractionOf(shaded, parts)),
        parts === 10
          ? 'Tenths stand right behind the point.'
          : 'Hundredths stand in the second place behind the point.',
      ],
    ),
  hints: ({ parts }) => [
    `What is one part called when the whole is cut into ${parts}?`,
    parts === 10
      ? 'Tenths stand in the first place behind the point.'
      : 'Hundredths end in the second place behind the point. How many tenths are full?',
  ],
  confirms: ({ parts, shaded }, key) => Math.round(Number(key) * parts) === shaded && isNear(key, shaded / parts),
  misconceptions: [
    {
      id: 'decimals.bar-as-point',
      work: ({ parts, shaded }) => mistaken(`${shaded}.${parts}`, [`${shaded}.${parts}`, `${shaded} out of ${parts}.`]),
    },
    {
      id: 'decimals.ignores-place-name',
      work: ({ parts, shaded }) =>
        parts === 100 && shaded < 10
          ? mistaken(`0.${shaded}`, [`0.${shaded}`, 'Write the number of parts behind the point.'])
          : undefined,
    },
    {
      id: 'decimals.zeros-by-name',
      work: ({ parts, shaded }) => {
        const found = `0.${'0'.repeat(String(parts).length - 1)}${shaded}`;
        return mistaken(found, [
          found,
          `${parts} has ${String(parts).length - 1} ${parts === 10 ? 'zero' : 'zeros'}, so write as many first.`,
        ]);
      },
    },
  ],
});

type MoneyParams = { readonly dollars: number; readonly cents: number };

/** Grade 4: dollars and cents as one decimal. */
export const dollarsAndCents = defineSkill<MoneyParams>({
  code: 'decimals.dollars-and-cents',
  name: 'Write dollars and cents as a decimal',
  canDo: 'I can write an amount of money with a decimal point.',
  grade: 4,
  domain: 'decimals',
  standards: ['4.MD.A.2', '4.NF.C.6'],
  prerequisites: ['decimals.shaded'],
  cases: [
    { id: 'two-digits', label: 'ten cents or more' },
    { id: 'one-digit', label: 'fewer than ten cents' },
  ],
  draw: (rng, level, caseId) => ({
    dollars: rng.int(byLevel(level, 1, 0, 10), byLevel(level, 9, 40, 250)),
    cents: caseId === 'one-digit' ? rng.int(1, 9) : rng.int(10, 99),
  }),
  pose: ({ dollars, cents }) => ({
    prompt: `Write as a decimal number of dollars: ${dollars} ${dollars === 1 ? 'dollar' : 'dollars'} and ${cents} ${cents === 1 ? 'cent' : 'cents'}.`,
    answer: { kind: 'quantity', key: `$${scaledText(dollars * 100 + cents, 2)}`, units: ['$', 'dollars', 'dollar'] },
  }),
  solve: ({ dollars, cents }) =>
    lines(
      [`${dollars} + ${cents}/100`, 'One cent is one hundredth of a dollar.'],
      [`${scaledText(dollars * 100 + cents, 2)}`, 'Hundredths end in the second place behind the point.'],
    ),
  hints: ({ cents }) => [
    'How many cents make one dollar? So what part of a dollar is one cent?',
    cents < 10
      ? 'Are there any tenths of a dollar, that is, any dimes? What goes into that place?'
      : 'How many tenths of a dollar, that is, dimes, are in the cents?',
  ],
  confirms: ({ dollars, cents }, key) => Math.round(Number(key.replace('$', '')) * 100) === dollars * 100 + cents,
  misconceptions: [
    {
      id: 'decimals.money-point-as-separator',
      work: ({ dollars, cents }) =>
        cents < 10
          ? mistaken(`${dollars}.${cents}`, [`${dollars}.${cents}`, 'The point stands between dollars and cents.'])
          : undefined,
    },
    {
      id: 'decimals.zeros-by-name',
      work: ({ dollars, cents }) =>
        mistaken(`${dollars}.00${cents}`, [
          `${dollars}.00${cents}`,
          'Cents are hundredths, and a hundred has two zeros.',
        ]),
    },
  ],
  read: (text) => {
    const match = /^(\d{1,5}) dollars? and (\d{1,2}) cents?$/i.exec(text.trim());
    return match && readDecimal(match[1] ?? '')
      ? { dollars: wholeOf(match[1] ?? '0'), cents: Number(match[2]) }
      : undefined;
  },
});
