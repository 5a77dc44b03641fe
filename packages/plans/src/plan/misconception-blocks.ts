import { findMisconception, type Step, verify } from '@lemma/math';
import type { PlanPart, PlanRow } from '@lemma/school/plan';
import { challengesOf } from './challenges.ts';
import type { PlanContext } from './context.ts';
import { answerText } from './items.ts';
import { isWork, type LessonSet, type SetProblem, solutionOf } from './lesson-set.ts';
import { showing } from './problem-rows.ts';
import { row, sentence } from './row.ts';
import { isSameAnswer } from './same-answer.ts';

const MOST_MISCONCEPTIONS = 5;

/** A misconception on a problem of the lesson that lets it show. */
type Sign = { readonly id: string; readonly at: SetProblem; readonly answer: string; readonly steps: readonly Step[] };

export const FEWEST_MISCONCEPTIONS = 3;

export function signsAt(at: SetProblem): Sign[] {
  const { skill, problem } = at;
  if (!skill || !problem) return [];
  return showing(skill, problem).map((shown) => ({ ...shown, at }));
}

/** The misconceptions that problems let show, those of the class first, each on the first problem that does. */
export function signs({ ideas }: PlanContext, problems: readonly (SetProblem | undefined)[]): Sign[] {
  const places = problems.flatMap((at) => (at ? signsAt(at) : []));
  const order = ideas.filter((idea) => 'students' in idea).map(({ id }) => id);
  return [...new Set([...order, ...places.map(({ id }) => id)])].flatMap((id) => {
    const own = places.filter((each) => each.id === id);
    // A problem on which no other idea writes the same answer tells more.
    return own.find((sign) => othersAt(sign).length === 0) ?? own[0] ?? [];
  });
}

/** The other ideas that write the same answer to the same problem, by name. */
function othersAt({ id, at, answer }: Sign): string[] {
  const { problem } = at;
  if (problem === undefined) return [];
  return signsAt(at)
    .filter((other) => other.id !== id && isSameAnswer(problem, other.answer, answer))
    .flatMap((other) => findMisconception(other.id)?.name ?? []);
}

/** What tells an idea from others that write the same. */
export function tellApart(sign: Sign): PlanPart[] {
  const others = othersAt(sign);
  return others.length === 0
    ? []
    : [{ label: 'Tell apart', text: `The same answer: ${others.join('; ')}. Ask how it was found.`, kind: 'task' }];
}

/** The lesson's problems, the hardest first, since its errors matter most. */
export const taught = ({ hard, claim, core }: LessonSet): (SetProblem | undefined)[] => [hard, claim, ...core];

/** What the lesson lets show; where that is little, what its ticket and the practice after it do. */
function signsOf(context: PlanContext, set: LessonSet): Sign[] {
  const own = signs(context, [...taught(set), ...set.tickets]);
  if (own.length >= FEWEST_MISCONCEPTIONS) return own;
  const more = signs(context, [...set.cards, ...set.later]).filter(({ id }) => !own.some((one) => one.id === id));
  return [...own, ...more.slice(0, FEWEST_MISCONCEPTIONS - own.length)];
}

/** Challenges of the standard that no problem lets show, where the problems show few. */
const challengeRows = (code: string, count: number): PlanRow[] =>
  challengesOf(code)
    .slice(0, Math.max(0, count))
    .map(({ name, shows, why, move }, index) =>
      row(`challenge-${index}`, name, '', {
        parts: [
          { label: 'What they do', text: sentence(shows), kind: 'idea' },
          { label: 'Why', text: sentence(why), kind: 'idea' },
          { label: 'Teacher move', text: sentence(move), kind: 'task' },
        ],
      }),
    );

const isTaught = (at: SetProblem, set: LessonSet): boolean =>
  [...taught(set), ...set.tickets].some((one) => one?.item.id === at.item.id);

const NUMBER =
  /\d|\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|third|fourth|fifth|sixth|eighth|tenth)s?|(?:thir|four|fif|six|seven|eigh|nine)t(?:een|y)s?|forty|hal(?:f|ves))\b/i;

/** Whether a quoted thought fits any problem: one with the numbers of an example would be false beside another. */
export const fitsAll = (thought: string): boolean => !NUMBER.test(thought);

/** What the wrong steps do, in words. */
const stepsText = (steps: readonly Step[]): string =>
  steps
    .map(({ why }) => why)
    .filter((why) => !/^This is (?:the equation|what is left)/.test(why))
    .join(' ');

/** What a student thinks, in words that fit the problem: the usual thought, or what the wrong steps do. */
function thoughtOf(idea: string, steps: readonly Step[]): PlanPart {
  const done = stepsText(steps);
  return fitsAll(idea) || done === ''
    ? { label: 'They think', text: `“${idea}”`, kind: 'idea' }
    : { label: 'What they do', text: done, kind: 'idea' };
}

const linesText = (lines: readonly string[], without: readonly (string | undefined)[]): string =>
  lines
    .filter((line, index) => isWork(line) && !without.includes(line) && line !== lines[index - 1])
    .map((line) => `\`${line}\``)
    .join('; ');

/** The lines of a wrong way that the right one does not have: only those show it. */
export const wrongText = ({ at, answer, steps }: Pick<Sign, 'at' | 'answer' | 'steps'>): string =>
  linesText(
    steps.map(({ line }) => line),
    [at.item.math, answer, ...solutionOf(at).map(({ line }) => line)],
  );

const PLAIN = /^[^=<>≤≥?,;]+$/;

const verdictOf = (claim: string): string | undefined => verify(`\`${claim}\``).claims[0]?.verdict;

/** What is written and what should be, as equations where the problem is an expression. */
function forms({ at, answer, steps }: Pick<Sign, 'at' | 'answer' | 'steps'>): PlanPart[] {
  const { problem, item } = at;
  if (problem === undefined) return [];
  const wrongLines = wrongText({ at, answer, steps });
  const rightLines = linesText(
    solutionOf(at).map(({ line }) => line),
    [item.math, problem.answer.key],
  );
  const [wrong, right] = [answer, problem.answer.key].map((each) => answerText(problem, each));
  const parts: PlanPart[] = [
    wrongLines === ''
      ? { label: 'Wrong step', text: stepsText(steps), kind: 'idea' as const }
      : { label: 'Their work', text: wrongLines, kind: 'idea' as const },
    { label: 'They answer', text: wrong ?? '', kind: 'mistake' },
    ...(rightLines === '' ? [] : [{ label: 'Right work', text: rightLines, kind: 'fact' as const }]),
    { label: 'Instead of', text: right ?? '', kind: 'task' },
  ];
  const isEquation =
    wrongLines === '' &&
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

/** What students may think: on the problems of the lesson first, then what the standard is known for. */
export function misconceptionRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const shown = signRows(context, set);
  return [...shown, ...challengeRows(context.standard.code, FEWEST_MISCONCEPTIONS - shown.length)];
}

const signRows = (context: PlanContext, set: LessonSet): PlanRow[] =>
  signsOf(context, set)
    .slice(0, MOST_MISCONCEPTIONS)
    .flatMap((sign, index) => {
      const { id, at, steps } = sign;
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
            {
              label: 'Where',
              text: [
                isTaught(at, set) ? at.name : `${at.name}, after the lesson`,
                ...tellApart(sign).map(({ text }) => text),
              ].join('. '),
              kind: 'task' as const,
            },
            ...forms(sign).filter(({ text }) => text !== ''),
            thoughtOf(words.idea, steps),
            { label: 'Why', text: words.why, kind: 'idea' as const },
            { label: 'Teacher move', text: words.move },
          ].filter(({ text }, place, all) => all.findIndex((each) => each.text === text) === place),
        }),
      ];
    });
