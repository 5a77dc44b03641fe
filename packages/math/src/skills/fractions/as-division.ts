import { writtenAmountAnswer } from '../kit/answers.ts';
import { gcd, range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { floatOf, fractionOf, lowestText, mixedText, over, readOperands } from '../kit/fraction-text.ts';
import { skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { cuttable } from '../stories/shared-things.ts';

type Params = { readonly things: number; readonly people: number; readonly one: string; readonly many: string };

const result = ({ things, people }: Params) => fractionOf(things, people);

/** Grade 5: a division whose result is a fraction. */
export const asDivision = skill<Params>({
  code: 'fractions.as-division',
  name: 'Understand a fraction as a division',
  canDo: 'I can share things equally and write one share as a fraction.',
  grade: 5,
  standards: ['5.NF.B.3'],
  prerequisites: ['fractions.unit-of-set', 'fractions.improper-to-mixed'],
  cases: {
    'below-one': {
      label: 'less than one each',
      draw: (rng, level) => {
        const people = rng.pick(byLevel(level, [3, 4, 5], [3, 4, 5, 6, 8], [6, 7, 8, 9, 12]));
        const counts = range(2, people - 1);
        const things = rng.pick(counts.filter((count) => gcd(count, people) === 1));
        return { things, people, ...rng.pick(cuttable) };
      },
    },
    'above-one': {
      label: 'more than one each',
      draw: (rng, level) => {
        const people = rng.pick(byLevel(level, [3, 4, 5], [3, 4, 5, 6, 8], [6, 7, 8, 9, 12]));
        const counts = range(people + 1, byLevel(level, 2, 3, 5) * people - 1);
        const things = rng.pick(counts.filter((count) => gcd(count, people) === 1));
        return { things, people, ...rng.pick(cuttable) };
      },
    },
  },
  wordProblem: true,
  pose: (params) => ({
    prompt: `${params.people} children share ${params.things} ${params.many} equally. How much does each child get? Write a fraction or a mixed number.`,
    math: `${params.things} ÷ ${params.people}`,
    answer: writtenAmountAnswer(mixedText(result(params)), params),
  }),
  solve: (params) => {
    const [raw, tidy] = [over(params.things, params.people), mixedText(result(params))];
    return steps(
      [`${params.things} ÷ ${params.people}`, `Cut each ${params.one} into ${params.people} equal parts.`],
      [`${params.things} × 1/${params.people}`, `Each child gets one part of each ${params.one}.`],
      [raw, 'So the division is this fraction.'],
      ...(raw === tidy ? [] : [[tidy, 'Write the wholes apart.'] as const]),
    );
  },
  hints: (params) => [
    `Start with just one ${params.one}. How much of it does each of the ${params.people} children get?`,
    `Now there are ${params.things} ${params.many}. Each child gets that much from each one.`,
    params.things > params.people
      ? `Can you give out whole ${params.many} first? What is left to cut?`
      : `The denominator is the number of children, because each ${params.one} is cut into ${params.people} parts.`,
  ],
  confirms: ({ things, people }, key) => Math.abs(floatOf(key) * people - things) < 1e-9,
  mistakes: {
    'fractions.larger-by-smaller': ({ things, people }) =>
      things < people
        ? wrote(lowestText(fractionOf(people, things)), [
            `${people} ÷ ${things}`,
            'You always divide the larger number by the smaller one.',
          ])
        : undefined,
    'fractions.share-without-number': ({ people, one }) =>
      wrote(over(1, people), [
        over(1, people),
        `There are ${people} children, so each gets one part of ${people} (${one}).`,
      ]),
    'decimals.remainder-as-decimal': ({ things, people }) => {
      if (things < people) return undefined;
      const found = `${Math.floor(things / people)}.${things % people}`;
      return wrote(
        found,
        [`${things} ÷ ${people}`, `It goes ${Math.floor(things / people)} times.`],
        [found, `${things % people} is left over. Write it after the decimal point.`],
      );
    },
  },
  read: (text) => {
    const sides = readOperands(text, '÷');
    const [things, people] = [Number(sides?.[0]), Number(sides?.[1])];
    const fits =
      Number.isInteger(things) && Number.isInteger(people) && things > 0 && people > 1 && things < 1e6 && people < 1e6;
    return fits && things % people !== 0 ? { things, people, one: 'pizza', many: 'pizzas' } : undefined;
  },
});
