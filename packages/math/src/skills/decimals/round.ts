import { byLevel } from '../kit/by-level.ts';
import { readDecimal, scaledText } from '../kit/fraction-text.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { placeName, placesOf, unitsOf } from './decimal-numbers.ts';

type Params = { readonly number: string; readonly to: number };

const toName = (to: number): string => (to === 0 ? 'whole number' : placeName(to));
const roundedUnits = (units: number, drop: number): number => Math.floor((units + 10 ** drop / 2) / 10 ** drop);
const cut = ({ number, to }: Params): number => Math.floor(unitsOf(number) / 10 ** (placesOf(number) - to));
const next = ({ number, to }: Params): string => number.split('.')[1]?.[to] ?? '0';

/** Grade 5: round to a place. */
export const roundDecimal = skill<Params>({
  code: 'decimals.round',
  name: 'Round decimals',
  canDo: 'I can round a decimal to a given place.',
  grade: 5,
  standards: ['5.NBT.A.4'],
  prerequisites: ['decimals.place-value', 'decimals.compare'],
  cases: casesOf(
    {
      up: 'rounds up',
      down: 'rounds down',
      carry: 'rounding up changes more than one digit',
      'near-middle': 'just below the middle',
    },
    (rng, level, caseId) => {
      const to = byLevel(level, rng.int(0, 1), rng.int(0, 2), rng.int(1, 2));
      const extra = level === 1 ? 1 : rng.int(1, 2);
      const whole = rng.int(1, byLevel(level, 9, 30, 200));
      const leading = caseId === 'carry' && to > 0 ? 10 ** to - 1 : rng.int(0, 10 ** to - 1);
      const first = caseId === 'near-middle' ? 4 : caseId === 'down' ? rng.int(1, 3) : rng.int(5, 9);
      const tail = caseId === 'near-middle' ? rng.int(5, 9) : rng.int(1, 9);
      // Just below the middle, a second digit is needed that would mislead students into rounding twice.
      const more = caseId === 'near-middle' || extra === 2 ? [first, tail] : [first];
      const start = caseId === 'carry' && to === 0 ? whole * 10 - 1 : whole;
      return { number: scaledText(Number(`${start * 10 ** to + leading}${more.join('')}`), to + more.length), to };
    },
  ),
  pose: ({ number, to }) => ({
    prompt: `Round \`${number}\` to the nearest ${toName(to)}.`,
    answer: { kind: 'number', key: scaledText(roundedUnits(unitsOf(number), placesOf(number) - to), to) },
  }),
  solve: (params) => {
    const { number, to } = params;
    const [low, high] = [scaledText(cut(params), to), scaledText(cut(params) + 1, to)];
    return steps(
      [`${low} < ${number}`, `The ${toName(to)} just below.`],
      [`${number} < ${high}`, `The ${toName(to)} just above.`],
      [
        scaledText(roundedUnits(unitsOf(number), placesOf(number) - to), to),
        `The next digit is ${next(params)}: ${Number(next(params)) >= 5 ? 'the middle or above it, so take the upper one' : 'below the middle, so take the lower one'}.`,
      ],
    );
  },
  hints: (params) => [
    `Which digit stands in the ${params.to === 0 ? 'ones' : `${placeName(params.to)}s`} place?`,
    `Between which two neighbors does the number lie, in ${params.to === 0 ? 'whole numbers' : `${placeName(params.to)}s`}?`,
    `Only the next digit decides, the ${next(params)}. Is that below 5, or 5 and above?`,
  ],
  confirms: ({ number, to }, key) => {
    const distance = Number(number) - Number(key);
    return placesOf(key) === to && distance < 0.5 / 10 ** to - 1e-9 && distance >= -0.5 / 10 ** to - 1e-9;
  },
  mistakes: {
    'decimals.rounds-by-cutting': (params) =>
      Number(next(params)) < 5
        ? undefined
        : wrote(scaledText(cut(params), params.to), [
            scaledText(cut(params), params.to),
            `Leave out what stands behind the ${toName(params.to)}.`,
          ]),
    'decimals.nine-becomes-ten': (params) => {
      const { number, to } = params;
      const digit = number.split('.')[1]?.[to - 1];
      if (to < 1 || digit !== '9' || Number(next(params)) < 5) return undefined;
      const found = `${scaledText(cut(params), to).slice(0, -1)}10`;
      return wrote(found, [found, `The 9 goes up by one: write 10 for the ${toName(to)}s.`]);
    },
    'decimals.rounds-in-a-chain': ({ number, to }) => {
      let [units, places] = [unitsOf(number), placesOf(number)];
      if (places - to < 2) return undefined;
      while (places > to) {
        units = roundedUnits(units, 1);
        places -= 1;
      }
      const found = scaledText(units, to);
      return wrote(
        found,
        [scaledText(roundedUnits(unitsOf(number), 1), placesOf(number) - 1), 'Round the last digit first.'],
        [found, 'Then the one before it.'],
      );
    },
    'decimals.rounds-to-wrong-place': ({ number, to }) => {
      const [first, second] = [placesOf(number), to + 1];
      if (to === 0 || second >= first) return undefined;
      const found = scaledText(roundedUnits(unitsOf(number), first - second), second);
      return wrote(found, [
        found,
        `After the decimal point come "oneths" and then ${placeName(1)}s, so the ${placeName(to)}s are one place further.`,
      ]);
    },
  },
  read: (text) => {
    const match = /^round ([\d.]+) to the nearest (whole number|one|tenth|hundredth)$/i.exec(
      text.trim().replace(/\.$/, ''),
    );
    const [number, place] = [match?.[1] ?? '', (match?.[2] ?? '').toLowerCase()];
    const to = place === 'tenth' ? 1 : place === 'hundredth' ? 2 : 0;
    return match && readDecimal(number) && placesOf(number) > to ? { number, to } : undefined;
  },
});
