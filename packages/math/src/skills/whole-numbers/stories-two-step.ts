import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, possessive } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { addsAll, type Cast, drawCast, thingOf } from './story-parts.ts';

type Telling = { readonly text: Prose; readonly key: number; readonly line: MathText; readonly why: Prose };

type TwoSteps = Cast & {
  readonly form: 'get-give' | 'give-get' | 'compare-total';
  readonly a: number;
  readonly b: number;
  readonly c: number;
};

/** The text of the story, and the results of both steps. */
function tellTwoSteps(
  p: TwoSteps,
): Telling & { readonly middle: number; readonly firstLine: MathText; readonly firstWhy: Prose } {
  const n = (value: number) => count(value, thingOf(p));
  const { a, b, c, name, other, many } = p;
  if (p.form === 'get-give') {
    const text = `${name} has ${n(a)}. ${name} finds ${b} more and then gives ${c} to ${other}. How many ${many} does ${name} have now?`;
    return {
      text,
      middle: a + b,
      firstLine: `${a} + ${b} = ${a + b}`,
      firstWhy: `After finding ${b} more.`,
      key: a + b - c,
      line: `${a + b} - ${c} = ${a + b - c}`,
      why: `After giving ${c} away.`,
    };
  }
  if (p.form === 'give-get') {
    const text = `${name} has ${n(a)}. ${name} gives ${c} to ${other} and then finds ${b} more. How many ${many} does ${name} have now?`;
    return {
      text,
      middle: a - c,
      firstLine: `${a} - ${c} = ${a - c}`,
      firstWhy: `After giving ${c} away.`,
      key: a - c + b,
      line: `${a - c} + ${b} = ${a - c + b}`,
      why: `After finding ${b} more.`,
    };
  }
  const text = `${name} has ${n(a)}. ${other} has ${b} more than ${name}. How many ${many} do they have together?`;
  return {
    text,
    middle: a + b,
    firstLine: `${a} + ${b} = ${a + b}`,
    firstWhy: `First find how many ${other} has.`,
    key: a + a + b,
    line: `${a} + ${a + b} = ${a + a + b}`,
    why: `Then put ${possessive(name)} and ${possessive(other)} together.`,
  };
}

const twoStepStories = skill<TwoSteps>({
  code: 'whole-numbers.two-step-stories',
  name: 'Solve stories in two steps, adding and subtracting',
  canDo: 'I can solve a story that needs two steps.',
  grade: 2,
  standards: ['2.OA.A.1'],
  prerequisites: ['whole-numbers.compare-stories', 'whole-numbers.add-two-digit', 'whole-numbers.subtract-two-digit'],
  cases: casesOf(
    {
      'get-give': 'getting, then giving',
      'give-get': 'giving, then getting',
      'compare-total': 'compare, then put together',
    },
    (rng, level, caseId) => {
      const a = rng.int(byLevel(level, 8, 14, 28), byLevel(level, 12, 30, 49));
      return {
        ...drawCast(rng),
        form: caseId,
        a,
        b: rng.int(2, byLevel(level, 7, 15, 38)),
        c: rng.int(2, byLevel(level, 6, 12, 26)),
      };
    },
  ),
  pose: (p) => ({ prompt: tellTwoSteps(p).text, answer: countAnswer(tellTwoSteps(p).key, thingOf(p)) }),
  solve: (p) => {
    const told = tellTwoSteps(p);
    return steps([told.firstLine, told.firstWhy], [told.line, told.why]);
  },
  hints: (p) =>
    hintsHiding(
      tellTwoSteps(p).key,
      tellTwoSteps(p).text,
      'What is asked at the end? What do you need to know first?',
      p.form === 'compare-total'
        ? `How many ${p.many} does ${p.other} have?`
        : 'Two things happen. Take them one at a time.',
      `The first step gives ${tellTwoSteps(p).middle}. What is still to be done?`,
      'Read the question once more. Which number is still not used?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'compare-total') return (n - p.b) % 2 === 0 && (n - p.b) / 2 === p.a;
    return n + p.c - p.b === p.a;
  },
  mistakes: {
    'whole-numbers.stops-after-first-step': (p) => {
      const told = tellTwoSteps(p);
      return wrote(told.middle, [told.firstLine, told.firstWhy]);
    },
    'whole-numbers.adds-story-numbers': ({ form, a, b, c }) =>
      form === 'compare-total' ? undefined : form === 'get-give' ? addsAll(a, b, c) : addsAll(a, c, b),
  },
  wordProblem: true,
});

export const twoStepStorySkills: readonly Skill[] = [twoStepStories];
