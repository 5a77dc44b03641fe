import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { addsAll, bar, type Cast, drawCast, thingOf } from './story-parts.ts';

/** `first` and `second` are the numbers of the story in the order told. */
type Change = Cast & {
  readonly form:
    | 'join'
    | 'together'
    | 'separate'
    | 'change-unknown'
    | 'start-unknown'
    | 'taken-unknown'
    | 'before-more'
    | 'part-unknown';
  readonly first: number;
  readonly second: number;
};

type Telling = { readonly text: Prose; readonly key: number; readonly line: MathText; readonly why: Prose };

function tellChange(p: Change): Telling {
  const n = (value: number) => count(value, thingOf(p));
  const { first, second, name, other, many } = p;
  if (p.form === 'join')
    return {
      text: `${name} has ${n(first)}. ${other} gives ${name} ${second} more. How many ${many} does ${name} have now?`,
      key: first + second,
      line: `${first} + ${second} = ${first + second}`,
      why: `Start with ${first} and add the ${second} new ones.`,
    };
  if (p.form === 'together')
    return {
      text: `${name} has ${n(first)} and ${other} has ${n(second)}. How many ${many} do they have together?`,
      key: first + second,
      line: `${first} + ${second} = ${first + second}`,
      why: 'Put both parts together.',
    };
  if (p.form === 'separate')
    return {
      text: `${name} has ${n(first)}. ${name} gives ${second} of them to ${other}. How many ${many} does ${name} have left?`,
      key: first - second,
      line: `${first} - ${second} = ${first - second}`,
      why: `Take the ${second} away from ${first}.`,
    };
  if (p.form === 'change-unknown')
    return {
      text: `${name} had ${n(first)}. Then ${other} gave ${name} some more. Now ${name} has ${n(second)}. How many ${many} did ${other} give?`,
      key: second - first,
      line: `${second} - ${first} = ${second - first}`,
      why: `${first} were there before. The rest of the ${second} are new.`,
    };
  if (p.form === 'taken-unknown')
    return {
      text: `${name} had ${n(first)}. ${name} gave some of them to ${other}. Now ${name} has ${second} left. How many ${many} did ${name} give?`,
      key: first - second,
      line: `${first} - ${second} = ${first - second}`,
      why: `${second} of the ${first} are still there. The others were given.`,
    };
  if (p.form === 'before-more')
    return {
      text: `${name} had some ${many}. Then ${other} gave ${name} ${first} more. Now ${name} has ${n(second)}. How many ${many} did ${name} have at first?`,
      key: second - first,
      line: `${second} - ${first} = ${second - first}`,
      why: `Take the ${first} new ones away from the ${second} that are there now.`,
    };
  if (p.form === 'part-unknown')
    return {
      text: `${name} and ${other} have ${n(first)} together. ${name} has ${second} of them. How many ${many} does ${other} have?`,
      key: first - second,
      line: `${first} - ${second} = ${first - second}`,
      why: `${second} of the ${first} belong to ${name}. The others belong to ${other}.`,
    };
  return {
    text: `${name} had some ${many}. ${name} gave ${first} of them to ${other}. Now ${name} has ${second} left. How many ${many} did ${name} have at first?`,
    key: first + second,
    line: `${second} + ${first} = ${first + second}`,
    why: `Put the ${first} back to the ${second} that are left.`,
  };
}

/** The first number of the story is the whole, and the other one a part. */
const isFromWhole = (form: string): boolean => ['separate', 'taken-unknown', 'part-unknown'].includes(form);
/** The second number of the story is the whole, and the first one a part. */
const isToWhole = (form: string): boolean => ['change-unknown', 'before-more'].includes(form);

const changePicture = (p: Change) => {
  const alt = 'A bar for the whole, cut into two parts. One number is not known.';
  if (isFromWhole(p.form))
    return bar(
      alt,
      [
        [p.second, String(p.second)],
        [p.first - p.second, '?'],
      ],
      String(p.first),
    );
  if (isToWhole(p.form))
    return bar(
      alt,
      [
        [p.first, String(p.first)],
        [p.second - p.first, '?'],
      ],
      String(p.second),
    );
  return bar(
    alt,
    [
      [p.first, String(p.first)],
      [p.second, String(p.second)],
    ],
    '?',
  );
};

const changeStories = skill<Change>({
  code: 'whole-numbers.add-subtract-stories',
  name: 'Solve stories with adding and subtracting',
  canDo: 'I can tell from a story whether to add or to subtract.',
  grade: 1,
  standards: ['1.OA.A.1', '2.OA.A.1'],
  prerequisites: ['whole-numbers.add-within-20', 'whole-numbers.subtract-within-20'],
  cases: casesOf(
    {
      join: 'getting more',
      together: 'two parts together',
      separate: 'giving away',
      'change-unknown': 'how many came to it',
      'taken-unknown': 'how many were given away',
      'part-unknown': 'the whole and one part are known',
      'before-more': 'how many there were before getting more',
      'start-unknown': 'how many there were at first',
    },
    (rng, level, caseId) => {
      const x = rng.int(byLevel(level, 2, 4, 13), byLevel(level, 6, 10, 48));
      const y = rng.int(byLevel(level, 2, 3, 12), byLevel(level, 4, 9, 45));
      const [first, second] = isFromWhole(caseId) ? [x + y, y] : isToWhole(caseId) ? [x, x + y] : [x, y];
      return { ...drawCast(rng), form: caseId, first, second };
    },
  ),
  pose: (p) => ({
    prompt: tellChange(p).text,
    answer: countAnswer(tellChange(p).key, thingOf(p)),
    picture: changePicture(p),
  }),
  solve: (p) => steps([tellChange(p).line, tellChange(p).why]),
  hints: (p) =>
    hintsHiding(
      tellChange(p).key,
      tellChange(p).text,
      'Tell the story in your own words. What happens first, and what happens then?',
      p.form === 'start-unknown'
        ? 'Play the story backward: what undoes giving away?'
        : 'Draw it as a bar. Is the whole asked for, or a part?',
      isFromWhole(p.form) || isToWhole(p.form)
        ? 'You know the whole and one part. How do you get the other part?'
        : 'You know the two parts. How do you get the whole?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (isFromWhole(p.form)) return n + p.second === p.first;
    if (isToWhole(p.form)) return range(1, n).reduce((have) => have + 1, p.first) === p.second;
    return n - p.second === p.first;
  },
  mistakes: {
    'whole-numbers.follows-the-keyword': ({ form, first, second }) => {
      if (isToWhole(form))
        return wrote(first + second, [`${first} + ${second} = ${first + second}`, 'The story says "more", so add.']);
      if (form === 'part-unknown')
        return wrote(first + second, [
          `${first} + ${second} = ${first + second}`,
          'The story says "together", so add.',
        ]);
      if (form !== 'start-unknown' || first === second) return undefined;
      const [large, small] = [Math.max(first, second), Math.min(first, second)];
      return wrote(large - small, [`${large} - ${small} = ${large - small}`, 'The story says "left", so subtract.']);
    },
    'whole-numbers.adds-story-numbers': ({ form, first, second }) =>
      isFromWhole(form) || isToWhole(form) ? addsAll(first, second) : undefined,
  },
  wordProblem: true,
});

export const changeStorySkills: readonly Skill[] = [changeStories];
