import type { MathText, Prose, Skill } from '../../types.ts';
import { countAnswer } from '../kit/answers.ts';
import { byLevel } from '../kit/by-level.ts';
import { count } from '../kit/contexts.ts';
import { casesOf, skill } from '../kit/skill.ts';
import { amountOf, hintsHiding } from '../kit/whole.ts';
import { steps, wrote } from '../kit/work.ts';
import { type Cast, drawCast, thingOf, twoBars } from './story-parts.ts';

type Telling = { readonly text: Prose; readonly key: number; readonly line: MathText; readonly why: Prose };

type Comparison = Cast & {
  readonly form: 'difference' | 'more' | 'fewer' | 'more-turned' | 'fewer-turned';
  readonly known: number;
  readonly relation: number;
};

function tellComparison(p: Comparison): Telling {
  const n = (value: number) => count(value, thingOf(p));
  const { known, relation, name, other, many } = p;
  if (p.form === 'difference')
    return {
      text: `${name} has ${n(known)}. ${other} has ${n(relation)}. How many more ${many} does ${name} have than ${other}?`,
      key: known - relation,
      line: `${known} - ${relation} = ${known - relation}`,
      why: `Match them up: ${relation} of the ${known} have a partner, the others are extra.`,
    };
  if (p.form === 'more')
    return {
      text: `${other} has ${n(known)}. ${name} has ${relation} more ${many} than ${other}. How many ${many} does ${name} have?`,
      key: known + relation,
      line: `${known} + ${relation} = ${known + relation}`,
      why: `${name} has as many as ${other} and ${relation} extra.`,
    };
  if (p.form === 'fewer')
    return {
      text: `${other} has ${n(known)}. ${name} has ${relation} fewer ${many} than ${other}. How many ${many} does ${name} have?`,
      key: known - relation,
      line: `${known} - ${relation} = ${known - relation}`,
      why: `${name} has as many as ${other}, but ${relation} are missing.`,
    };
  if (p.form === 'more-turned')
    return {
      text: `${name} has ${n(known)}. ${name} has ${relation} more ${many} than ${other}. How many ${many} does ${other} have?`,
      key: known - relation,
      line: `${known} - ${relation} = ${known - relation}`,
      why: `${name} has more, so ${other} has ${relation} less than ${known}.`,
    };
  return {
    text: `${name} has ${n(known)}. ${name} has ${relation} fewer ${many} than ${other}. How many ${many} does ${other} have?`,
    key: known + relation,
    line: `${known} + ${relation} = ${known + relation}`,
    why: `${name} has fewer, so ${other} has ${relation} more than ${known}.`,
  };
}

const comparisonPicture = (p: Comparison) => {
  const alt = `Two bars, one for ${p.name} and one for ${p.other}. One number is not known.`;
  const [key, known, relation] = [tellComparison(p).key, p.known, p.relation];
  const [shown, asked] = [String(known), '?'];
  const both = (first: number, second: number, extra: string) =>
    [
      [first, ''],
      [second, extra],
    ] as const;
  if (p.form === 'difference')
    return twoBars(alt, [
      [p.name, both(relation, key, '?'), shown],
      [p.other, [[relation, String(relation)]]],
    ]);
  if (p.form === 'more')
    return twoBars(alt, [
      [p.other, [[known, shown]]],
      [p.name, both(known, relation, String(relation)), asked],
    ]);
  if (p.form === 'fewer')
    return twoBars(alt, [
      [p.other, both(key, relation, String(relation)), shown],
      [p.name, [[key, asked]]],
    ]);
  if (p.form === 'more-turned')
    return twoBars(alt, [
      [p.name, both(key, relation, String(relation)), shown],
      [p.other, [[key, asked]]],
    ]);
  return twoBars(alt, [
    [p.name, [[known, shown]]],
    [p.other, both(known, relation, String(relation)), asked],
  ]);
};

const comparisonStories = skill<Comparison>({
  code: 'whole-numbers.compare-stories',
  name: 'Solve stories with "more than" and "fewer than"',
  canDo: 'I can solve stories that compare two amounts.',
  grade: 2,
  standards: ['1.OA.A.1', '2.OA.A.1'],
  prerequisites: ['whole-numbers.add-subtract-stories', 'whole-numbers.compare'],
  cases: casesOf(
    {
      difference: 'how many more',
      more: '"more than", and more is asked',
      fewer: '"fewer than", and fewer is asked',
      'more-turned': '"more than", but fewer is asked',
      'fewer-turned': '"fewer than", but more is asked',
    },
    (rng, level, caseId) => {
      const relation = rng.int(byLevel(level, 2, 3, 12), byLevel(level, 5, 12, 38));
      const rest = relation + rng.int(byLevel(level, 1, 3, 9), byLevel(level, 8, 30, 55));
      const cast = { ...drawCast(rng), form: caseId };
      if (caseId === 'difference') return { ...cast, known: rest + rng.int(1, 9), relation };
      return { ...cast, known: caseId === 'more' || caseId === 'fewer-turned' ? rest : rest + relation, relation };
    },
  ),
  pose: (p) => ({
    prompt: tellComparison(p).text,
    answer: countAnswer(tellComparison(p).key, thingOf(p)),
    picture: comparisonPicture(p),
  }),
  solve: (p) => steps([tellComparison(p).line, tellComparison(p).why]),
  hints: (p) =>
    hintsHiding(
      tellComparison(p).key,
      tellComparison(p).text,
      `Who has more ${p.many}: ${p.name} or ${p.other}?`,
      `Draw two bars, a longer one and a shorter one. Put the names beside them.`,
      p.form === 'difference'
        ? 'How much longer is the longer bar?'
        : `Which bar is asked for, and is it the longer or the shorter one?`,
    ),
  confirms: (p, key) => {
    const n = amountOf(key);
    if (p.form === 'difference') return p.relation + n === p.known;
    const [mine, theirs] = p.form === 'more' || p.form === 'fewer' ? [n, p.known] : [p.known, n];
    return (p.form.startsWith('more') ? mine - theirs : theirs - mine) === p.relation;
  },
  mistakes: {
    'whole-numbers.follows-the-keyword': ({ form, known, relation }) => {
      if (form === 'difference' || form === 'more-turned')
        return wrote(known + relation, [
          `${known} + ${relation} = ${known + relation}`,
          'The story says "more", so add.',
        ]);
      return form === 'fewer-turned'
        ? wrote(known - relation, [
            `${known} - ${relation} = ${known - relation}`,
            'The story says "fewer", so subtract.',
          ])
        : undefined;
    },
    'whole-numbers.relation-as-amount': ({ form, known, relation, name, many }) =>
      form === 'difference'
        ? wrote(known, [`${known}`, `${name} has more, and that is ${known}.`])
        : wrote(relation, [`${relation}`, `The story says ${relation} ${many}.`]),
  },
  wordProblem: true,
});

export const compareStoriesSkills: readonly Skill[] = [comparisonStories];
