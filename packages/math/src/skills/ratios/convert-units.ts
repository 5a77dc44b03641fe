import type { AnswerSpec } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

type Conversion = { readonly from: string; readonly to: string; readonly factor: number };
/** One `from` is `factor` of `to`. */
const conversions: readonly Conversion[] = [
  { from: 'feet', to: 'inches', factor: 12 },
  { from: 'yards', to: 'feet', factor: 3 },
  { from: 'pounds', to: 'ounces', factor: 16 },
  { from: 'gallons', to: 'quarts', factor: 4 },
  { from: 'cups', to: 'fluid ounces', factor: 8 },
  { from: 'hours', to: 'minutes', factor: 60 },
  { from: 'meters', to: 'centimeters', factor: 100 },
  { from: 'kilograms', to: 'grams', factor: 1000 },
  { from: 'kilometers', to: 'meters', factor: 1000 },
  { from: 'liters', to: 'milliliters', factor: 1000 },
];
/** An amount in the larger unit, in quarters, to convert down or up. */
type Units = { readonly pick: number; readonly quarters: number; readonly down: boolean };

const conversionOf = ({ pick }: Units): Conversion => conversions[pick] ?? { from: 'feet', to: 'inches', factor: 12 };
const large = ({ quarters }: Units) => exact(quarters, 4);
const small = (params: Units) => large(params).mul(conversionOf(params).factor);
const text = (value: ReturnType<typeof exact>): string => value.toString();
const shortText = (value: ReturnType<typeof exact>): string =>
  /\(/.test(value.toString()) ? value.round(2).toString() : value.toString();

/** The amount in the given unit is not accepted as the answer. */
const inUnit = (value: ReturnType<typeof exact>): AnswerSpec => ({ ...numberAnswer(value), unitPolicy: 'exact' });

/** Convert units by a ratio. */
export const convertUnits = skill<Units>({
  code: 'ratios.convert-units',
  name: 'Convert units with a ratio',
  canDo: 'I can convert between units.',
  grade: 6,
  standards: ['6.RP.A.3d'],
  prerequisites: ['ratios.unit-rate'],
  cases: casesOf(
    { down: 'to the smaller unit', up: 'to the larger unit', part: 'with a part of a unit' },
    (rng, level, caseId) => {
      const whole = rng.int(2, byLevel(level, 6, 12, 30)) * 4;
      const pick = caseId === 'part' ? rng.pick([0, 2, 3, 4, 5, 6, 7, 8, 9]) : rng.int(0, conversions.length - 1);
      return {
        pick,
        quarters: caseId === 'part' ? whole + rng.pick([1, 2, 3]) : whole,
        down: caseId === 'down' || (caseId === 'part' && rng.chance(0.6)),
      };
    },
  ),
  pose: (params) => {
    const { from, to } = conversionOf(params);
    return params.down
      ? { prompt: `How many ${to} are \`${text(large(params))}\` ${from}?`, answer: inUnit(small(params)) }
      : { prompt: `How many ${from} are \`${text(small(params))}\` ${to}?`, answer: inUnit(large(params)) };
  },
  solve: (params) => {
    const { from, to, factor } = conversionOf(params);
    const why = `There are \`${factor}\` ${to} in one of the ${from}.`;
    return params.down
      ? steps([`${text(large(params))} × ${factor} = ${text(small(params))}`, why])
      : steps([`${text(small(params))} ÷ ${factor} = ${text(large(params))}`, why]);
  },
  hints: (params) => {
    const { from, to, factor } = conversionOf(params);
    return [
      `Which is larger: one of the ${from} or one of the ${to}?`,
      `In one of the ${from} there are \`${factor}\` ${to}.`,
      params.down
        ? `The ${to} are smaller, so you need more of them. Multiply or divide by \`${factor}\`?`
        : `The ${from} are larger, so you need fewer of them. Multiply or divide by \`${factor}\`?`,
    ];
  },
  confirms: (params, key) => {
    const { factor } = conversionOf(params);
    return params.down ? near(floatOf(key) / factor, params.quarters / 4) : near(floatOf(key) * 4, params.quarters);
  },
  mistakes: {
    'ratios.convert-wrong-way': (params) => {
      const { factor } = conversionOf(params);
      const value = params.down ? large(params).div(factor) : small(params).mul(factor);
      return wrote(shortText(value), [
        params.down ? `${text(large(params))} ÷ ${factor}` : `${text(small(params))} × ${factor}`,
        params.down
          ? 'The unit gets smaller, so the number gets smaller.'
          : 'The unit gets larger, so the number gets larger.',
      ]);
    },
    'ratios.all-units-by-tens': (params) => {
      const { factor } = conversionOf(params);
      const wrong = factor === 100 ? 10 : 100;
      const value = params.down ? large(params).mul(wrong) : small(params).div(wrong);
      return wrote(shortText(value), [
        params.down ? `${text(large(params))} × ${wrong}` : `${text(small(params))} ÷ ${wrong}`,
        `Take \`${wrong}\` for every unit.`,
      ]);
    },
    'ratios.additive': (params) => {
      const { factor } = conversionOf(params);
      const [known, one, other] = params.down
        ? [large(params), exact(1), exact(factor)]
        : [small(params), exact(factor), exact(1)];
      const apart = known.sub(one);
      const value = other.add(apart);
      if (value.s < 0n || apart.equals(0)) return undefined;
      const [size, isMore] = [shortText(apart.abs()), apart.s > 0n];
      return wrote(
        shortText(value),
        [
          isMore ? `${text(known)} - ${text(one)} = ${size}` : `${text(one)} - ${text(known)} = ${size}`,
          `So much ${isMore ? 'more' : 'less'} than \`${text(one)}\`, which is \`${text(other)}\`.`,
        ],
        [`${text(other)} ${isMore ? '+' : '-'} ${size} = ${shortText(value)}`, 'Do the same there.'],
      );
    },
  },
});
