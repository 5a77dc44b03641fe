import type { BoardEntry } from '@lemma/school/assignment';
import type { DeskEntry } from '@lemma/school/desk';
import { MOST_BREAKS, type ResultRow } from '@lemma/school/results';
import {
  type Attempt,
  countWork,
  isHandedIn,
  isItemDone,
  isToGrade,
  isUngraded,
  itemsToGrade,
  type Submission,
  shareOfPoints,
  type WorkItem,
} from '@lemma/school/work';
import { withoutFields } from '../../platform/without.ts';
import { meansTheSameAt } from '../work/mark-item.ts';
import { problemIdOf } from '../work/problem.ts';
import { earlierItems } from '../work/rounds.ts';

export const LONGEST_SHOWN = 60;
/** Enough to see a pattern; the results of a class must fit into one document. */
export const MOST_WRONG = 6;
const MOST_WRONG_OF_A_ROW = 30;
export const MOST_CONTESTS = 6;

type ResultItem = ResultRow['items'][number];

/** The wrong answers that others gave to the same problem; of equal ones only the first. */
function knownAnswers(rows: readonly ResultRow[], item: WorkItem): string[] {
  const problem = problemIdOf(item);
  const known = rows.flatMap(({ items }) =>
    items
      .filter((other) => other.itemId === item.id)
      .flatMap((other) => [
        ...(other.problem === problem ? other.wrong : []),
        ...(other.contests?.filter((one) => one.problem === problem) ?? []),
      ])
      .map(({ same, response }) => same ?? response),
  );
  return [...new Set(known)];
}

/** The first known answer that is equal to this one; empty if this is the first of its kind. */
function sameAs(item: WorkItem, known: string[], response: string): { same?: string } {
  const found = known.find((other) => meansTheSameAt(item, other, response));
  if (found === undefined) known.push(response);
  return found === undefined || found === response ? {} : { same: found.slice(0, LONGEST_SHOWN) };
}

/** The student's objection to the marking of the item's current problem, if there is one. */
function contestOf(item: WorkItem, known: string[]) {
  const { attempts, contest } = item;
  const contested = contest && attempts.find(({ id }) => id === contest.attemptId);
  return (
    contested && {
      attemptId: contest.attemptId,
      response: contested.response.slice(0, LONGEST_SHOWN),
      ...sameAs(item, known, contested.response),
      note: contest.note.slice(0, LONGEST_SHOWN * 2),
    }
  );
}

/**
 * The open objections to earlier problems of the same practice, at most `MOST_CONTESTS`: when some are decided, others
 * move up.
 */
function earlierContests(item: WorkItem, rows: readonly ResultRow[]): NonNullable<ResultItem['contests']> {
  return earlierItems(item)
    .filter(({ contest }) => contest?.state === 'open')
    .slice(0, MOST_CONTESTS)
    .flatMap((one) => {
      const contest = contestOf(one, knownAnswers(rows, one));
      return contest ? [{ problem: problemIdOf(one), ...contest }] : [];
    });
}

/** Where the working of all answers breaks, or broke before it was mended, oldest first; of equal lines only one. */
function breaksOf(all: readonly Attempt[]): NonNullable<ResultItem['breaks']> {
  const found = all.flatMap(({ written }) => {
    if (written === undefined) return [];
    const { lines, mended, broken } = written;
    const now = broken && { ...broken, at: broken.at + 1, line: lines[broken.at] ?? '' };
    return [...mended, ...(now ? [now] : [])];
  });
  const distinct = [
    ...new Map(found.toReversed().map((one) => [`${one.from} ${one.line}`, one])).values(),
  ].toReversed();
  return distinct.slice(0, MOST_BREAKS);
}

type Row = {
  readonly mostWrong: number;
  readonly waiting: ReadonlySet<WorkItem>;
  readonly others: readonly ResultRow[];
};

function itemOf(item: WorkItem, { mostWrong, waiting, others: rows }: Row): ResultItem {
  const { id, attempts, score, grade, contest } = item;
  const rounds = item.mastery?.rounds ?? [];
  const all = [...rounds.flatMap((round) => round.attempts), ...attempts];
  const solved = item.mastery === undefined ? item.solved : item.mastery.state === 'reached';
  const hints = rounds.reduce((sum, round) => sum + round.hints, item.hints.length);
  const known = knownAnswers(rows, item);
  const last = attempts.at(-1);
  const earlier = earlierContests(item, rows);
  const wrong = all
    // Of earlier problems only answers with a misconception: with other numbers, the answers themselves cannot be
    // compared.
    .filter((one) => one.verdict === 'wrong' && (attempts.includes(one) || one.misconception !== undefined))
    .slice(0, mostWrong)
    .map(({ response, misconception, sameValue }) => ({
      response: response.slice(0, LONGEST_SHOWN),
      ...(misconception !== undefined && { misconception }),
      ...sameAs(item, known, response),
      ...(sameValue && { form: true }),
    }));
  const contested = contestOf(item, known);
  const breaks = breaksOf(all);
  return {
    itemId: id,
    tries: all.length,
    solved,
    score,
    hints,
    took: all.reduce((sum, attempt) => sum + attempt.took, 0),
    problem: problemIdOf(item),
    wrong,
    ...(breaks.length > 0 && { breaks }),
    ...(last && { last: { response: last.response.slice(0, LONGEST_SHOWN), verdict: last.verdict } }),
    ...(waiting.has(item) && { waits: true as const }),
    ...(grade && { rubric: grade.rubric }),
    ...(grade?.points !== undefined && { typed: true as const }),
    ...(contest && contested && { contest: { ...contested, state: contest.state } }),
    ...(earlier.length > 0 && { contests: earlier }),
  };
}

/** A student's line in the results of an assignment. `others` are the lines whose equal answers it refers to. */
export function rowOf(submission: Submission, others: readonly ResultRow[] = []): ResultRow {
  const last = submission.handIns.at(-1);
  const mostWrong = Math.max(1, Math.min(MOST_WRONG, Math.floor(MOST_WRONG_OF_A_ROW / (submission.items.length || 1))));
  const waiting = new Set(itemsToGrade(submission));
  const pages = submission.handIns.reduce((sum, one) => sum + one.pages.length, 0);
  return {
    studentId: submission.studentId,
    state: submission.state,
    score: submission.score,
    maxScore: submission.maxScore,
    late: submission.late,
    ...(submission.submittedAt !== undefined && { submittedAt: submission.submittedAt }),
    ...(last && { by: last.by }),
    ...(last?.helpLevel && { helpLevel: last.helpLevel }),
    items: submission.items.map((item) => itemOf(item, { mostWrong, waiting, others })),
    feedbackCount: submission.feedback.length,
    ...(pages > 0 && { pages }),
    ungraded: waiting.size > 0,
    revision: submission.revision,
  };
}

/** The fields of a desk's entry that follow from the submission. */
export const deskFields = [
  'state',
  'itemsDone',
  'score',
  'maxScore',
  'late',
  'submittedAt',
  'feedback',
  'held',
  'ungraded',
  'revision',
] as const;
type DeskPart = Pick<DeskEntry, (typeof deskFields)[number]>;

/** A desk entry without the fields that follow from the submission. */
export const withoutWork = (entry: DeskEntry) => withoutFields(entry, deskFields);

/** The comments, each with the number of its question. */
const numbered = ({ feedback, items }: Submission): DeskEntry['feedback'] =>
  feedback.map((comment) => {
    const question = items.findIndex(({ id }) => id === comment.itemId) + 1;
    return question === 0 ? comment : { ...comment, question };
  });

/** The fields of a desk entry that are computed from the submission. */
export const deskPartOf = (submission: Submission): DeskPart => ({
  state: submission.state,
  itemsDone: submission.items.filter(isItemDone).length,
  score: submission.score,
  maxScore: submission.maxScore,
  late: submission.late,
  ...(submission.submittedAt !== undefined && { submittedAt: submission.submittedAt }),
  feedback: numbered(submission),
  ...(submission.held && { held: true }),
  ungraded: isUngraded(submission),
  revision: submission.revision,
});

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((one, other) => one - other);
  const [before, after] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return before === undefined || after === undefined ? undefined : Math.round(50 * (before + after)) / 100;
}

/** The fields of a list entry that hold counts. */
export const countFields = ['median', 'contested', 'started', 'submitted', 'again', 'excused', 'toGrade'] as const;
type Counts = Pick<BoardEntry, (typeof countFields)[number]>;

/** A list entry without its counts, so that no old count remains where there is none now. */
export const withoutCounts = (line: BoardEntry) => withoutFields(line, countFields);

/** The counts of a list entry, computed from all rows each time so that errors cannot add up. */
export function countsOf(rows: readonly ResultRow[]): Counts {
  const { turnedIn, again, excused } = countWork(rows);
  const contested = rows
    .flatMap(({ items }) => items)
    .reduce((sum, { contest, contests = [] }) => sum + contests.length + (contest?.state === 'open' ? 1 : 0), 0);
  const median = medianOf(rows.filter(isHandedIn).flatMap((row) => shareOfPoints(row) ?? []));
  return {
    ...(median !== undefined && { median }),
    ...(contested > 0 && { contested }),
    started: rows.length,
    submitted: turnedIn,
    ...(again > 0 && { again }),
    ...(excused > 0 && { excused }),
    toGrade: rows.filter(isToGrade).length,
  };
}

/**
 * Whether two states of a submission give the same results and desk entry. A draft that is being typed changes
 * neither.
 */
export function looksTheSame(before: Submission, after: Submission): boolean {
  const view = (submission: Submission) =>
    // Withheld answers all have the same verdict, so the text of the last one is compared too.
    JSON.stringify([
      { ...rowOf(submission), ...deskPartOf(submission), revision: 0 },
      submission.held ? submission.items.map(({ attempts }) => attempts.at(-1)?.response) : [],
    ]);
  return view(before) === view(after);
}
