import type { Level, Rng } from '../../types.ts';
import { numberAnswer } from '../kit/answers.ts';
import { near } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { firstNames } from '../kit/contexts.ts';
import { exact, floatOf, fractionText } from '../kit/numeric.ts';
import { skill } from '../kit/skill.ts';
import { pickFitting, tellWith } from '../kit/told.ts';
import { steps } from '../kit/work.ts';
import { rateStories } from '../stories/rates.ts';
import { missingValueRules, solutionOf } from './missing-value.ts';

/** a of one thing for b of another; how many for c? */
type RateStory = {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly story: number;
  readonly name: string;
};

/** Tells the numbers of a rate as one of the stories whose sizes they suit. */
const told = (rng: Rng, { a, b, c }: Pick<RateStory, 'a' | 'b' | 'c'>): RateStory => ({
  a,
  b,
  c,
  story: pickFitting(rng, rateStories, ({ rate: [low, high] }) => low <= b / a && b / a <= high),
  name: rng.pick(firstNames),
});

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng, level: Level) => {
  const top = byLevel(level, 6, 9, 15);
  const [a, near] = [rng.int(2, top), rng.int(2, top)];
  return { a, near };
};

/** A story with a missing value. */
export const rateProblems = skill<RateStory>({
  code: 'ratios.rate-problems',
  name: 'Solve rate problems',
  canDo: 'I can solve problems where two amounts grow together.',
  grade: 6,
  standards: ['6.RP.A.3b', '7.RP.A.3'],
  prerequisites: ['ratios.unit-rate', 'ratios.equivalent'],
  cases: {
    times: {
      label: 'a whole number of times as much',
      draw: (rng, level) => {
        const { a, near } = begin(rng, level);
        const b = near === a ? near + 1 : near;
        return told(rng, { a, b, c: a * rng.int(2, level === 1 ? 4 : 7) });
      },
    },
    'through-one': {
      label: 'by way of one',
      draw: (rng, level) => {
        const { a } = begin(rng, level);
        const c = [rng.int(2, 12), a + 1].find((n) => n % a !== 0 && n !== a) ?? a + 1;
        return told(rng, { a, b: a * rng.int(2, level === 1 ? 5 : 9), c });
      },
    },
    'in-between': {
      label: 'by way of a common part',
      draw: (rng, level) => {
        const { a, near } = begin(rng, level);
        const b = near === a ? near + 1 : near;
        const ways: readonly (readonly [number, number])[] = [
          [2, 3],
          [2, 5],
          [3, 4],
          [3, 5],
          [4, 7],
        ];
        const [from, to] = rng.pick(ways);
        return told(rng, { a: a * from, b: b * from, c: a * to });
      },
    },
    less: {
      label: 'less than before',
      draw: (rng, level) => {
        const { a, near } = begin(rng, level);
        const b = near === a ? near + 1 : near;
        const ways: readonly (readonly [number, number])[] = [
          [3, 2],
          [5, 2],
          [5, 3],
          [4, 1],
          [3, 1],
        ];
        const [from, to] = rng.pick(ways);
        return told(rng, { a: a * from, b: b * from, c: a * to });
      },
    },
  },
  pose: (params) => ({
    prompt: tellWith(rateStories[params.story]?.told, params),
    answer: numberAnswer(solutionOf(params)),
  }),
  solve: ({ a, b, c }) => {
    const unit = exact(b, a);
    return steps(
      [`${b}/${a} = x/${c}`, 'Both amounts grow in the same ratio.'],
      [
        `${b} × ${c} ÷ ${a} = ${fractionText(unit.mul(c))}`,
        `For one it is \`${fractionText(unit)}\`, so for \`${c}\` it is \`${c}\` times that.`,
      ],
    );
  },
  hints: ({ a, b, c }) => [
    'If one amount doubles, what happens to the other?',
    `\`${a}\` belongs to \`${b}\`. What belongs to ${c % a === 0 ? `\`${a * 2}\`` : 'one, or to another number on the way'}?`,
    c % a === 0
      ? `\`${c}\` is \`${c / a}\` times as much as \`${a}\`.`
      : `Divide \`${b}\` by \`${a}\`. Then multiply by \`${c}\`.`,
  ],
  confirms: ({ a, b, c }, key) => near(floatOf(key) / c, b / a),
  wordProblem: true,
  mistakes: missingValueRules,
});
