import { createRng, difficultyOf, findMisconception, type Level, type Problem, type Skill } from '@lemma/math';
import type { PlanRow } from '@lemma/school/plan';
import { isYoung } from '../standards/standards.ts';
import { Before } from './before.ts';
import type { PlanContext } from './context.ts';
import { askedOf, hasItsUnits } from './fits-problem.ts';
import { answers, drawProblem, isConfirmed, isPlaced, lineText, quoted, seedFrom, toItem } from './items.ts';
import { type KindWords, kindOf, kindWords } from './kind-words.ts';
import { aboutOf, type CasePair } from './lesson-cases.ts';
import { isKnownSign, isWork, type LessonSet, problemsIn, saysAnswer } from './lesson-set.ts';
import { corePairs, showing } from './problem-rows.ts';
import { reasonOf } from './reasons.ts';
import { capital, row, sentence } from './row.ts';
import { isSameAnswer } from './same-answer.ts';
import { isInScope } from './scope.ts';
import { ticketRow, type WrittenTask, writtenTasksOf } from './written-tasks.ts';

const DRAWS = 8;
/** So many where none of those is as hard as the problem of the lesson. */
const MOST_DRAWS = 80;
/** From this length on there is time for a second problem. */
const TWO_FROM = 45;
const MOST_WRONG = 7;
/** So many ideas that give one answer are named. */
const MOST_NAMED = 2;
/** By so much easier than the lesson a ticket is asked only where all others are. */
const MUCH_EASIER = 0.5;

type Wrong = { readonly ids: readonly string[]; readonly answer: string; readonly lines: readonly string[] };
type Ticket = { readonly skill: Skill; readonly problem: Problem; readonly wrong: readonly Wrong[] };

/** The wrong answers to a problem, each with every misconception that gives it. */
export function wrongAnswers(skill: Skill, problem: Problem): Wrong[] {
  const found: Wrong[] = [];
  for (const { id, answer, steps } of showing(skill, problem)) {
    const lines = steps.map(({ line }) => line);
    const at = found.findIndex((each) => isSameAnswer(problem, each.answer, answer));
    const before = found[at];
    if (before) found[at] = { ...before, ids: [...before.ids, id], lines: [...before.lines, ...lines] };
    else found.push({ ids: [id], answer, lines });
  }
  return found;
}

/** The problem of a case on which the most misconceptions show, with wrong answers that tell them apart. */
function ticketOf(
  { skill, chosen }: CasePair,
  code: string,
  seed: number,
  before: Before,
  least: number,
): Ticket | undefined {
  const rng = createRng(seed);
  const fits = (problem: Problem): boolean => isInScope(code, problem);
  let best: (Ticket & { readonly worth: number }) | undefined;
  const isEnough = (found: Ticket | undefined): boolean => found !== undefined && difficultyOf(found.problem) >= least;
  for (let tries = 0; tries < MOST_DRAWS && !(tries >= DRAWS && isEnough(best)); tries += 1) {
    // Some standards end where the easiest level of a skill does.
    const level = tries < DRAWS - 3 ? 3 : tries < DRAWS ? 2 : best === undefined ? 1 : (((tries % 3) + 1) as Level);
    const problem = drawProblem(skill, level, chosen.id, seedFrom(rng), fits);
    if (!isConfirmed(skill, problem) || !fits(problem)) continue;
    const wrong = wrongAnswers(skill, problem);
    // A problem that the lesson has solved, or an easier one than it, is asked only where there is no other one.
    const worth =
      wrong.length -
      (before.has(problem) ? 2 * MOST_WRONG : 0) -
      before.likeness(problem) -
      (difficultyOf(problem) < least ? 2 * MOST_WRONG : 0) -
      (difficultyOf(problem) < least - MUCH_EASIER ? 2 * MOST_WRONG : 0);
    const isHarder = best !== undefined && worth === best.worth && difficultyOf(problem) > difficultyOf(best.problem);
    if (best === undefined || worth > best.worth || isHarder) best = { skill, problem, wrong, worth };
  }
  return best;
}

/** How hard the lesson's own problem of a case is, as the engine measures it. */
const leastOf = ({ skill, chosen }: CasePair, { core }: LessonSet): number =>
  Math.max(
    0,
    ...core.map(({ item, problem }) =>
      problem && item.skill === skill.code && item.case === chosen.id ? difficultyOf(problem) : 0,
    ),
  );

/** The hardest case of the standard; a lesson with time for it also asks what else it was about. */
function ticketPairs(context: PlanContext): CasePair[] {
  const { focus, request, cases } = context;
  const { hardest, pairs } = cases;
  const own = corePairs(context, pairs).findLast(({ skill }) => skill === focus);
  return request.minutes >= TWO_FROM && own && hardest.skill !== focus ? [hardest, own] : [hardest];
}

const namesOf = (ids: readonly string[]): string => {
  const names = ids.flatMap((id) => findMisconception(id)?.name ?? []);
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(' or ')}, or another` : names.join(' or ');
};

/** The problems of the exit ticket, and how to sort the answers. */
export function exitTicketRows(context: PlanContext, seed: number, earlier: LessonSet): PlanRow[] {
  const before = new Before(problemsIn(earlier));
  const { standard } = context;
  const rng = createRng(seed);
  const all = ticketPairs(context).flatMap((pair) => {
    const ticket = ticketOf(pair, standard.code, seedFrom(rng), before, leastOf(pair, earlier));
    return ticket ? [{ pair, ticket }] : [];
  });
  const task = writtenTasksOf(standard.code).ticket;
  const asked = all.map(({ pair: { skill }, ticket: { problem } }) => ({
    item: toItem(skill, problem, 'ticket'),
    skill,
  }));
  const kind = kindOf(context.ways.kind, [...earlier.core, ...asked]);
  const words = kindWords[kind];
  const ask = isYoung(standard.code)
    ? { text: 'How do you know? Draw or write it.', room: 'open' as const }
    : { text: words.ticket, room: kind === 'concept' || kind === 'modeling' ? ('open' as const) : ('lines' as const) };
  const problems = all.map(({ pair: { skill, chosen }, ticket: { problem } }, index) => {
    const id = `ticket-${index + 1}`;
    return row(id, aboutOf({ skill, chosen }, context.skills, problem), '', {
      item: toItem(skill, problem, id),
      use: 'ticket',
      ...(index === 0 && task === undefined && { student: [ask] }),
    });
  });
  return problems.length === 0
    ? []
    : [
        ...problems,
        ...(task ? [ticketRow(task)] : []),
        ...pileRows(
          all.map(({ ticket }) => ticket),
          words,
          standard.code,
          task,
        ),
      ];
}

/** The key, and that other forms count, where it is a fraction in no special form. */
function keyText({ answer, prompt }: Problem): string {
  // A place has no other form.
  const isOpen =
    !isPlaced({ prompt }) && answer.kind === 'number' && answer.forms === undefined && answer.key.includes('/');
  const [top = 0, bottom = 1] = /^(\d+)\/(\d+)$/.exec(answer.key)?.slice(1).map(Number) ?? [];
  const form = answer.key.includes(' ') ? 'an improper fraction' : 'a mixed number';
  const any = answer.key.includes(' ') || top > bottom ? `in any form, such as ${form}` : 'in any equal form';
  return `${quoted({ answer }, answer.key)}${isOpen ? ` ${any}` : ''}`;
}

/** What comes next for the ideas that give an answer: what each of them asks a student to look at. */
function nextOf(ids: readonly string[], ticket: Ticket): string {
  const asked = ids.flatMap((id) => findMisconception(id)?.feedback ?? []).map((text) => askedOf(text, ticket));
  const all = [...new Set(asked)].slice(0, MOST_NAMED).map((text) => `“${text}”`);
  return all.length > 1
    ? `Ask how it was found, then say ${all.join(' or ')}, as it fits.`
    : `Next, say: ${all[0] ?? ''}`;
}

/** Each wrong answer with the ideas that give it and what to do next. */
const almostRow = (ticket: Ticket, index: number, count: number): PlanRow[] => {
  const { problem, wrong } = ticket;
  return wrong.length === 0
    ? []
    : [
        row(`idea-${index}`, `Almost: shows an idea${count > 1 ? ` in Exit ticket ${index + 1}` : ''}`, '', {
          parts: wrong.slice(0, MOST_WRONG).map(({ ids, answer }) => ({
            label: namesOf(ids).slice(0, 120),
            text: `${sentence(quoted(problem, answer))} ${nextOf(ids, ticket)}`,
            kind: 'idea' as const,
          })),
        }),
      ];
};

/** The last line of work that is more than the answer and that no wrong way has. */
function workLine({ skill, problem: { solution, math, answer }, wrong }: Ticket): string | undefined {
  if (answer.key.startsWith('(') || answer.kind === 'choice') return undefined;
  const written = new Set(wrong.flatMap(({ lines }) => lines));
  const answers = [math, answer.key, `${math} = ${answer.key}`];
  return solution.findLast(
    ({ line }) =>
      isKnownSign(skill, line) &&
      isWork(line) &&
      !answers.includes(line) &&
      !saysAnswer(line, answer.key) &&
      !written.has(line),
  )?.line;
}

/** The first hint that names no unit which the problem does not have. */
const hintOf = ({ problem }: Ticket): string | undefined => problem.hints.find((hint) => hasItsUnits(hint, problem));

const supportOf = ({ support }: KindWords, young: boolean): string =>
  young ? 'a drawing or words that show it' : support;

/** What is right in part: one of two problems, the problem without what is drawn or written, or an answer that stands alone. */
function halfRow(count: number, task: WrittenTask | undefined, words: KindWords, young: boolean): PlanRow {
  const [title, text, next] =
    task !== undefined
      ? [
          'One of the two',
          'The answer, or what is drawn or written, is right, and the other fits no pile above.',
          'The student explains what is right first, then looks at the other one again with the same idea.',
        ]
      : count > 1
        ? [
            'One right, one of another kind',
            'Sort by the ticket that is not right.',
            'The step beside that answer, or the one of the last pile.',
          ]
        : [
            'Right, not shown yet',
            `The answer, without ${supportOf(words, young)}.`,
            young ? 'Draw it together, then let the student tell it.' : `Ask again, aloud: “${words.ticket}”`,
          ];
  return row('half', title, text, { parts: [{ label: 'Next', text: next, kind: 'task' }] });
}

/** Piles with what puts a sheet on each and what comes next. */
function pileRows(all: readonly Ticket[], words: KindWords, code: string, task: WrittenTask | undefined): PlanRow[] {
  const young = isYoung(code);
  const keys = all.map(({ problem }) => keyText(problem)).join(' and ');
  const lines = all.flatMap((ticket, index) => {
    const line = workLine(ticket);
    const where = all.length > 1 ? `Exit ticket ${index + 1}: ` : '';
    return line === undefined ? [] : [`${where}${lineText(line)}${young ? ', or a drawing of it' : ''}`];
  });
  const beside = sentence(task === undefined ? `with ${supportOf(words, young)}` : `and ${task.shows}`);
  const done = new Set(
    all.map(({ problem: { prompt, answer } }) => answers({ prompt, options: answer.options && [] })),
  );
  const doing = done.size === 1 ? ([...done][0] ?? 'answers') : 'answers';
  const hints = all.flatMap((ticket, index) => {
    const hint = hintOf(ticket);
    return hint === undefined ? [] : [`${all.length > 1 ? `at Exit ticket ${index + 1}: ` : ''}“${hint}”`];
  });
  const reasons = all.map(({ problem }) => reasonOf(problem.solution)).filter((text) => text !== '');
  const help = hints.length > 0 ? hints : reasons;
  const sitDown =
    help.length === 0
      ? []
      : [
          {
            label: 'Next',
            text: `Sit together${all.length > 1 ? ', ' : ': '}${help.join('; ')}`,
            kind: 'task' as const,
          },
        ];
  return [
    row('has-it', 'Got it', `${capital(doing)} ${keys}, ${beside}`, {
      parts: [
        ...(lines.length === 0 ? [] : [{ label: 'Work', text: lines.join('; '), kind: 'task' as const }]),
        ...(lines.length > 0 || reasons.length === 0
          ? []
          : [{ label: 'Reason', text: reasons.join(' '), kind: 'task' as const }]),
        { label: 'Next', text: young ? words.nextYoung : words.next, kind: 'task' },
      ],
    }),
    ...all.flatMap((ticket, index) => almostRow(ticket, index, all.length)),
    halfRow(all.length, task, words, young),
    row('unsure', 'Not yet', 'No answer, or one that stands in no pile above.', { parts: sitDown }),
  ];
}
