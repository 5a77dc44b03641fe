import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { decimalText, exact } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';

/** Two offers: size and price in cents. */
type Offers = {
  readonly sizes: readonly [number, number];
  readonly cents: readonly [number, number];
  readonly what: string;
};

const each = ({ sizes, cents }: Offers, place: 0 | 1): number => cents[place] / sizes[place];
const keyOf = (offers: Offers): 'a' | 'b' | 'c' => {
  const gap = each(offers, 0) - each(offers, 1);
  return near(gap + 1, 1) ? 'c' : gap < 0 ? 'a' : 'b';
};
const price = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const units: readonly (readonly [string, string])[] = [
  ['juice', 'fl oz'],
  ['rice', 'oz'],
  ['cereal', 'oz'],
  ['yogurt', 'oz'],
  ['dish soap', 'fl oz'],
  ['granola', 'oz'],
  ['olive oil', 'fl oz'],
  ['shampoo', 'fl oz'],
  ['trail mix', 'oz'],
  ['pasta', 'oz'],
  ['maple syrup', 'fl oz'],
  ['tomato sauce', 'fl oz'],
  ['peanut butter', 'oz'],
  ['crackers', 'oz'],
  ['birdseed', 'oz'],
  ['iced tea', 'fl oz'],
];

/** Compare two unit prices. */
export const bestBuy = skill<Offers>({
  code: 'ratios.best-buy',
  name: 'Find the better buy',
  canDo: 'I can tell which of two offers costs less for the same amount.',
  grade: 6,
  standards: ['6.RP.A.3b'],
  prerequisites: ['ratios.unit-rate'],
  cases: casesOf(
    {
      'larger-wins': 'the larger pack is cheaper for its size',
      'smaller-wins': 'the smaller pack is cheaper for its size',
      same: 'both cost the same for their size',
    },
    (rng, level, caseId): Offers => {
      const size = rng.int(4, byLevel(level, 8, 16, 32));
      const larger = size + rng.int(2, size);
      const rate = rng.int(8, 24);
      const better = caseId === 'same' ? rate : rate - rng.int(1, 4);
      const [small, large] = caseId === 'larger-wins' ? [rate, better] : [better, rate];
      const offers: Offers = {
        sizes: [size, larger],
        cents: [size * small, larger * large],
        what: rng.pick(units).join('|'),
      };
      return rng.chance(0.5) ? offers : { ...offers, sizes: [larger, size], cents: [larger * large, size * small] };
    },
  ),
  pose: (offers) => {
    const [what = '', unit = ''] = offers.what.split('|');
    const label = (place: 0 | 1) => `${offers.sizes[place]} ${unit} for ${price(offers.cents[place])}`;
    return {
      prompt: `Two packs of the same ${what} are on sale. Which one costs less for each ${unit}?`,
      answer: {
        kind: 'choice',
        key: keyOf(offers),
        options: [
          { id: 'a', label: label(0) },
          { id: 'b', label: label(1) },
          { id: 'c', label: 'They cost the same for their size' },
        ],
      },
    };
  },
  solve: (offers) =>
    steps(
      ...([0, 1] as const).map((place): [string, string] => [
        `${offers.cents[place]} ÷ ${offers.sizes[place]} = ${decimalText(exact(offers.cents[place], offers.sizes[place]))}`,
        `Cents for one in ${place === 0 ? 'the first' : 'the second'} pack.`,
      ]),
    ),
  hints: () => [
    'The two packs are not the same size. How could you compare them fairly?',
    'Find out how many cents one unit costs in each pack.',
    'Divide the price of each pack by its size.',
  ],
  confirms: ({ sizes, cents }, key) => {
    const [one, two] = [cents[0] * sizes[1], cents[1] * sizes[0]];
    return key === (one === two ? 'c' : one < two ? 'a' : 'b');
  },
  wordProblem: true,
  mistakes: {
    'ratios.lower-price-wins': ({ cents }) =>
      wrote(cents[0] < cents[1] ? 'a' : 'b', [
        `${Math.min(...cents)} < ${Math.max(...cents)}`,
        'The price is lower, so it is the better buy.',
      ]),
    'ratios.larger-pack-wins': ({ sizes }) =>
      wrote(sizes[0] > sizes[1] ? 'a' : 'b', [
        `${Math.max(...sizes)} > ${Math.min(...sizes)}`,
        'The larger pack is always the better buy.',
      ]),
  },
});
