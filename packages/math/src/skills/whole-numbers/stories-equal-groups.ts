import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, packings, type Thing } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { addsAll, type drawCast } from './story-parts.ts';

/** Containers and contents as text. */
type Packed = {
  readonly holderOne: string;
  readonly holderMany: string;
  readonly heldOne: string;
  readonly heldMany: string;
  readonly at: string;
};

const contentOf = (p: Packed): Thing => ({ one: p.heldOne, many: p.heldMany });
const holderOf = (p: Packed): Thing => ({ one: p.holderOne, many: p.holderMany });

type Groups = Packed & {
  readonly form: 'multiply' | 'share' | 'group';
  readonly groups: number;
  readonly each: number;
};

type Telling = {
  readonly text: Prose;
  readonly key: number;
  readonly of: Thing;
  readonly line: MathText;
  readonly why: Prose;
};

function tellGroups(p: Groups): Telling {
  const { groups, each } = p;
  const total = groups * each;
  if (p.form === 'multiply')
    return {
      text: `There are ${count(groups, holderOf(p))} with ${count(each, contentOf(p))} ${p.at} each ${p.holderOne}. How many ${p.heldMany} are there in all?`,
      key: total,
      of: contentOf(p),
      line: `${groups} × ${each} = ${total}`,
      why: `${groups} equal groups of ${each}.`,
    };
  if (p.form === 'share')
    return {
      text: `${count(total, contentOf(p))} are put ${p.at}to ${count(groups, holderOf(p))}, equally many ${p.at} each ${p.holderOne}. How many ${p.heldMany} are ${p.at} one ${p.holderOne}?`,
      key: each,
      of: contentOf(p),
      line: `${total} ÷ ${groups} = ${each}`,
      why: `Share ${total} equally among ${groups}.`,
    };
  return {
    text: `${count(total, contentOf(p))} are put ${p.at}to ${p.holderMany} with ${each} ${p.at} each ${p.holderOne}. How many ${p.holderMany} are needed?`,
    key: groups,
    of: holderOf(p),
    line: `${total} ÷ ${each} = ${groups}`,
    why: `How many groups of ${each} are in ${total}?`,
  };
}

const drawPacked = (rng: Parameters<typeof drawCast>[0]): Packed => {
  const { holder, held, at } = rng.pick(packings);
  return { holderOne: holder.one, holderMany: holder.many, heldOne: held.one, heldMany: held.many, at };
};

const equalGroups = skill<Groups>({
  code: 'whole-numbers.equal-groups-stories',
  name: 'Solve stories with equal groups',
  canDo: 'I can multiply or divide to solve stories about equal groups.',
  grade: 3,
  standards: ['3.OA.A.1', '3.OA.A.2', '3.OA.A.3'],
  prerequisites: ['whole-numbers.multiplication-facts', 'whole-numbers.division-facts'],
  cases: casesOf(
    { multiply: 'how many in all', share: 'how many in each group', group: 'how many groups' },
    (rng, level, form): Groups => ({
      ...drawPacked(rng),
      form,
      groups: rng.int(byLevel(level, 2, 3, 6), byLevel(level, 5, 9, 12)),
      each: rng.int(byLevel(level, 3, 4, 6), byLevel(level, 5, 9, 12)),
    }),
  ),
  pose: (p) => {
    const told = tellGroups(p);
    return {
      prompt: told.text,
      answer: countAnswer(told.key, told.of),
      ...(p.form === 'multiply'
        ? {
            picture: { kind: 'array' as const, rows: p.groups, columns: p.each, alt: `${p.groups} rows of ${p.each}.` },
          }
        : {}),
    };
  },
  solve: (p) => {
    const told = tellGroups(p);
    return p.form === 'multiply'
      ? steps([told.line, told.why])
      : steps([told.line, told.why], [`${p.groups} × ${p.each} = ${p.groups * p.each}`, 'Check by multiplying.']);
  },
  hints: (p) =>
    hintsHiding(
      tellGroups(p).key,
      tellGroups(p).text,
      'What are the groups here? What is in each group?',
      p.form === 'multiply'
        ? 'Is the total known, or is it asked for?'
        : 'The total is known. Draw the groups and fill them.',
      p.form === 'multiply'
        ? `Count by ${p.each}, once for each ${p.holderOne}.`
        : p.form === 'share'
          ? `${p.groups} times what number makes ${p.groups * p.each}?`
          : `Count by ${p.each} until you reach ${p.groups * p.each}. How many jumps?`,
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    const [groups, each] = p.form === 'share' ? [p.groups, n] : [p.form === 'group' ? n : p.groups, p.each];
    const total = range(1, groups).reduce((sum) => sum + each, 0);
    return p.form === 'multiply' ? total === n : total === p.groups * p.each;
  },
  mistakes: {
    'whole-numbers.adds-story-numbers': ({ form, groups, each }) =>
      form === 'multiply' ? addsAll(groups, each) : addsAll(groups * each, form === 'share' ? groups : each),
    'whole-numbers.subtracts-instead-of-dividing': ({ form, groups, each }) => {
      const by = form === 'share' ? groups : each;
      return form === 'multiply'
        ? undefined
        : wrote(groups * each - by, [
            `${groups * each} - ${by} = ${groups * each - by}`,
            'Something is put away, so subtract.',
          ]);
    },
  },
  wordProblem: true,
});

export const equalGroupsStoriesSkills: readonly Skill[] = [equalGroups];
