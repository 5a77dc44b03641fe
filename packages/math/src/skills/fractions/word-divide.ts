import { range } from '../kit/arithmetic.ts';
import { byLevel, fromPool } from '../kit/by-level.ts';
import { units } from '../kit/contexts.ts';
import { fractionOf, type TwoTerms, topHeavy } from '../kit/fraction-text.ts';
import { resultOf } from './binary-skill.ts';
import { compareTerms, mixedNumbers, pairs, properFractions, unitFractions, wholeTerms } from './pools.ts';
import { dividesByDenominator, dividesDenominator, invertsFirst } from './product-mistakes.ts';
import { inStories, storySkill } from './story-skill.ts';
import { multipliesToGetMore, swapsDivision } from './word-mistakes.ts';

const { L, h, kg, km, m, mi, yd, lb } = units;

/** Grade 5: whole numbers and unit fractions. */
export const wordDivideUnit = storySkill({
  code: 'fractions.word-divide-unit',
  name: 'Solve division stories with unit fractions',
  canDo: 'I can solve stories where a unit fraction is shared or fits into a whole number.',
  grade: 5,
  standards: ['5.NF.B.7c'],
  prerequisites: ['fractions.divide-whole-by-unit', 'fractions.divide-unit-by-whole'],
  cases: {
    fit: {
      label: 'how many fit',
      draw: fromPool((level) => {
        const parts = unitFractions(range(2, byLevel(level, 4, 6, 10)));
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 15));
        return pairs(wholes, parts);
      }),
      stories: [
        {
          sign: '÷',
          units: [m, m, undefined],
          tell: (v) =>
            `${v.name} cuts ${v.a} of string into pieces. Each piece is ${v.b} long. How many pieces are there?`,
          why: 'How many pieces fit into the string: divide by the length of a piece.',
          look: 'How many such pieces does one meter give?',
        },
        {
          sign: '÷',
          units: [L, L, undefined],
          tell: (v) => `A jug holds ${v.a} of lemonade. A glass holds ${v.b}. How many glasses can ${v.name} fill?`,
          why: 'How many glasses fit into the jug: divide by what one glass holds.',
          look: 'How many glasses does one liter fill?',
        },
        {
          sign: '÷',
          units: [h, h, undefined],
          tell: (v) =>
            `A workshop lasts ${v.a}. Each turn at the pottery wheel takes ${v.b}. How many turns are there?`,
          why: 'How many turns fit into the time: divide by the length of a turn.',
          look: 'How many turns fit into one hour?',
          fits: ({ a }) => a[0] <= 6,
        },
      ],
    },
    share: {
      label: 'share equally',
      draw: fromPool((level) => {
        const parts = unitFractions(range(2, byLevel(level, 4, 6, 10)));
        const wholes = wholeTerms(2, byLevel(level, 5, 8, 15));
        return pairs(parts, wholes);
      }),
      stories: [
        {
          sign: '÷',
          units: [kg, undefined, kg],
          tell: (v) =>
            `${v.name} shares ${v.a} of raisins equally among ${v.y} friends. How many kilograms does each friend get?`,
          why: 'Equal shares: divide by the number of friends.',
          look: 'Draw the raisins as a bar and cut it for the friends. Is one share larger or smaller than the bar?',
        },
        {
          sign: '÷',
          units: [mi, undefined, mi],
          tell: (v) =>
            `A team of ${v.y} runners covers ${v.a} in a relay. Each runs equally far. How many miles does each run?`,
          why: 'Equal distances: divide by the number of runners.',
          look: 'Draw the whole way and cut it into equal pieces, one for each runner.',
        },
        {
          sign: '÷',
          units: [lb, undefined, lb],
          tell: (v) =>
            `${v.name} puts ${v.a} of seeds into ${v.y} equal packets. How many pounds does each packet hold?`,
          why: 'Equal packets: divide by their number.',
          look: 'Does one packet hold more or less than all the seeds together?',
        },
      ],
    },
  },
  rules: [
    inStories(dividesByDenominator, '÷'),
    inStories(dividesDenominator, '÷'),
    inStories(swapsDivision, '÷'),
    inStories(invertsFirst, '÷'),
  ],
});

/** Pairs whose quotient is whole, so that there is a whole number of pieces. */
function wholeQuotients(parts: TwoTerms[]): TwoTerms[] {
  return parts.flatMap(({ a: times, b: size }): TwoTerms[] => {
    const [top, bottom] = topHeavy(size);
    const total = fractionOf(top * times[0], bottom);
    const [n, d] = [Number(total.n), Number(total.d)];
    return d === 1 ? [] : [{ a: [Math.floor(n / d), n % d, d], b: size }];
  });
}

/** Grade 6: any fractions. */
export const wordDivide = storySkill({
  code: 'fractions.word-divide',
  name: 'Solve division stories with fractions',
  canDo: 'I can solve stories where a fraction is divided by a fraction.',
  grade: 6,
  standards: ['6.NS.A.1'],
  prerequisites: ['fractions.divide', 'fractions.word-divide-unit'],
  cases: {
    fit: {
      label: 'how many fit',
      draw: fromPool((level) => {
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 10]));
        return wholeQuotients(pairs(wholeTerms(2, byLevel(level, 6, 9, 15)), parts));
      }),
      stories: [
        {
          sign: '÷',
          units: [yd, yd, undefined],
          tell: (v) => `${v.name} has ${v.a} of cloth. One scarf takes ${v.b}. How many scarves can ${v.name} make?`,
          why: 'How many times the cloth for one scarf fits: divide.',
          look: 'Mark the cloth for one scarf again and again along the whole length.',
        },
        {
          sign: '÷',
          units: [kg, kg, undefined],
          tell: (v) => `${v.name} has ${v.a} of granola. One serving is ${v.b}. How many servings is that?`,
          why: 'How many servings fit: divide by the size of one.',
          look: 'Take out one serving after another. How many times can you do it?',
        },
      ],
    },
    'per-one': {
      label: 'how much for one',
      draw: fromPool((level) => {
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 10]));
        const mixed = mixedNumbers(
          range(1, byLevel(level, 2, 3, 6)),
          byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 8]),
        );
        return pairs(mixed, parts, (a, b) => compareTerms(a, b) > 0 && resultOf({ a, b }, '÷').compare(24) < 0);
      }),
      stories: [
        {
          sign: '÷',
          units: [km, h, undefined],
          tell: (v) =>
            `A ferry sails ${v.a} in ${v.b}. It keeps the same speed. How many kilometers does it sail in one hour?`,
          why: 'So much in so many hours: divide to get one hour.',
          look: 'How far would it be in two such stretches of time? Is one hour more or less?',
        },
        {
          sign: '÷',
          units: [L, h, undefined],
          tell: (v) => `A tap lets ${v.a} of water through in ${v.b}. How many liters is that in one hour?`,
          why: 'So much in so much time: divide to get one hour.',
          look: 'Is one hour longer or shorter than the time in the story? So is it more water, or less?',
        },
      ],
    },
    side: {
      label: 'missing side of a rectangle',
      draw: fromPool((level) => {
        const parts = properFractions(byLevel(level, [2, 3, 4], [3, 4, 5, 6, 8], [5, 6, 8, 9, 10]));
        const mixed = mixedNumbers(
          range(1, byLevel(level, 2, 3, 6)),
          byLevel(level, [2, 3], [2, 3, 4, 5], [3, 4, 5, 8]),
        );
        return pairs(mixed, parts, (a, b) => 2 * b[1] >= b[2] && resultOf({ a, b }, '÷').compare(12) < 0);
      }),
      stories: [
        {
          sign: '÷',
          units: [undefined, m, m],
          tell: (v) => `A rectangular mat covers ${v.x} square meters. It is ${v.b} wide. How many meters long is it?`,
          why: 'Area is length times width, so divide the area by the width.',
          look: 'Which number times the width gives the area?',
        },
        {
          sign: '÷',
          units: [undefined, mi, mi],
          tell: (v) =>
            `A rectangular field has an area of ${v.x} square miles. One side is ${v.b} long. How many miles long is the other side?`,
          why: 'Area is one side times the other, so divide the area by the known side.',
          look: 'Sketch the field. Which number times the known side gives the area?',
        },
      ],
    },
  },
  rules: [inStories(multipliesToGetMore, '÷'), inStories(invertsFirst, '÷')],
});
