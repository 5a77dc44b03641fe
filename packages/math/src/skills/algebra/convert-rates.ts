import { near } from '../kit/arithmetic.ts';
import { decimalText, exact, floatOf, type Numeric, quotientText } from '../kit/numeric.ts';
import { type Draw, type Mistake, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/**
 * A rate in other units. `top` of the new unit make one of the old one, or the other way where it is a fraction such as 1/1000;
 * the same for `bottom`: 1/60 where one hour of the old rate is a sixtieth of it in minutes.
 */
type Conversion = {
  readonly tell: (rate: string) => string;
  readonly asked: string;
  readonly top: readonly [many: string, numerator: number, denominator: number];
  readonly bottom: readonly [many: string, numerator: number, denominator: number];
  /** Rates of a plausible size, rising: two for each level. */
  readonly rates: readonly number[];
};

const NO_CHANGE = ['', 1, 1] as const;
const inSmaller = (many: string, of: number) => [many, of, 1] as const;
const inLarger = (many: string, of: number) => [many, 1, of] as const;

const conversions: readonly Conversion[] = [
  {
    tell: (rate) => `A tortoise walks ${rate} meters per hour.`,
    asked: 'How many centimeters per hour is that?',
    top: inSmaller('centimeters in a meter', 100),
    bottom: NO_CHANGE,
    rates: [200, 300, 250, 270, 187.5, 243.2],
  },
  {
    tell: (rate) => `A dripping faucet loses ${rate} milliliters of water per hour.`,
    asked: 'How many liters per hour is that?',
    top: inLarger('milliliters in a liter', 1000),
    bottom: NO_CHANGE,
    rates: [500, 400, 250, 350, 275, 1125],
  },
  {
    tell: (rate) => `A car drives ${rate} feet per second on a country road.`,
    asked: 'How many yards per second is that?',
    top: inLarger('feet in a yard', 3),
    bottom: NO_CHANGE,
    rates: [60, 30, 66, 72, 79.5, 73.2],
  },
  {
    tell: (rate) => `A conveyor belt moves ${rate} tons of gravel per hour.`,
    asked: 'How many pounds per hour is that?',
    top: inSmaller('pounds in a ton', 2000),
    bottom: NO_CHANGE,
    rates: [20, 30, 24, 45, 37.5, 62.4],
  },
  {
    tell: (rate) => `A pump gives a patient ${rate} liters of fluid per hour.`,
    asked: 'How many milliliters per hour is that?',
    top: inSmaller('milliliters in a liter', 1000),
    bottom: NO_CHANGE,
    rates: [0.1, 0.2, 0.12, 0.15, 0.125, 0.085],
  },
  {
    tell: (rate) => `A machine fills ${rate} bottles per minute.`,
    asked: 'How many bottles per hour is that?',
    top: NO_CHANGE,
    bottom: inSmaller('minutes in an hour', 60),
    rates: [10, 20, 12, 25, 38, 74],
  },
  {
    tell: (rate) => `A sump pump moves ${rate} gallons of water per minute.`,
    asked: 'How many gallons per hour is that?',
    top: NO_CHANGE,
    bottom: inSmaller('minutes in an hour', 60),
    rates: [30, 40, 35, 42, 38.5, 47.5],
  },
  {
    tell: (rate) => `A well gives ${rate} gallons of water per day.`,
    asked: 'How many gallons per hour is that?',
    top: NO_CHANGE,
    bottom: inLarger('hours in a day', 24),
    rates: [240, 480, 600, 360, 540, 756],
  },
  {
    tell: (rate) => `A young tree grows ${rate} inches per year.`,
    asked: 'How many inches per month is that?',
    top: NO_CHANGE,
    bottom: inLarger('months in a year', 12),
    rates: [12, 24, 18, 30, 27, 33],
  },
  {
    tell: (rate) => `A student types ${rate} words per minute.`,
    asked: 'How many words per hour is that?',
    top: NO_CHANGE,
    bottom: inSmaller('minutes in an hour', 60),
    rates: [20, 30, 25, 35, 42, 57],
  },
  {
    tell: (rate) => `A car drives ${rate} miles per hour.`,
    asked: 'How many feet per second is that?',
    top: inSmaller('feet in a mile', 5280),
    bottom: inLarger('seconds in an hour', 3600),
    rates: [30, 60, 15, 45, 75, 67.5],
  },
  {
    tell: (rate) => `A cyclist rides ${rate} kilometers per hour.`,
    asked: 'How many meters per second is that?',
    top: inSmaller('meters in a kilometer', 1000),
    bottom: inLarger('seconds in an hour', 3600),
    rates: [18, 36, 27, 22.5, 31.5, 29.7],
  },
  {
    tell: (rate) => `A runner runs ${rate} meters per second.`,
    asked: 'How many kilometers per hour is that?',
    top: inLarger('meters in a kilometer', 1000),
    bottom: inSmaller('seconds in an hour', 3600),
    rates: [5, 4, 6, 3, 3.5, 5.5],
  },
  {
    tell: (rate) => `A garden hose gives ${rate} gallons per minute.`,
    asked: 'How many quarts per hour is that?',
    top: inSmaller('quarts in a gallon', 4),
    bottom: inSmaller('minutes in an hour', 60),
    rates: [10, 5, 8, 12, 7.5, 12.5],
  },
  {
    tell: (rate) => `Cheese costs ${rate} dollars per pound.`,
    asked: 'How many cents per ounce is that?',
    top: inSmaller('cents in a dollar', 100),
    bottom: inLarger('ounces in a pound', 16),
    rates: [8, 4, 12, 6, 10, 9],
  },
  {
    tell: (rate) => `An elevator rises ${rate} feet per second.`,
    asked: 'How many yards per minute is that?',
    top: inLarger('feet in a yard', 3),
    bottom: inSmaller('seconds in a minute', 60),
    rates: [10, 20, 12, 15, 8.5, 17.5],
  },
  {
    tell: (rate) => `Snow piles up at ${rate} inches per hour.`,
    asked: 'How many feet per day is that, if it goes on?',
    top: inLarger('inches in a foot', 12),
    bottom: inSmaller('hours in a day', 24),
    rates: [1, 2, 0.5, 1.5, 0.75, 1.25],
  },
];

type Rate = { readonly conversion: number; readonly rate: number };

const found = ({ conversion }: Rate): Conversion => {
  const one = conversions[conversion];
  if (one === undefined) throw new RangeError(`no conversion ${conversion}`);
  return one;
};
const changes = (part: Conversion['top']): boolean => part !== NO_CHANGE;
const kindOf = ({ top, bottom }: Conversion): 'top' | 'bottom' | 'both' =>
  changes(top) && changes(bottom) ? 'both' : changes(top) ? 'top' : 'bottom';

const drawOf = (kind: 'top' | 'bottom' | 'both'): Draw<Rate> => {
  const places = conversions.flatMap((one, at) => (kindOf(one) === kind ? [at] : []));
  return (rng, level) => {
    const conversion = rng.pick(places);
    return { conversion, rate: conversions[conversion]?.rates[2 * level - rng.int(1, 2)] ?? 1 };
  };
};

/** The rate after each change, `power` of the factors: 1 as it should be, -1 turned round, 0 left out. */
const converted = (p: Rate, top: -1 | 0 | 1, bottom: -1 | 0 | 1): Numeric => {
  const { top: above, bottom: below } = found(p);
  const factor = ([, n, d]: Conversion['top'], power: number) =>
    power === 0 ? exact(1) : power > 0 ? exact(n, d) : exact(d, n);
  return exact(p.rate).mul(factor(above, top)).mul(factor(below, bottom));
};

const lineOf = (from: Numeric, [, n, d]: Conversion['top'], turned = false): string =>
  n > d !== turned
    ? `${decimalText(from)} * ${Math.max(n, d)} = ${decimalText(exact(from).mul(Math.max(n, d)))}`
    : `${decimalText(from)}/${Math.max(n, d)} = ${quotientText(Number(exact(from).n), Number(exact(from).d) * Math.max(n, d))}`;
const why = ([many, n, d]: Conversion['top']): string => `There are \`${Math.max(n, d)}\` ${many}.`;

const ignoring =
  (part: 'top' | 'bottom'): Mistake<Rate> =>
  (p) => {
    const one = found(p);
    const other = part === 'top' ? one.bottom : one.top;
    return kindOf(one) === 'both'
      ? wrote(decimalText(converted(p, part === 'top' ? 0 : 1, part === 'bottom' ? 0 : 1)), [
          lineOf(p.rate, other),
          why(other),
        ])
      : undefined;
  };

/** Algebra 1: units lead through a problem with several steps. */
export const convertRates = skill<Rate>({
  code: 'algebra.convert-rates',
  name: 'Convert a rate into other units',
  canDo: 'I can let the units lead me when I convert a rate.',
  grade: 9,
  standards: ['N-Q.A.1'],
  prerequisites: ['ratios.convert-units', 'ratios.unit-rate'],
  cases: {
    top: { label: 'the amount is measured in another unit', draw: drawOf('top') },
    bottom: { label: 'the time is measured in another unit', draw: drawOf('bottom') },
    both: { label: 'both units change', draw: drawOf('both') },
  },
  pose: (p) => ({
    prompt: `${found(p).tell(`\`${p.rate}\``)} ${found(p).asked}`,
    answer: { kind: 'number', key: decimalText(converted(p, 1, 1)) },
  }),
  solve: (p) => {
    const { top, bottom } = found(p);
    return steps(
      ...(changes(top) ? [[lineOf(p.rate, top), why(top)] as const] : []),
      ...(changes(bottom) ? [[lineOf(converted(p, 1, 0), bottom), why(bottom)] as const] : []),
    );
  },
  hints: (p) => {
    const { top, bottom } = found(p);
    const parts = [top, bottom].filter(changes);
    return [
      'Write both units as a fraction: what is counted above, and "per" what below.',
      ...parts.map((part) => `${why(part)} Is the new number larger or smaller?`),
      'Go one unit at a time. In an hour more happens than in a minute.',
    ];
  },
  confirms: (p, key) => {
    const { top, bottom } = found(p);
    const back = ((floatOf(key) * top[2]) / top[1]) * (bottom[2] / bottom[1]);
    return near(back, p.rate);
  },
  mistakes: {
    'algebra.time-unit-ignored': ignoring('bottom'),
    'algebra.amount-unit-ignored': ignoring('top'),
    'algebra.time-unit-turned': (p) => {
      const { bottom } = found(p);
      return changes(bottom)
        ? wrote(
            decimalText(converted(p, 1, -1)),
            [lineOf(converted(p, 1, 0), bottom, true), why(bottom)],
            [decimalText(converted(p, 1, -1)), 'Write the rate.'],
          )
        : undefined;
    },
    'algebra.amount-unit-turned': (p) => {
      const { top } = found(p);
      return changes(top)
        ? wrote(
            decimalText(converted(p, -1, 1)),
            [lineOf(p.rate, top, true), why(top)],
            [decimalText(converted(p, -1, 1)), 'Write the rate.'],
          )
        : undefined;
    },
  },
  wordProblem: true,
});
