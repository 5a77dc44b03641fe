import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { decimalText, exact, floatOf, fractionText, roundedText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { pickFitting, tellWith } from '../kit/told.ts';
import { steps, wrote } from '../kit/work.ts';
import { fractionRateStories } from '../stories/fraction-rates.ts';
import { smallUnitStories, unitStories } from '../stories/rates.ts';

/** `amount` for `count`, and the amount for one is asked. */
type UnitRate = { readonly amount: number; readonly count: number; readonly story: number; readonly name: string };

const toldOf = ({ amount, count, story }: UnitRate) =>
  amount < count ? smallUnitStories[story] : unitStories[story]?.told;

/** Tells the numbers as one of the stories whose sizes they suit. */
const told = (rng: Rng, { amount, count }: Pick<UnitRate, 'amount' | 'count'>): UnitRate => ({
  amount,
  count,
  story:
    amount < count
      ? rng.int(0, smallUnitStories.length - 1)
      : pickFitting(rng, unitStories, ({ rate: [low, high] }) => low <= amount / count && amount / count <= high),
  name: rng.pick(firstNames),
});
const perOne = ({ amount, count }: UnitRate) => exact(amount, count);

/** How much for one? */
export const unitRate = skill<UnitRate>({
  code: 'ratios.unit-rate',
  name: 'Find a unit rate',
  canDo: 'I can find how much it is for one.',
  grade: 6,
  standards: ['6.RP.A.2', '6.RP.A.3b'],
  prerequisites: ['ratios.ratio-language'],
  cases: {
    whole: {
      label: 'a whole number for one',
      draw: (rng, level) => {
        const top = byLevel(level, 8, 15, 40);
        return told(rng, whole(rng, top));
      },
    },
    decimal: {
      label: 'a decimal for one',
      draw: (rng, level) => {
        const top = byLevel(level, 8, 15, 40);
        const count = rng.pick([2, 4, 5]);
        return told(rng, { count, amount: count * rng.int(2, top) + rng.int(1, count - 1) });
      },
    },
    'below-one': {
      label: 'less than one for one',
      draw: (rng) => {
        const count = rng.pick([5, 10, 20]);
        return told(rng, { count, amount: rng.int(2, count - 1) });
      },
    },
  },
  pose: (params) => ({ prompt: tellWith(toldOf(params), params), answer: numberAnswer(perOne(params)) }),
  solve: (told) =>
    steps([
      `${told.amount} ÷ ${told.count} = ${decimalText(perOne(told))}`,
      `Share \`${told.amount}\` equally over \`${told.count}\`.`,
    ]),
  hints: ({ amount, count }) => [
    'How much would it be for two? For one?',
    `\`${amount}\` belongs to \`${count}\`. To get to one, divide by \`${count}\`, on both sides.`,
    'Which number is shared? Make sure that you divide that one.',
  ],
  confirms: ({ amount, count }, key) =>
    near(
      Array.from({ length: count }, () => floatOf(key)).reduce((sum, one) => sum + one, 0),
      amount,
    ),
  wordProblem: true,
  mistakes: {
    'ratios.inverted-rate': ({ amount, count }) =>
      wrote(short(exact(count, amount)), [`${count} ÷ ${amount}`, 'Divide the other way round.']),
    'ratios.difference-as-ratio': ({ amount, count }) =>
      wrote(String(Math.abs(amount - count)), [`${Math.max(amount, count)} - ${Math.min(amount, count)}`, 'Subtract.']),
    'ratios.multiply-only': ({ amount, count }) =>
      wrote(String(amount * count), [`${amount} × ${count} = ${amount * count}`, 'Multiply the two numbers.']),
  },
});

function whole(rng: Rng, top: number): Pick<UnitRate, 'count' | 'amount'> {
  const count = rng.int(2, 9);
  return { count, amount: count * rng.int(2, top) };
}
const short = (value: ReturnType<typeof exact>): string => (value.d <= 20n ? decimalText(value) : roundedText(value));

/** Fractions of a unit for fractions of another. */
type FractionRate = { readonly amount: string; readonly count: string; readonly story: number };

/** Draws what all cases of the skill have in common. */
const beginFractionUnitRate = (rng: Rng, level: Level) => {
  const proper = (under: number, not = 0) => {
    const tops = Array.from({ length: under - 1 }, (_, i) => i + 1).filter(
      (top) => exact(top, under).d === BigInt(under) && top !== not,
    );
    return fractionText(exact(rng.pick(tops.length > 0 ? tops : [1]), under));
  };
  const under = rng.pick(level === 1 ? [3, 4, 5] : [5, 6, 7, 8, 10]);
  const story = rng.int(0, fractionRateStories.length - 1);
  return { proper, under, story };
};

/** A unit rate from two fractions. */
export const fractionUnitRate = skill<FractionRate>({
  code: 'ratios.fraction-unit-rate',
  name: 'Find a unit rate from fractions',
  canDo: 'I can find how much it is for one when the numbers are fractions.',
  grade: 7,
  standards: ['7.RP.A.1'],
  prerequisites: ['ratios.unit-rate', 'fractions.divide'],
  cases: {
    'same-bottom': {
      label: 'equal denominators',
      draw: (rng, level) => {
        const { proper, under, story } = beginFractionUnitRate(rng, level);
        const amount = proper(under);
        return { story, amount, count: proper(under, Number(amount.split('/')[0])) };
      },
    },
    unit: {
      label: 'a unit fraction of the second',
      draw: (rng, level) => {
        const { proper, under, story } = beginFractionUnitRate(rng, level);
        return { story, amount: proper(under), count: `1/${rng.pick([2, 3, 4, 5].filter((n) => n !== under))}` };
      },
    },
    any: {
      label: 'any two fractions',
      draw: (rng, level) => {
        const { proper, under, story } = beginFractionUnitRate(rng, level);
        return { story, amount: proper(under), count: proper(rng.pick([3, 4, 5, 9].filter((n) => n !== under))) };
      },
    },
  },
  pose: (told) => ({
    prompt: tellWith(fractionRateStories[told.story], told),
    answer: { kind: 'number', key: fractionText(exact(told.amount).div(told.count)) },
  }),
  solve: ({ amount, count }) => {
    const [top = '1', under = '1'] = count.split('/');
    return steps(
      [`(${amount}) ÷ (${count})`, 'Divide to find how much belongs to one.'],
      [`(${amount}) × (${under}/${top})`, 'Dividing by a fraction is multiplying by the fraction turned over.'],
      [fractionText(exact(amount).div(count)), 'Multiply.'],
    );
  },
  hints: ({ amount, count }) => [
    `Imagine whole numbers in the place of \`${amount}\` and \`${count}\`. Which would you divide by which?`,
    `The whole is more than \`${count}\`, so the answer is more than \`${amount}\`.`,
    `Work out \`(${amount}) ÷ (${count})\`.`,
  ],
  confirms: ({ amount, count }, key) => near(floatOf(key) * floatOf(count), floatOf(amount)),
  wordProblem: true,
  mistakes: {
    'ratios.inverted-rate': ({ amount, count }) =>
      wrote(fractionText(exact(count).div(amount)), [`(${count}) ÷ (${amount})`, 'Divide the other way round.']),
    'ratios.multiply-only': ({ amount, count }) =>
      wrote(fractionText(exact(amount).mul(count)), [`(${amount}) × (${count})`, 'Multiply the two fractions.']),
    'ratios.difference-as-ratio': ({ amount, count }) =>
      wrote(fractionText(exact(amount).sub(count).abs()), [
        `${exact(amount).gt(count) ? `${amount} - ${count}` : `${count} - ${amount}`}`,
        'Subtract.',
      ]),
  },
});
