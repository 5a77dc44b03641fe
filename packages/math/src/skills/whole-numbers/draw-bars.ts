import type { Skill } from '../../types.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { barText, MOST_PARTS, poseDividedBar, poseTwoBars, wrongBar } from '../kit/drawn-bars.ts';
import { numbersIn } from '../kit/filled-table.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Cast, drawCast } from './story-parts.ts';

type Groups = Cast & { readonly form: 'share' | 'group'; readonly groups: number; readonly each: number };

const drawEqualGroups = skill<Groups>({
  code: 'whole-numbers.draw-equal-groups',
  name: 'Draw a bar for equal groups',
  canDo: 'I can draw a bar in equal parts for a story about equal groups.',
  grade: 3,
  standards: ['3.OA.A.2', '3.OA.A.3'],
  prerequisites: ['whole-numbers.equal-groups-stories'],
  wordProblem: true,
  cases: casesOf(
    { share: 'how much each one gets', group: 'how many groups' },
    (rng, level, form): Groups => ({
      ...drawCast(rng),
      form,
      groups: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 8, MOST_PARTS)),
      each: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 12)),
    }),
  ),
  pose: ({ form, name, many, groups, each }) =>
    poseDividedBar(
      form === 'share'
        ? `${name} shares ${groups * each} ${many} among ${groups} children.`
        : `${name} puts ${groups * each} ${many} in bags of ${each}.`,
      [groups, each],
    ),
  solve: ({ form, groups, each }) =>
    form === 'share'
      ? steps(
          [`${groups * each} ÷ ${groups} = ${each}`, 'One part for each child: divide by how many there are.'],
          [`${groups}, ${each}`, 'Write the parts, and what one part is.'],
        )
      : steps(
          [`${groups * each} ÷ ${each} = ${groups}`, 'One part for each bag: how often does a bag fit?'],
          [`${groups}, ${each}`, 'Write the parts, and what one part is.'],
        ),
  hints: ({ form }) => [
    'The whole bar is everything that is there.',
    form === 'share' ? 'The bar has a part for each child.' : 'One part is a bag. How many of them fill the bar?',
  ],
  confirms: ({ form, groups, each }, key) => {
    const [parts = 0, one = 0] = numbersIn(key);
    const whole = range(1, parts).reduce((sum) => sum + one, 0);
    return whole === groups * each && (form === 'share' ? parts === groups : one === each);
  },
  mistakes: {
    'whole-numbers.subtracts-instead-of-dividing': ({ form, groups, each }) => {
      const less = groups * each - (form === 'share' ? groups : each);
      return wrongBar(
        form === 'share' ? barText(groups, less) : less <= MOST_PARTS ? barText(less, each) : undefined,
        'Subtract the smaller number.',
      );
    },
    'whole-numbers.one-group-short': ({ form, groups, each }) =>
      form === 'group' && groups > 1
        ? wrongBar(barText(groups - 1, each), `Count by ${each}. The first one is the start.`)
        : undefined,
  },
});

type Times = Cast & { readonly form: 'one' | 'both'; readonly small: number; readonly factor: number };

const drawTimesAsMany = skill<Times>({
  code: 'whole-numbers.draw-times-as-many',
  name: 'Draw bars for "times as many"',
  canDo: 'I can draw two bars that show how many times as many.',
  grade: 4,
  standards: ['4.OA.A.1', '4.OA.A.2'],
  prerequisites: ['whole-numbers.times-as-many'],
  wordProblem: true,
  cases: casesOf(
    { one: 'the larger amount is known', both: 'both together are known' },
    (rng, level, form): Times => ({
      ...drawCast(rng),
      form,
      small: rng.int(byLevel(level, 3, 5, 12), byLevel(level, 6, 12, 25)),
      factor: rng.int(byLevel(level, 2, 3, 5), byLevel(level, 4, 7, 10)),
    }),
  ),
  pose: ({ form, name, other, many, small, factor }) =>
    poseTwoBars(
      form === 'one'
        ? `${name} has ${small * factor} ${many}. That is ${factor} times as many ${many} as ${other} has.`
        : `${name} and ${other} have ${small * (factor + 1)} ${many} together. ${name} has ${factor} times as many ${many} as ${other}.`,
      [other, name],
      [1, factor, small],
    ),
  solve: ({ form, small, factor }) =>
    steps(
      [`${factor} × 1 = ${factor}`, 'The short bar is one part. The long bar has as many of them as the story says.'],
      form === 'one'
        ? [`${small * factor} ÷ ${factor} = ${small}`, 'The long bar is known: divide by its parts.']
        : [
            `${small * (factor + 1)} ÷ ${factor + 1} = ${small}`,
            'All the parts together are known: divide by how many there are.',
          ],
      [`1, ${factor}, ${small}`, 'Write the parts, and what one part is.'],
    ),
  hints: ({ form }) => [
    'Draw the short bar as one part. The long bar is made of parts of the same size.',
    form === 'one'
      ? 'Which bar does the number of the story fill: the short one, the long one, or both?'
      : 'The number of the story fills both bars. How many parts are there together?',
  ],
  confirms: ({ form, small, factor }, key) => {
    const [short = 0, long = 0, one = 0] = numbersIn(key);
    const known = form === 'one' ? long : short + long;
    const amount = form === 'one' ? small * factor : small * (factor + 1);
    return short === 1 && long === factor && range(1, known).reduce((sum) => sum + one, 0) === amount;
  },
  mistakes: {
    'whole-numbers.follows-the-keyword': ({ form, small, factor }) =>
      form === 'one'
        ? wrote(
            [1, factor, small * factor * factor].join(', '),
            [`${small * factor} × ${factor} = ${small * factor * factor}`, 'The story says "times", so multiply.'],
            [[1, factor, small * factor * factor].join(', '), 'Write the parts, and what one part is.'],
          )
        : undefined,
    'ratios.divide-by-own-part': ({ form, small, factor }) =>
      form === 'both'
        ? wrongBar(barText(1, factor, (small * (factor + 1)) / factor), 'Divide by the parts of the long bar.')
        : undefined,
    'ratios.share-equally': ({ form, small, factor }) =>
      form === 'both'
        ? wrongBar(barText(1, 1, (small * (factor + 1)) / 2), 'Divide by two, because there are two.')
        : undefined,
  },
});

export const drawBarSkills: readonly Skill[] = [drawEqualGroups, drawTimesAsMany];
