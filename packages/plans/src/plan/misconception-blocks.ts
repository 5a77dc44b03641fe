import { checkAnswer, findMisconception, type Problem, type Skill, type Step, verify } from '@lemma/math';
import type { PlanPart, PlanRow } from '@lemma/school/plan';
import { challengesOf } from './challenges.ts';
import type { PlanContext } from './context.ts';
import { askedOf, fitsProblem } from './fits-problem.ts';
import { answerText, lineText, quoted } from './items.ts';
import { doneAt, isWork, type LessonSet, type SetProblem, saysAnswer, solutionOf, within } from './lesson-set.ts';
import { showing } from './problem-rows.ts';
import { isFiller } from './reasons.ts';
import { capital, row, sentence } from './row.ts';
import { isSameAnswer } from './same-answer.ts';

const MOST_MISCONCEPTIONS = 5;

/** A misconception on a problem of the lesson that lets it show. */
type Sign = { readonly id: string; readonly at: SetProblem; readonly answer: string; readonly steps: readonly Step[] };

export const FEWEST_MISCONCEPTIONS = 3;

/** What problems let show; of two printed answers only the wrong one can be chosen. */
export function signsAt(at: SetProblem): Sign[] {
  const { skill, problem, row: claimed } = at;
  if (!skill || !problem) return [];
  const all = showing(skill, problem).map((shown) => ({ ...shown, at }));
  const printed = claimed.use === 'claim' ? all.find(({ id }) => id === claimed.idea) : undefined;
  return printed === undefined ? all : all.filter(({ answer }) => isSameAnswer(problem, answer, printed.answer));
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

/** How many other problems are named on which an idea shows. */
const MOST_ELSEWHERE = 2;

const wordsOf = ({ problem }: SetProblem, answer = ''): string => (problem ? answerText(problem, answer) : '');

/** Why an idea matters: what it gives in the other problems of the lesson and on its ticket, or that it shows in none of them. */
export function mattersOfSign({ id, at, answer }: Sign, { core, claim, tickets }: LessonSet): string {
  const others = [...tickets, ...core, ...(claim ? [claim] : [])].filter((other) => other !== at);
  const again = others.flatMap((other) => signsAt(other).find((sign) => sign.id === id) ?? []);
  const found = again.flatMap((same) => {
    const { problem, name } = same.at;
    // The same option again says nothing.
    const isNew = at.problem?.answer.kind !== 'choice' || wordsOf(same.at, same.answer) !== wordsOf(at, answer);
    return problem && isNew ? [`${quoted(problem, same.answer)} in ${within(name)}`] : [];
  });
  if (found.length > 0) return `The same idea gives ${found.slice(0, MOST_ELSEWHERE).join(' and ')}.`;
  const [same] = again;
  if (same !== undefined) return `The same idea gives the same answer in ${within(same.at.name)}.`;
  const hiding = others.find(({ skill, problem }) => problem && skill && hides(skill, problem, id));
  return hiding === undefined
    ? `Only ${within(at.name)} has a wrong answer that tells it.`
    : `${capital(within(hiding.name))} hides it: there the same idea gives the right answer.`;
}

/** Whether an idea leads to the right answer, so that nobody sees it. */
function hides({ misconceptions }: Skill, problem: Problem, id: string): boolean {
  const work = misconceptions.find((rule) => rule.id === id)?.work(problem.params);
  return work !== undefined && checkAnswer(problem.answer, work.answer).verdict === 'right';
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
  /\d|\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|third|fourth|fifth|sixth|eighth|tenth)s?|(?:thir|four|fif|six|seven|eigh|nine)t(?:een|y)s?|forty|hal(?:f|ves)|(?:halv|doubl|tripl)(?:e[sd]?|ing))\b/i;

/** Whether a quoted thought fits any problem: one with the numbers of an example would be false beside another. */
export const fitsAll = (thought: string): boolean => !NUMBER.test(thought);

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !/^(?:the|and|not|only|are|was|were|for|its|this|that|with|one|from)$/.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|en)$/, '').slice(0, 5));

/** Whether a text says no more than the name above it. */
export const isCircular = (text: string, name: string): boolean => {
  const known = new Set(stemsOf(name));
  return stemsOf(text).every((stem) => known.has(stem));
};

/** What the wrong steps do, in words. */
const stepsText = (steps: readonly Step[]): string =>
  steps
    .map(({ why }) => why)
    .filter((why) => !/^This is (?:the (?:equation|expression)|what is left)/.test(why) && !isFiller(why))
    .join(' ');

const fitsAt = (text: string, { problem, skill }: SetProblem): boolean =>
  problem === undefined || skill === undefined || fitsProblem(text, { problem, skill });
export const askedAt = (feedback: string, { problem, skill }: SetProblem): string =>
  problem === undefined || skill === undefined ? feedback : askedOf(feedback, { problem, skill });

/** What a student usually thinks, where its words fit the problem. */
const thoughtOf = (idea: string, { at }: Sign): PlanPart[] =>
  fitsAll(idea) && fitsAt(idea, at) ? [{ label: 'They think', text: `“${idea}”`, kind: 'idea' }] : [];

/** A text without its marks and its full stop, so that a thought and a step in the same words count as one. */
const bare = (text: string): string => text.replaceAll(/[“”`]|\.(?=”?$)/g, '').trim();

/** The lines of a way that lead to its answer: neither the answer itself nor what stands in the problem. */
const linesText = (lines: readonly string[], { item }: SetProblem, answer: string): string =>
  lines
    .filter((line, index) => isWork(line) && line !== item.math && line !== lines[index - 1])
    .filter((line) => !saysAnswer(line, answer) && !item.prompt.includes(line))
    .map(lineText)
    .join('; ');

const PLAIN = /^[^=<>≤≥?,;]+$/;

const verdictOf = (claim: string): string | undefined => verify(`\`${claim}\``).claims[0]?.verdict;

/** Whether a line is worth what the problem is, so that it can't show what went wrong. */
const isStillRight = (line: string, { item: { math = '' } }: SetProblem): boolean =>
  /^\d+ [<>] \d+$/.test(line) || (PLAIN.test(`${math}${line}`) && verdictOf(`${math} = ${line}`) === 'right');

/** Three points or more say only what a table or a graph says. */
const isTable = (line: string): boolean => /^\([^()]*\)(?:, \([^()]*\)){2,}$/.test(line);

/** Whoever counts what is drawn writes no calculation. */
const isCounted = ({ item }: SetProblem, steps: readonly Step[]): boolean =>
  item.math === undefined && item.picture !== undefined && steps.some(({ why }) => /\bcount/i.test(why));

/** The lines of a wrong way that the right one does not have: only those show it. */
export function wrongText({ at, answer, steps }: Pick<Sign, 'at' | 'answer' | 'steps'>): string {
  if (isCounted(at, steps)) return '';
  const right = new Set(solutionOf(at).map(({ line }) => line));
  const chosen = at.problem && bare(answerText(at.problem, answer));
  const lines = steps
    .map(({ line }) => line)
    .filter((line) => !right.has(line) && line !== chosen && !isTable(line) && !isStillRight(line, at));
  return linesText(lines, at, answer);
}

/** Only the name of a value that was read: `y = 35`. */
const READ = /^`[a-z] = -?[\d.]+`$/;

/** The lines of the right way; one value that was read is no way. */
function rightText(at: SetProblem): string {
  const text = linesText(
    solutionOf(at).map(({ line }) => line),
    at,
    at.item.key,
  );
  return READ.test(text) ? '' : text;
}

const theyDo = {
  chooses: 'They choose',
  'puts the point at': 'They put the point at',
  answers: 'They answer',
} as const;

/** What is written and what should be, as equations where the problem is an expression. */
function forms({ at, answer, steps }: Pick<Sign, 'at' | 'answer' | 'steps'>): PlanPart[] {
  const { problem, item } = at;
  if (problem === undefined) return [];
  const wrongLines = wrongText({ at, answer, steps });
  const rightLines = rightText(at);
  const [wrong, right] = [answer, problem.answer.key].map((each) => answerText(problem, each));
  const parts: PlanPart[] = [
    wrongLines === ''
      ? { label: 'Wrong step', text: stepsText(steps), kind: 'idea' as const }
      : { label: 'Their work', text: wrongLines, kind: 'idea' as const },
    { label: theyDo[doneAt(at)], text: wrong ?? '', kind: 'mistake' },
    ...(rightLines === '' ? [] : [{ label: 'Right work', text: rightLines, kind: 'fact' as const }]),
    { label: 'Instead of', text: right ?? '', kind: 'task' },
  ];
  const isEquation =
    doneAt(at) === 'answers' &&
    wrongLines === '' &&
    item.math !== undefined &&
    PLAIN.test(`${item.math}${answer}`) &&
    verdictOf(`${item.math} = ${problem.answer.key}`) === 'right' &&
    // An equal expression in another form is no false equation.
    verdictOf(`${item.math} = ${answer}`) === 'wrong';
  return isEquation
    ? [
        { label: 'They write', text: lineText(`${item.math} = ${answer}`), kind: 'mistake' },
        { label: 'Instead of', text: lineText(`${item.math} = ${problem.answer.key}`), kind: 'fact' },
      ]
    : parts;
}

/** What a teacher does about an idea: where there are lines, both ways are laid side by side; then what the idea itself asks. */
function moveOf(sign: Sign, asked: string): string {
  const isSeen = wrongText(sign) !== '' && rightText(sign.at) !== '';
  return `${isSeen ? 'Find with the student the line where both ways part. ' : ''}Say: “${asked}”`;
}

/** What says of an idea more than its name does. */
const TELLS = new Set(['Wrong step', 'They think', 'Why']);

/** What students may think: on the problems of the lesson first, then what the standard is known for. */
export function misconceptionRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const all = signRows(context, set);
  const shown = all.filter(isWhole).slice(0, MOST_MISCONCEPTIONS);
  const challenges = challengeRows(context.standard.code, FEWEST_MISCONCEPTIONS - shown.length);
  const missing = Math.max(0, FEWEST_MISCONCEPTIONS - shown.length - challenges.length);
  return [...shown, ...challenges, ...all.filter((each) => !isWhole(each)).slice(0, missing)];
}

/** Whether it is said why, or a class has shown it. */
const isWhole = ({ parts, seen }: PlanRow): boolean => seen !== undefined || parts.some(({ label }) => label === 'Why');

const signRows = (context: PlanContext, set: LessonSet): PlanRow[] =>
  signsOf(context, set).flatMap((sign, index) => {
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
          {
            label: 'Where',
            text: [
              isTaught(at, set) ? at.name : `${at.name}, after the lesson`,
              ...tellApart(sign).map(({ text }) => text),
            ].join('. '),
            kind: 'task' as const,
          },
          ...forms(sign).filter(({ text }) => text !== ''),
          ...thoughtOf(words.idea, sign),
          { label: 'Why', text: fitsAt(words.why, at) ? words.why : '', kind: 'idea' as const },
          { label: 'Teacher move', text: moveOf(sign, askedAt(words.feedback, at)) },
        ].filter(
          ({ label, text }, place, all) =>
            text !== '' &&
            !(TELLS.has(label) && isCircular(text, words.name)) &&
            all.findIndex((each) => bare(each.text) === bare(text)) === place,
        ),
      }),
    ];
  });
