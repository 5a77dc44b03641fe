import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, packings, pickNames, type Thing } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { addsAll } from './story-parts.ts';

type Mixed = {
  readonly form: 'groups-plus' | 'loose-first' | 'groups-minus' | 'share-rest';
  readonly name: string;
  readonly holderOne: string;
  readonly holderMany: string;
  readonly heldOne: string;
  readonly heldMany: string;
  readonly at: string;
  readonly groups: number;
  readonly each: number;
  readonly extra: number;
};

type Line = readonly [MathText, Prose];
type Telling = {
  readonly text: Prose;
  readonly key: number;
  readonly middle: number;
  readonly lines: readonly [Line, Line];
};

const contentOf = (p: Mixed): Thing => ({ one: p.heldOne, many: p.heldMany });

function tell(p: Mixed): Telling {
  const { groups, each, extra, name, heldMany } = p;
  const n = (value: number) => count(value, contentOf(p));
  const packs = count(groups, { one: p.holderOne, many: p.holderMany });
  const product = groups * each;
  const first: Line = [`${groups} × ${each} = ${product}`, `First the ${p.holderMany}: ${groups} groups of ${each}.`];
  if (p.form === 'groups-plus')
    return {
      text: `${name} counts ${packs} with ${count(each, contentOf(p))} ${p.at} each ${p.holderOne}, and ${extra} more ${heldMany} on the table. How many ${heldMany} are there in all?`,
      key: product + extra,
      middle: product,
      lines: [first, [`${product} + ${extra} = ${product + extra}`, `Then add the ${extra} on the table.`]],
    };
  if (p.form === 'loose-first')
    return {
      text: `There are ${n(extra)} on the table and ${packs} with ${count(each, contentOf(p))} ${p.at} each ${p.holderOne}. How many ${heldMany} are there in all?`,
      key: product + extra,
      middle: product,
      lines: [first, [`${extra} + ${product} = ${product + extra}`, `Then put the ${extra} on the table to them.`]],
    };
  if (p.form === 'groups-minus')
    return {
      text: `${name} had ${packs} with ${count(each, contentOf(p))} ${p.at} each ${p.holderOne}. Then ${name} gave away ${n(extra)}. How many ${heldMany} does ${name} have left?`,
      key: product - extra,
      middle: product,
      lines: [first, [`${product} - ${extra} = ${product - extra}`, `Then take away the ${extra}.`]],
    };
  const total = product + extra;
  return {
    text: `There are ${n(total)}. ${name} keeps ${extra} of them and puts the others ${p.at}to ${packs}, equally many ${p.at} each ${p.holderOne}. How many ${heldMany} are ${p.at} one ${p.holderOne}?`,
    key: each,
    middle: product,
    lines: [
      [`${total} - ${extra} = ${product}`, 'First find how many are packed.'],
      [`${product} ÷ ${groups} = ${each}`, `Then share them among ${groups}.`],
    ],
  };
}

const mixedStories = skill<Mixed>({
  code: 'whole-numbers.two-step-mixed-stories',
  name: 'Solve stories in two steps with all four operations',
  canDo: 'I can solve a story that needs two different operations.',
  grade: 3,
  standards: ['3.OA.D.8'],
  prerequisites: ['whole-numbers.equal-groups-stories', 'whole-numbers.two-step-stories'],
  cases: casesOf(
    {
      'groups-plus': 'multiply, then add',
      'loose-first': 'the number to add comes first',
      'groups-minus': 'multiply, then subtract',
      'share-rest': 'subtract, then divide',
    },
    (rng, level, caseId) => {
      const {
        holder,
        held: things,
        at,
      } = rng.pick(
        packings.filter(
          (packing) => packing.holder.one !== 'team' && packing.holder.one !== 'row' && packing.holder.one !== 'shelf',
        ),
      );
      const [name = ''] = pickNames(rng, 1);
      const groups = rng.int(byLevel(level, 2, 3, 6), byLevel(level, 4, 8, 9));
      const each = rng.int(byLevel(level, 3, 4, 6), byLevel(level, 5, 9, 12));
      const extra = rng.int(2, Math.max(3, Math.min(byLevel(level, 5, 12, 30), groups * each - 2)));
      return {
        form: caseId,
        name,
        holderOne: holder.one,
        holderMany: holder.many,
        heldOne: things.one,
        heldMany: things.many,
        at,
        groups,
        each,
        extra,
      };
    },
  ),
  pose: (p) => ({ prompt: tell(p).text, answer: countAnswer(tell(p).key, contentOf(p)) }),
  solve: (p) => steps(...tell(p).lines),
  hints: (p) =>
    hintsHiding(
      tell(p).key,
      tell(p).text,
      'What is asked? What do you have to know before you can answer it?',
      p.form === 'share-rest'
        ? 'Not everything is packed. How many are?'
        : `Find how many are in the ${p.holderMany} first.`,
      `The first step gives ${tell(p).middle}. What is the second step?`,
      'Check with a drawing: did you use every number of the story?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'share-rest')
      return range(1, p.groups).reduce((sum) => sum + n, p.extra) === p.groups * p.each + p.extra;
    const inGroups = range(1, p.groups).reduce((sum) => sum + p.each, 0);
    return p.form === 'groups-minus' ? n + p.extra === inGroups : n - inGroups === p.extra;
  },
  mistakes: {
    'whole-numbers.stops-after-first-step': (p) => {
      const told = tell(p);
      return wrote(told.middle, told.lines[0]);
    },
    'whole-numbers.adds-story-numbers': ({ form, groups, each, extra }) =>
      form === 'share-rest'
        ? addsAll(groups * each + extra, extra, groups)
        : form === 'loose-first'
          ? addsAll(extra, groups, each)
          : addsAll(groups, each, extra),
    'whole-numbers.left-to-right': ({ form, groups, each, extra }) =>
      form === 'loose-first'
        ? wrote(
            (extra + groups) * each,
            [`${extra} + ${groups} = ${extra + groups}`, 'Take the numbers as they come.'],
            [`${extra + groups} × ${each} = ${(extra + groups) * each}`, 'Then multiply.'],
          )
        : undefined,
  },
  wordProblem: true,
});

export const mixedStorySkills: readonly Skill[] = [mixedStories];
