import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { pickNames, smallThings } from '../kit/contexts.ts';
import { drawUntil } from '../kit/draw-until.ts';
import { barText, poseTwoBars, wrongBar } from '../kit/drawn-bars.ts';
import { numbersIn } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps } from '../kit/work.ts';

/** Two amounts in the ratio `a` to `b`, of which the sum or the difference is known. */
type Shares = {
  readonly form: 'sum' | 'difference';
  readonly name: string;
  readonly other: string;
  readonly many: string;
  readonly a: number;
  readonly b: number;
  readonly unit: number;
};

const knownOf = ({ form, a, b, unit }: Shares): number => unit * (form === 'sum' ? a + b : b - a);

/** Grade 6: bars for two amounts in a ratio. */
export const drawShare = skill<Shares>({
  code: 'ratios.draw-share',
  name: 'Draw bars for a ratio',
  canDo: 'I can draw two bars for a ratio and find what one part is.',
  grade: 6,
  standards: ['6.RP.A.3'],
  prerequisites: ['ratios.ratio-language'],
  wordProblem: true,
  cases: casesOf(
    { sum: 'both together are known', difference: 'how many more are known' },
    (rng, level, form): Shares => {
      const top = byLevel(level, 5, 7, 10);
      const pair = drawUntil(
        () =>
          rng
            .shuffle(range(byLevel(level, 1, 2, 3), top))
            .slice(0, 2)
            .toSorted((one, other) => one - other),
        ([a = 1, b = 1]) => gcd(a, b) === 1,
        [3, 5],
      );
      const [name = '', other = ''] = pickNames(rng, 2);
      const [a = 3, b = 5] = pair;
      return {
        ...{ form, name, other, many: rng.pick(smallThings).many },
        ...{ a, b, unit: rng.int(byLevel(level, 2, 4, 11), byLevel(level, 6, 12, 25)) },
      };
    },
  ),
  pose: (p) =>
    poseTwoBars(
      `${p.name} and ${p.other} have ${p.many} in the ratio ${p.a} to ${p.b}. ${
        p.form === 'sum'
          ? `Together they have ${knownOf(p)} ${p.many}.`
          : `${p.other} has ${knownOf(p)} more ${p.many} than ${p.name}.`
      }`,
      [p.name, p.other],
      [p.a, p.b, p.unit],
    ),
  solve: (p) => {
    const { a, b, unit } = p;
    const parts = p.form === 'sum' ? a + b : b - a;
    return steps(
      [
        p.form === 'sum' ? `${a} + ${b} = ${parts}` : `${b} - ${a} = ${parts}`,
        'So many parts are the number that is known.',
      ],
      [`${knownOf(p)} ÷ ${parts} = ${unit}`, 'Divide it by these parts.'],
      [`${a}, ${b}, ${unit}`, 'Write the parts of both, and what one part is.'],
    );
  },
  hints: ({ form }) => [
    'Each number of the ratio says how many parts that bar has. All parts have one size.',
    form === 'sum'
      ? 'The number of the story fills both bars. How many parts are there together?'
      : 'By how many parts is one bar longer? That is the number of the story.',
  ],
  confirms: (p, key) => {
    const [first = 0, second = 0, one = 0] = numbersIn(key);
    const all = p.form === 'sum' ? first * one + second * one : second * one - first * one;
    return first * p.b === second * p.a && all === knownOf(p);
  },
  mistakes: {
    'ratios.order-reversed': ({ a, b, unit }) => wrongBar(barText(b, a, unit), 'The order does not matter.'),
    'ratios.share-equally': (p) =>
      p.form === 'sum' ? wrongBar(barText(1, 1, knownOf(p) / 2), 'Divide by two, because there are two.') : undefined,
    'ratios.divide-by-own-part': (p) =>
      // Nobody divides by 1.
      p.form === 'sum' && p.a > 1
        ? wrongBar(barText(p.a, p.b, knownOf(p) / p.a), 'Divide by the first number of the ratio.')
        : undefined,
  },
});
