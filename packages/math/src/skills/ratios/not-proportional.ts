import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { exact, floatOf, fractionText } from '../kit/numeric.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { type Told, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { areaGrowth, sideGrowth } from '../stories/enlarged.ts';
import { looksProportional } from '../stories/fraction-rates.ts';

/** Stories that look proportional: `rate` is, `lead` has a constant difference, `fixed` does not change. */
type Looks = {
  readonly kind: 'rate' | 'lead' | 'fixed';
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly story: number;
};

const looksKey = ({ kind, a, b, c }: Looks): number => ({ rate: (b * c) / a, lead: b + (c - a), fixed: b })[kind];

/** Is it proportional at all? */
export const proportionalOrNot = skill<Looks>({
  code: 'ratios.proportional-or-not',
  name: 'Tell proportional stories from others',
  canDo: 'I can tell when two amounts grow in the same ratio and when they do not.',
  grade: 7,
  standards: ['7.RP.A.2a'],
  prerequisites: ['ratios.rate-problems'],
  cases: casesOf(
    { lead: 'the difference stays the same', fixed: 'nothing changes', rate: 'the ratio stays the same' },
    (rng, level, caseId) => {
      const kind = (['rate', 'lead', 'fixed'] as const).find((one) => one === caseId) ?? 'lead';
      const a = rng.int(3, byLevel(level, 6, 9, 14));
      const times = rng.int(2, level === 1 ? 3 : 5);
      return { kind, a, b: a * rng.int(2, 4), c: a * times, story: rng.int(0, looksProportional[kind].length - 1) };
    },
  ),
  pose: (told) => ({
    prompt: tellWith(looksProportional[told.kind][told.story], told),
    answer: numberAnswer(looksKey(told)),
  }),
  solve: (told) => {
    const { kind, a, b, c } = told;
    const key = looksKey(told);
    if (kind === 'rate')
      return steps(
        [`${b} ÷ ${a} = ${b / a}`, 'Both grow in the same ratio. Find how much belongs to one.'],
        [`${b / a} × ${c} = ${key}`, `Multiply by \`${c}\`.`],
      );
    if (kind === 'lead')
      return steps(
        [`${b} - ${a} = ${b - a}`, 'The difference stays the same all the time.'],
        [`${c} + ${b - a} = ${key}`, 'Add the same difference.'],
      );
    return steps([`x = ${key}`, 'Their number does not change the time.']);
  },
  hints: ({ kind, a, b, c }) => [
    'Picture what happens. What stays the same: the ratio, the difference, or all of it?',
    `What would the answer be for \`${a + 1}\` instead of \`${c}\`?`,
    {
      rate: `If the first doubles, the second doubles too. How much belongs to one?`,
      lead: `How far apart are \`${a}\` and \`${b}\`? Does that change?`,
      fixed: 'Does it take longer because there are more of them?',
    }[kind],
  ],
  confirms: ({ kind, a, b, c }, key) => {
    const answer = floatOf(key);
    return { rate: near(answer * a, b * c), lead: near(answer - c, b - a), fixed: answer === b }[kind];
  },
  wordProblem: true,
  mistakes: {
    'ratios.everything-is-proportional': ({ a, b, c }) =>
      wrote(
        fractionText(exact(b * c, a)),
        [`${b}/${a} = x/${c}`, 'Three numbers are given and one is missing, so it is a proportion.'],
        [`x = ${fractionText(exact(b * c, a))}`, 'Work out x.'],
      ),
    'ratios.additive': ({ kind, a, b, c }) =>
      kind === 'lead'
        ? undefined
        : wrote(
            String(b + c - a),
            [`${c} - ${a} = ${c - a}`, 'Look how many more there are.'],
            [`${b} + ${c - a} = ${b + c - a}`, 'Add the same.'],
          ),
  },
});

/** A picture is enlarged: every length is `times` as long; the area was `amount`. */
type Enlarged = { readonly times: number; readonly side: number; readonly amount: number; readonly story: number };

/** Stories with the side before and after, and those that say only how many times as long it is. */
const enlargements: readonly Told[] = [...sideGrowth, ...areaGrowth];

/** Areas grow with the square of lengths. */
export const scaleArea = skill<Enlarged>({
  code: 'ratios.scale-area',
  name: 'Tell how area grows when lengths grow',
  canDo: 'I can tell how much larger an area gets when all lengths grow.',
  grade: 7,
  standards: ['7.G.A.1'],
  prerequisites: ['ratios.rate-problems'],
  cases: {
    double: {
      label: 'twice as long',
      draw: (rng, level) => ({
        times: 2,
        side: rng.int(3, byLevel(level, 10, 20, 40)),
        amount: rng.int(2, byLevel(level, 9, 15, 40)),
        story: rng.int(0, enlargements.length - 1),
      }),
    },
    more: {
      label: 'three times as long or more',
      draw: (rng, level) => ({
        times: rng.int(3, byLevel(level, 4, 6, 10)),
        side: rng.int(3, byLevel(level, 10, 20, 40)),
        amount: rng.int(2, byLevel(level, 9, 15, 40)),
        story: rng.int(0, enlargements.length - 1),
      }),
    },
  },
  pose: ({ times, side, amount, story }) => ({
    prompt: tellWith(enlargements[story], { k: times, side, larger: side * times, size: amount }),
    answer: numberAnswer(amount * times ** 2),
  }),
  solve: ({ times, amount }) =>
    steps(
      [
        `${times} × ${times} = ${times * times}`,
        `It is \`${times}\` times as long in two directions, so its area is this many times as large.`,
      ],
      [`${times * times} × ${amount} = ${amount * times * times}`, 'It takes as many times as much.'],
    ),
  hints: ({ times }) => [
    'Draw a small square, and then one with sides that are twice as long. How many small ones fit in?',
    'Both the height and the width grow.',
    `How many of the first shape fit into one that is \`${times}\` times as high and \`${times}\` times as wide?`,
  ],
  confirms: ({ times, amount }, key) => {
    let total = 0;
    for (let row = 0; row < times; row += 1) for (let column = 0; column < times; column += 1) total += amount;
    return total === floatOf(key);
  },
  wordProblem: true,
  mistakes: {
    'ratios.area-grows-like-length': ({ times, amount }) =>
      wrote(String(amount * times), [
        `${amount} × ${times} = ${amount * times}`,
        `It is \`${times}\` times as long, so it takes \`${times}\` times as much.`,
      ]),
    'ratios.area-doubles-the-factor': ({ times, amount }) =>
      times === 2
        ? undefined
        : wrote(
            String(amount * times * 2),
            [`${times} × 2 = ${times * 2}`, 'It grows in two directions, so take it twice.'],
            [`${amount} × ${times * 2} = ${amount * times * 2}`, 'Multiply.'],
          ),
  },
});
