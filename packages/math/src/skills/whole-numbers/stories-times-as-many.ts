import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { range } from '../kit/arithmetic.ts';
import { byLevel } from '../kit/by-level.ts';
import { count, type Thing } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Cast, drawCast, thingOf, twoBars } from './story-parts.ts';

type Telling = {
  readonly text: Prose;
  readonly key: number;
  readonly of: Thing;
  readonly line: MathText;
  readonly why: Prose;
};

type Times = Cast & { readonly form: 'larger' | 'smaller' | 'factor'; readonly small: number; readonly factor: number };

function tellTimes(p: Times): Omit<Telling, 'of'> {
  const n = (value: number) => count(value, thingOf(p));
  const { name, other, many, small, factor } = p;
  const large = small * factor;
  if (p.form === 'larger')
    return {
      text: `${other} has ${n(small)}. ${name} has ${factor} times as many ${many} as ${other}. How many ${many} does ${name} have?`,
      key: large,
      line: `${factor} × ${small} = ${large}`,
      why: `${name} has ${factor} bars of ${small}.`,
    };
  if (p.form === 'smaller')
    return {
      text: `${name} has ${n(large)}. That is ${factor} times as many ${many} as ${other} has. How many ${many} does ${other} have?`,
      key: small,
      line: `${large} ÷ ${factor} = ${small}`,
      why: `${large} is ${factor} equal bars. ${other} has one of them.`,
    };
  return {
    text: `${name} has ${n(large)} and ${other} has ${n(small)}. ${name} has how many times as many ${many} as ${other}?`,
    key: factor,
    line: `${large} ÷ ${small} = ${factor}`,
    why: `How many bars of ${small} fit into ${large}?`,
  };
}

const timesAsMany = skill<Times>({
  code: 'whole-numbers.times-as-many',
  name: 'Solve stories with "times as many"',
  canDo: 'I can tell "times as many" from "more than" and solve such stories.',
  grade: 4,
  standards: ['4.OA.A.1', '4.OA.A.2'],
  prerequisites: ['whole-numbers.equal-groups-stories', 'whole-numbers.compare-stories'],
  cases: casesOf(
    {
      larger: 'the larger amount is asked',
      smaller: 'the smaller amount is asked',
      factor: 'how many times as many',
    },
    (rng, level, form): Times => ({
      ...drawCast(rng),
      form,
      small: rng.int(byLevel(level, 3, 5, 12), byLevel(level, 6, 12, 25)),
      factor: rng.int(byLevel(level, 2, 3, 4), byLevel(level, 4, 8, 9)),
    }),
  ),
  pose: (p) => {
    const told = tellTimes(p);
    const bars = range(1, p.factor).map((): readonly [number, string] => [
      p.small,
      p.form === 'larger' ? String(p.small) : '',
    ]);
    return {
      prompt: told.text,
      answer: p.form === 'factor' ? { kind: 'number', key: String(told.key) } : countAnswer(told.key, thingOf(p)),
      ...(p.form === 'larger'
        ? {
            picture: twoBars(`A short bar for ${p.other} and a long bar of equal parts for ${p.name}.`, [
              [p.other, [[p.small, String(p.small)]]],
              [p.name, bars, '?'],
            ]),
          }
        : {}),
    };
  },
  solve: (p) => steps([tellTimes(p).line, tellTimes(p).why]),
  hints: (p) =>
    hintsHiding(
      tellTimes(p).key,
      tellTimes(p).text,
      `Who has more ${p.many}? Draw a short bar and a long bar.`,
      'The long bar is made of equal pieces, each as long as the short bar.',
      p.form === 'larger'
        ? 'How many such pieces are there, and how much is in each?'
        : p.form === 'smaller'
          ? 'The long bar is known. How much is one piece?'
          : 'How many short bars fit into the long one?',
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    const large = range(1, p.factor).reduce((sum) => sum + p.small, 0);
    if (p.form === 'larger') return n === large;
    return p.form === 'smaller'
      ? range(1, p.factor).reduce((sum) => sum + n, 0) === large
      : range(1, n).reduce((sum) => sum + p.small, 0) === large;
  },
  mistakes: {
    'whole-numbers.times-as-additive': ({ form, small, factor }) => {
      if (form === 'larger')
        return wrote(small + factor, [`${small} + ${factor} = ${small + factor}`, `${factor} more.`]);
      const [large, by] = [small * factor, form === 'smaller' ? factor : small];
      return wrote(large - by, [
        `${large} - ${by} = ${large - by}`,
        form === 'smaller' ? `${factor} less.` : 'So many more.',
      ]);
    },
    'whole-numbers.follows-the-keyword': ({ form, small, factor }) => {
      const large = small * factor;
      return form === 'smaller'
        ? wrote(large * factor, [`${large} × ${factor} = ${large * factor}`, 'The story says "times", so multiply.'])
        : undefined;
    },
  },
  wordProblem: true,
});

export const timesAsManyStoriesSkills: readonly Skill[] = [timesAsMany];
