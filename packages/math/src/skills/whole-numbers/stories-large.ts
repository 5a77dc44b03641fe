import type { Prose, Rng, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { type Thing, withCommas } from '../kit/contexts.ts';
import { type Mistakes, mapMistakes, skill } from '../kit/skill.ts';
import { tellWith } from '../kit/told.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { wrote } from '../kit/work.ts';
import { countingPlaces, countStories } from '../stories/counts.ts';
import { drawAddition, drawSubtraction, rulesFrom, subtractionRules } from './column-numbers.ts';
import { additionProcedures, additionSteps } from './procedures/add.ts';
import { subtractionSteps } from './procedures/subtract.ts';

/** For "left" and "difference", a is the larger number; for "more-turned", b more than the unknown makes a. */
type Large = {
  readonly form: 'total' | 'difference' | 'more-turned';
  readonly place: string;
  readonly one: string;
  readonly many: string;
  readonly a: number;
  readonly b: number;
};

const isSum = ({ form }: Large): boolean => form === 'total';
const thingOf = ({ one, many }: Large): Thing => ({ one, many });
const keyOf = (p: Large): number => (isSum(p) ? p.a + p.b : p.a - p.b);

function tell(p: Large): Prose {
  const told = countStories[countingPlaces.findIndex(({ place }) => place === p.place)];
  return tellWith(told?.[p.form], { a: withCommas(p.a), b: withCommas(p.b) });
}

const columnRules: Mistakes<Large> = {
  ...mapMistakes(rulesFrom(additionProcedures), (mistake) => (p: Large) => (isSum(p) ? mistake(p) : undefined)),
  ...mapMistakes(subtractionRules, (mistake) => (p: Large) => (isSum(p) ? undefined : mistake(p))),
};

/** Draws what all cases of the skill have in common. */
const begin = (rng: Rng) => {
  const { place, what } = rng.pick(countingPlaces);
  return { place, what };
};

const largeStories = skill<Large>({
  code: 'whole-numbers.large-number-stories',
  name: 'Solve stories with large numbers',
  canDo: 'I can add and subtract large numbers in stories.',
  grade: 4,
  standards: ['4.NBT.B.4', '4.OA.A.3'],
  prerequisites: [
    'whole-numbers.add-multi-digit',
    'whole-numbers.subtract-multi-digit',
    'whole-numbers.compare-stories',
  ],
  cases: {
    total: {
      label: 'how many together',
      draw: (rng, level) => {
        const { place, what } = begin(rng);
        const pair = drawAddition(
          rng,
          byLevel(level, ['carry', 'plain', 'plain'], ['carry', 'carry', 'plain'], ['carry', 'full', 'carry', 'plain']),
        );
        return { form: 'total', place, one: what.one, many: what.many, ...pair };
      },
    },
    difference: {
      label: 'how many more',
      draw: (rng, level) => {
        const { place, what } = begin(rng);
        const pair = drawSubtraction(
          rng,
          byLevel(level, ['open', 'plain', 'lead'], ['open', 'through', 'lead'], ['open', 'through', 'open', 'lead']),
        );
        return { form: 'difference', place, one: what.one, many: what.many, ...pair };
      },
    },
    'more-turned': {
      label: '"more than", but the smaller number is asked',
      draw: (rng, level) => {
        const { place, what } = begin(rng);
        const pair = drawSubtraction(
          rng,
          byLevel(level, ['open', 'plain', 'lead'], ['open', 'through', 'lead'], ['open', 'through', 'open', 'lead']),
        );
        return { form: 'more-turned', place, one: what.one, many: what.many, ...pair };
      },
    },
  },
  pose: (p) => ({ prompt: tell(p), answer: countAnswer(keyOf(p), thingOf(p)) }),
  solve: (p) => (isSum(p) ? additionSteps(p.a, p.b) : subtractionSteps(p.a, p.b)),
  hints: (p) =>
    hintsHiding(
      keyOf(p),
      tell(p),
      'Which number is larger: the one that is asked for, or the ones you know?',
      isSum(p)
        ? 'Together means the two numbers make one whole.'
        : 'Draw two bars, May above June. Which part is missing?',
      isSum(p)
        ? 'Write the numbers in columns, ones under ones, and add.'
        : 'Write the larger number on top, ones under ones, and subtract.',
    ),
  confirms: (p, key) =>
    isSum(p)
      ? BigInt(amountOf(key)) - BigInt(p.b) === BigInt(p.a)
      : BigInt(amountOf(key)) + BigInt(p.b) === BigInt(p.a),
  mistakes: {
    'whole-numbers.follows-the-keyword': (p) =>
      isSum(p) ? undefined : wrote(p.a + p.b, [`${p.a} + ${p.b} = ${p.a + p.b}`, 'The story says "more", so add.']),
    ...columnRules,
  },
  wordProblem: true,
});

export const largeStorySkills: readonly Skill[] = [largeStories];
