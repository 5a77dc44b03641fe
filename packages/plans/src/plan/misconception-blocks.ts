import { findMisconception, verify } from '@lemma/math';
import type { PlanPart, PlanRow } from '@lemma/school/plan';
import type { PlanContext } from './context.ts';
import { answerText } from './items.ts';
import { type LessonSet, type SetProblem, solutionOf } from './lesson-set.ts';
import { showing } from './problem-rows.ts';
import { row } from './row.ts';

const MOST_MISCONCEPTIONS = 5;

/** A misconception on the first problem of the lesson that lets it show. */
type Sign = { readonly id: string; readonly at: SetProblem; readonly answer: string };

/** The misconceptions that the lesson's own problems let show, those of the class first. */
export function signs({ ideas }: PlanContext, set: LessonSet): Sign[] {
  const places = [...set.core, ...(set.claim ? [set.claim] : []), ...set.later, ...set.tickets].flatMap((at) => {
    const { skill, problem } = at;
    return skill && problem ? showing(skill, problem).map(({ id, answer }) => ({ id, at, answer })) : [];
  });
  return ideas.flatMap(({ id }) => places.find((each) => each.id === id) ?? []);
}

const PLAIN = /^[^=<>≤≥?,;]+$/;

const verdictOf = (claim: string): string | undefined => verify(`\`${claim}\``).claims[0]?.verdict;

/** What is written and what should be, as equations where the problem is an expression. */
function forms({ at: { problem, item }, answer }: Sign): PlanPart[] {
  if (problem === undefined) return [];
  const [wrong, right] = [answer, problem.answer.key].map((each) => answerText(problem, each));
  const parts: PlanPart[] = [
    { label: 'They write', text: wrong ?? '', kind: 'mistake' },
    { label: 'Instead of', text: right ?? '', kind: 'task' },
  ];
  const isEquation =
    item.math !== undefined &&
    PLAIN.test(`${item.math}${answer}`) &&
    verdictOf(`${item.math} = ${problem.answer.key}`) === 'right' &&
    // An equal expression in another form is no false equation.
    verdictOf(`${item.math} = ${answer}`) === 'wrong';
  return isEquation
    ? [
        { label: 'They write', text: `\`${item.math} = ${answer}\``, kind: 'mistake' },
        { label: 'Instead of', text: `\`${item.math} = ${problem.answer.key}\``, kind: 'fact' },
      ]
    : parts;
}

export function misconceptionRows(context: PlanContext, set: LessonSet): PlanRow[] {
  return signs(context, set)
    .slice(0, MOST_MISCONCEPTIONS)
    .flatMap((sign, index) => {
      const { id, at } = sign;
      const words = findMisconception(id);
      if (words === undefined) return [];
      const found = context.ideas.find((each) => each.id === id);
      const seen = found && 'students' in found ? { students: found.students, answers: found.answers } : undefined;
      return [
        row(`idea-${index}`, words.name, '', {
          idea: id,
          ...(seen && { seen }),
          item: at.item,
          parts: [
            { label: 'Where', text: at.name, kind: 'task' },
            ...forms(sign),
            { label: 'They think', text: `“${words.idea}”`, kind: 'idea' },
            { label: 'Why', text: words.why, kind: 'idea' },
            { label: 'Teacher move', text: words.move },
          ],
        }),
      ];
    });
}

/** The line of a solution that shows that a student has found the way. */
function keyLine(at: SetProblem): string | undefined {
  const lines = solutionOf(at)
    .map(({ line }) => line)
    .filter((line) => line !== '' && line !== at.item.math);
  return lines[Math.floor((lines.length - 1) / 2)];
}

/** What a teacher may see on the sheets: a way that works on the first problem, a line on the hardest, then signs of ideas. */
export function lookForRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { ways, lore } = context;
  const [first] = set.core;
  const last = set.core.at(-1);
  const line = last && keyLine(last);
  const start = ways.steps[0] ?? '';
  return [
    ...(first
      ? [
          row('way', `${first.name}: ${start}`, '', {
            parts: [
              { label: 'Matters', text: `It makes the idea visible: ${ways.because}.` },
              { label: 'Ask', text: `${ways.connect}`, kind: 'task' as const },
            ],
          }),
        ]
      : []),
    ...(last && line !== undefined
      ? [
          row('line', `${last.name}: writes \`${line}\`, or the same in words or a drawing`, '', {
            parts: [
              {
                label: 'Matters',
                text: `Whoever writes it has seen the structure and is not guessing. ${lore.bigIdea}`,
              },
              { label: 'Ask', text: last.problem?.hints[0] ?? '', kind: 'task' as const },
            ],
          }),
        ]
      : []),
    ...signs(context, set)
      .slice(0, 3)
      .flatMap(({ id, at, answer }, index) => {
        const words = findMisconception(id);
        if (words === undefined || at.problem === undefined) return [];
        return [
          row(`sign-${index}`, `${at.name}: ${words.name}`, '', {
            idea: id,
            item: at.item,
            parts: [
              { label: 'Writes', text: answerText(at.problem, answer), kind: 'mistake' as const },
              { label: 'Matters', text: words.why, kind: 'idea' as const },
              { label: 'Ask', text: words.feedback, kind: 'task' as const },
            ],
          }),
        ];
      }),
  ];
}
