import { pickAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { decimalText, exact, type Numeric } from '../kit/numeric.ts';
import { type Draw, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Measured numbers in units of `10^-places`: 46 and 1 for 4.6; and what a calculator makes of them. */
type Measured = {
  readonly ask: 'sum' | 'product' | 'mean';
  readonly numbers: readonly number[];
  readonly places: readonly number[];
  readonly thing: number;
};

const unit = (places: number) => exact(10).pow(-places) ?? exact(1);
const valuesOf = ({ numbers, places }: Measured) => numbers.map((n, at) => unit(places[at] ?? 0).mul(n));
/** As it was measured, with its zeros: 4.0. */
const written = (p: Measured): readonly string[] =>
  valuesOf(p).map((value, at) => value.valueOf().toFixed(Math.max(0, p.places[at] ?? 0)));

const resultOf = (p: Measured) => {
  const values = valuesOf(p);
  const sum = values.reduce((all, value) => all.add(value), exact(0));
  if (p.ask === 'product') return values.reduce((all, value) => all.mul(value), exact(1));
  return p.ask === 'sum' ? sum : sum.div(values.length);
};
const roundedAt = (value: Numeric, places: number) => exact(value).div(unit(places)).round().mul(unit(places));
const textAt = (value: Numeric, places: number): string =>
  roundedAt(value, places).valueOf().toFixed(Math.max(0, places));
/** What the calculator shows: at most four decimals. */
const shown = (p: Measured): string => decimalText(resultOf(p).round(4));

/**
 * The decimals that can be trusted: as many as the roughest measure of a sum has, and two digits of a product where one
 * of the factors has two.
 */
function trusted(p: Measured): number {
  if (p.ask !== 'product') return Math.min(...p.places);
  return 1 - Math.floor(Math.log10(resultOf(p).valueOf()));
}
const keyOf = (p: Measured): string => textAt(resultOf(p), trusted(p));

const things = ['boards', 'ropes', 'pipes', 'fence parts', 'ribbons', 'cables', 'shelves', 'hoses'] as const;
const areas = ['garden bed', 'stage', 'wall', 'carpet', 'classroom', 'pool', 'patio', 'parking space'] as const;
const roads = ['hallway', 'bridge', 'fence', 'path', 'pool', 'yard', 'tunnel', 'stage'] as const;
const unitOf: { readonly [places: number]: string } = { 0: 'meter', 1: 'tenth of a meter', 2: 'hundredth of a meter' };

const distinct = (p: Measured): boolean =>
  new Set([shown(p), keyOf(p), textAt(resultOf(p), trusted(p) + 1), textAt(resultOf(p), trusted(p) - 1)]).size >= 3 &&
  keyOf(p) !== textAt(resultOf(p), trusted(p) - 1) &&
  keyOf(p) !== shown(p) &&
  // Halves are rounded in two ways.
  !resultOf(p)
    .div(unit(trusted(p)))
    .mul(2)
    .mod(2)
    .equals(1) &&
  (p.ask !== 'product' || resultOf(p).valueOf() >= 10);

const drawOf =
  (ask: Measured['ask']): Draw<Measured> =>
  (rng, level) => {
    const fine = byLevel(level, 1, rng.int(1, 2), 2);
    return drawUntil(
      (): Measured => {
        const thing = rng.int(0, 7);
        if (ask === 'product') {
          const finer = byLevel(level, 1, 1, 2);
          const long = rng.int(31, 98) * 10 ** (finer - 1) + (finer > 1 ? rng.int(1, 9) : 0);
          return { ask, numbers: [long, rng.int(31, 98)], places: [finer, 1], thing };
        }
        const size = (places: number) => rng.int(12, 10 * level + 40) * 10 ** places + rng.int(1, 10 ** places - 1);
        const first = size(fine);
        const near = () => first + rng.int(-4, 4);
        return ask === 'sum'
          ? { ask, numbers: [first, rng.int(12, 20 * level + 40)], places: [fine, 0], thing }
          : { ask, numbers: [first, near(), near()], places: [fine, fine, fine], thing };
      },
      distinct,
      ask === 'product'
        ? { ask, numbers: [46, 32], places: [1, 1], thing: 0 }
        : ask === 'sum'
          ? { ask, numbers: [1234, 86], places: [1, 0], thing: 0 }
          : { ask, numbers: [123, 125, 126], places: [1, 1, 1], thing: 0 },
    );
  };

const story = (p: Measured): string => {
  const [one = '', two = '', three = ''] = written(p);
  const nearest = (at: number) => `to the nearest ${unitOf[p.places[at] ?? 0] ?? 'meter'}`;
  if (p.ask === 'product')
    return `A ${areas[p.thing] ?? areas[0]} is \`${one}\` meters long, measured ${nearest(0)}, and \`${two}\` meters wide, measured ${nearest(1)}. For its area in square meters`;
  return p.ask === 'sum'
    ? `Two ${things[p.thing] ?? things[0]} lie end to end. One is \`${one}\` meters long, measured ${nearest(0)}. The other is \`${two}\` meters long, measured ${nearest(1)}. For the length of both in meters`
    : `The same ${roads[p.thing] ?? roads[0]} was measured three times ${nearest(0)}: \`${one}\`, \`${two}\` and \`${three}\` meters. For the mean in meters`;
};

/** The smallest and the largest area with sides that would be measured like this. */
const extremes = (p: Measured): readonly (readonly [string, string])[] =>
  ([-1, 1] as const).map((side) => {
    const [a = exact(0), b = exact(0)] = valuesOf(p).map((value, at) =>
      value.add(unit(p.places[at] ?? 0).mul(exact(side, 2))),
    );
    return [
      `${decimalText(a)} * ${decimalText(b)} = ${decimalText(a.mul(b))}`,
      side < 0 ? 'The smallest sides that are measured like this.' : 'The largest ones.',
    ] as const;
  });

/** Algebra 1: a result is not more accurate than what was measured. */
export const accuracy = skill<Measured>({
  code: 'algebra.accuracy',
  name: 'Report a result as accurately as it was measured',
  canDo: 'I can say how many digits of a result are worth reporting.',
  grade: 9,
  standards: ['N-Q.A.3'],
  prerequisites: ['decimals.round'],
  cases: {
    sum: { label: 'one measure is rougher than the other', draw: drawOf('sum') },
    product: { label: 'an area', draw: drawOf('product') },
    mean: { label: 'a mean', draw: drawOf('mean') },
  },
  pose: (p) => ({
    prompt: `${story(p)} a calculator shows \`${shown(p)}\`. Which of these should be reported?`,
    answer: pickAnswer(keyOf(p), shown(p), textAt(resultOf(p), trusted(p) + 1), textAt(resultOf(p), trusted(p) - 1)),
  }),
  solve: (p) =>
    steps(...(p.ask === 'product' ? extremes(p) : []), [
      keyOf(p),
      {
        sum: 'One measure is known only to the meter, so nothing behind the decimal point of the sum is known.',
        product: 'The two areas differ already in these digits, so further ones mean nothing.',
        mean: 'Round to the place of the measures. The division does not measure more accurately.',
      }[p.ask],
    ]),
  hints: (p) => [
    'Each measure may be off by half of its last place.',
    p.ask === 'product'
      ? 'Work out the area for the smallest and for the largest sides that would be measured like this. Which digits agree?'
      : 'Which of the measures is the roughest? Which digits of the result does it leave open?',
  ],
  confirms: (p, key) => {
    // Half the width of the range in which the true result lies, by the first-order error of each measure.
    const values = valuesOf(p).map((value) => value.valueOf());
    const errors = p.places.map((places) => 0.5 * 10 ** -places);
    const total = errors.reduce((sum, one) => sum + one, 0);
    const [a = 0, b = 0] = values;
    const [da = 0, db = 0] = errors;
    const half = p.ask === 'product' ? a * db + b * da : p.ask === 'sum' ? total : total / values.length;
    const step = 10 ** Math.ceil(Math.log10(half) - 1e-9);
    return Math.abs(Number(key) - Math.round(resultOf(p).valueOf() / step) * step) < 1e-9;
  },
  mistakes: {
    'algebra.all-digits-of-calculator': (p) => wrote(shown(p), [shown(p), 'The calculator is exact.']),
    'algebra.one-place-more-is-better': (p) => {
      const answer = textAt(resultOf(p), trusted(p) + 1);
      return answer === shown(p) ? undefined : wrote(answer, [answer, 'One more digit is more accurate.']);
    },
    'algebra.measured-is-roughly': (p) => {
      const answer = textAt(resultOf(p), trusted(p) - 1);
      return wrote(answer, [answer, 'Measures are only rough, so round once more.']);
    },
  },
  wordProblem: true,
});
