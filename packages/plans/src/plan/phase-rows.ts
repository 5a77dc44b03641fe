import type { Picture } from '@lemma/math';
import { MOST_IN_PLAN, type PlanPrompt, type PlanRow } from '@lemma/school/plan';
import { isYoung } from '../standards/standards.ts';
import { activities } from './activities.ts';
import type { Line, Told, Tool } from './activity.ts';
import type { PlanContext } from './context.ts';
import { fitsWays, fittedWays } from './fitted-ways.ts';
import { lineText, quoted } from './items.ts';
import { kindIn, kindWords } from './kind-words.ts';
import {
  isBareList,
  isWork,
  type LessonSet,
  listed,
  ownOf,
  range,
  type SetProblem,
  solutionOf,
  spoken,
} from './lesson-set.ts';
import { reasonsIn } from './reasons.ts';
import { capital, row, sentence } from './row.ts';
import { termsOf } from './terms-of.ts';
import { minutesIn, type PhaseTime } from './times-of.ts';
import { titleOf } from './title-of.ts';
import { isClaimDiscussed, MINUTES_OF_TASK, minutesOf, timesFor } from './work-time.ts';
import { isHardestDrawn, writtenTasksOf } from './written-tasks.ts';

/** Where one points at a picture that is no drawing. */
const pictureNames: Partial<Record<Picture['kind'], string>> = {
  table: 'in the table',
  'coordinate-plane': 'in the graph',
  'number-line': 'on the number line',
};

/** Where one points beside a problem: “in the graph”; undefined where nothing stands there. */
const placeBeside = ({ item: { picture } }: SetProblem): string | undefined =>
  picture && (picture.alt.startsWith('A ruler') ? 'on the ruler' : (pictureNames[picture.kind] ?? 'in the drawing'));

/** An amount of money, or a number with its unit; an equation that ends with a letter has none. */
const HAS_UNIT = /^(?:\$|-?\d[^=]*[\p{L}°%²³]$)/u;

/** What the texts of the phases say about the problems, read from the problems. */
function factsOf({ core, claim }: LessonSet, own: readonly SetProblem[]): Told['facts'] {
  const [first] = own;
  return {
    hasNumbers: /\d/.test(core[0]?.item.prompt ?? ''),
    hasUnits: own.every(({ item }) => HAS_UNIT.test(item.key) && item.options === undefined),
    hasDisplays: core.every(({ item }) => item.picture !== undefined),
    hasBareData: core[0] !== undefined && isBareList(core[0]),
    steps: core[0] ? reasonsIn(solutionOf(core[0])) : [],
    hasClaimPicture: claim?.item.picture !== undefined,
    hasFigure: core[0]?.item.picture?.kind === 'figure',
    beside: first && placeBeside(first),
    besideAll: first !== undefined && own.every((at) => placeBeside(at) === placeBeside(first)),
    hasSeveral: own.length > 1,
  };
}

/** The task whose kind the exit ticket asks, with what the class looks for on the sheets of two students. */
const shownTask = ({ written: [task] }: LessonSet): string | undefined =>
  task &&
  `“${task.title}”: two students show theirs, and the others check that each of them ${(task.parts[0]?.text ?? '').replace(/^./, (first) => first.toLowerCase())}`;

/** Minutes of the talk for three ways and a question. */
const LEAST_FOR_ALL = 12;
const [MINUTES_FOR_MORE, MINUTES_TO_WRITE] = [3, 5];

/** What a lesson of these times has time for beside its problems. */
function timeFor(context: PlanContext, own: readonly SetProblem[], set: LessonSet, times: readonly PhaseTime[]) {
  const isDrawn = isHardestDrawn(context, set);
  const solving = own.length * minutesOf(context) + set.written.length * MINUTES_OF_TASK;
  return {
    allWays: minutesIn(times, 'discuss') >= LEAST_FOR_ALL && !isDrawn,
    claim: isClaimDiscussed(context, set),
    reasons: minutesIn(times, 'work') >= solving + MINUTES_FOR_MORE,
    closing: minutesIn(times, 'close') >= MINUTES_TO_WRITE,
  };
}

/** The drawing of the lesson at the problems that it is meant for. */
function toolOf({ ways }: PlanContext, { core }: LessonSet, own: readonly SetProblem[]): Tool | undefined {
  const named = own.filter((at) => fitsWays(ways, at));
  const [first] = core;
  return named.length === 0
    ? undefined
    : {
        picture: ways.picture,
        because: ways.because,
        at: listed(named.map(({ name }) => name)),
        fitsFirst: fitsWays(ways, first),
      };
}

function toldOf(context: PlanContext, set: LessonSet, times: readonly PhaseTime[]): Told {
  const { standard, cases } = context;
  const ways = fittedWays(context.ways, set.hard);
  const { core, claim, cards, hard, written } = set;
  const isDrawn = isHardestDrawn(context, set);
  const [one, two] = termsOf(context, set);
  const first = core[0];
  const young = isYoung(standard.code);
  const { answer, answerYoung, think } = kindWords[kindIn(context, set)];
  // What the teacher has solved in front of the class is not given to students again.
  const own = ownOf(context.request, set);
  return {
    ways,
    point: sentence(cases.point),
    tool: toolOf(context, set, own),
    terms: one && two && [one.term, two.term],
    first: first?.name ?? '',
    next: own[0] ? spoken(own[0]) : '',
    facts: factsOf(set, own),
    core: range(own),
    hard: hard?.name ?? '',
    claim: claim && [`${claim.name}.`, ...claim.row.parts.map(({ label, text }) => `${label}: ${text}`)].join(' '),
    claimName: claim?.name ?? '',
    written:
      written.length === 0 ? undefined : `${written.map(({ title }) => `“${title}”`).join(' and ')} on the sheet.`,
    seenAt: isDrawn ? `“${written[0]?.title ?? ''}”` : (hard?.name ?? ''),
    shownTask: isDrawn ? shownTask(set) : undefined,
    hasTimeFor: timeFor(context, own, set, times),
    cards: cards.length > 1 ? `the ${cards.length} cards` : undefined,
    think,
    said: young ? 'What do you say to the question from the beginning now?' : answer,
    answer: young ? { text: answerYoung, room: 'open' } : { text: answer, room: 'lines' },
    isYoung: young,
  };
}

/** The written lines of a problem's solution, as the last way should arrive at them; empty where there is only an answer. */
function worked(at: SetProblem): string {
  if (at.item.options !== undefined) return '';
  const lines = solutionOf(at)
    .map(({ line }) => line)
    .filter((line, index, all) => !/^[a-z .,]*$/i.test(line) && line !== all[index - 1]);
  return lines.some(isWork) ? lines.map(lineText).join('; ') : '';
}

const answered = ({ problem }: SetProblem): string => (problem ? quoted(problem, problem.answer.key) : '');

/** What the ticket has beside its one problem. */
const ticketLines = ({ tickets }: LessonSet, { standard }: PlanContext) => {
  const task = writtenTasksOf(standard.code).ticket;
  const count = tickets.length === 1 ? 'One problem' : `${tickets.length} problems`;
  const text = `${count}${task === undefined ? '' : ' and a task to draw or write'}, without help.`;
  return [
    ...(tickets.length > 1 || task ? [{ label: 'Alone', text, kind: 'task' as const }] : []),
    ...(task ? [{ label: 'Hardest here', text: 'what is drawn or written.', kind: 'task' as const }] : []),
  ];
};

const LEAST_FOR_MORE = 5;

/** What an activity says to the teacher; a text that students have too says so. */
const partOf = ([label, text, room]: Line) => ({
  label,
  text: room === undefined || room === 'none' ? capital(text) : `On the sheet: “${text}”`,
  kind: 'task' as const,
});
const promptOf = ([, text, room]: Line): PlanPrompt[] => (room === undefined ? [] : [{ text, room }]);

const warmUpLine = ({ name, item }: SetProblem): Line => [
  name,
  `${item.prompt}${item.math === undefined ? '' : ` \`${item.math}\`.`} Alone, two minutes, then compare with a partner.`,
];

/** The lesson minute by minute; the minutes add up to the length that was asked for. */
export function phaseRows(context: PlanContext, set: LessonSet): PlanRow[] {
  const { request, standard } = context;
  const kind = kindIn(context, set);
  const times = timesFor(request);
  const left = minutesIn(times, 'launch') - 2 * set.warmUps.length;
  const told = toldOf(context, set, times);
  const anchor = set.core[0];
  const picture = anchor?.problem?.picture;
  const drawnIn = times.find(({ id }) => id === 'show' || id === 'work' || id === 'discuss')?.id;
  return times.map(({ id, minutes }): PlanRow => {
    const title = titleOf(kind, id, isYoung(standard.code));
    if (id === 'ticket') return row(`phase-${id}`, title, '', { minutes, parts: ticketLines(set, context) });
    const own = activities[kind][id](told);
    const warmUps = id === 'launch' ? set.warmUps.map(warmUpLine) : [];
    // The opening and a quiet answer come first; what else there is needs time.
    const hasTime = id !== 'launch' || left >= LEAST_FOR_MORE;
    const lines: Line[] = [...warmUps, ...(hasTime ? own : own.slice(0, 2))].filter(([, text]) => text !== '');
    const solution =
      id === 'discuss' && set.hard
        ? [
            { label: `${set.hard.name}, in symbols`, text: worked(set.hard), kind: 'fact' as const },
            { label: `${set.hard.name}, answered`, text: worked(set.hard) === '' ? answered(set.hard) : '' },
          ].map((part) => ({ kind: 'task' as const, ...part }))
        : [];
    const student = lines.flatMap(promptOf);
    return row(`phase-${id}`, title, '', {
      minutes,
      parts: [...lines.map(partOf), ...solution].filter(({ text }) => text !== '').slice(0, MOST_IN_PLAN.parts),
      ...(id === drawnIn && picture && { picture }),
      ...(student.length > 0 && { student }),
    });
  });
}
