import { type Assignment, isReleased, releaseOf, windowOf } from '@lemma/school/assignment';
import {
  type Attempt,
  maxScoreOf,
  pointsOf,
  type Submission,
  scoreOfAnswer,
  totalOf,
  type WorkItem,
} from '@lemma/school/work';
import { commentsFor } from './answer-comments.ts';
import { markedAnew, markItem } from './mark-item.ts';
import { problemAsked } from './problem.ts';

/** What the student sees for an answer whose result is withheld. */
export const WITHHELD: Pick<Attempt, 'verdict' | 'sameValue' | 'message'> = {
  verdict: 'unknown',
  sameValue: false,
  message: 'Your answer is saved. You can change it until you turn in; your teacher shows the results later.',
};

const isOut = (rule: 'results' | 'solutions', assignment: Assignment, work: Submission, now: number): boolean =>
  isReleased(
    releaseOf(assignment)[rule],
    { dueAt: windowOf(assignment, work.studentId).dueAt, returned: work.state === 'returned' },
    now,
  );

export const resultsAreOut = (assignment: Assignment, work: Submission, now: number): boolean =>
  isOut('results', assignment, work, now);

/** Solutions reveal the answers, so they are never shown before the results or while the student may still answer. */
export const solutionsAreOut = (assignment: Assignment, work: Submission, now: number, mayAnswer: boolean): boolean =>
  !mayAnswer && resultsAreOut(assignment, work, now) && isOut('solutions', assignment, work, now);

/** The points for an answer that an adult typed for a child. */
export function creditOf(item: WorkItem, assignment: Assignment, work: Submission, response: string): number {
  const rule = assignment.items.find(({ id }) => id === item.id);
  if (rule === undefined) return 0;
  const posed = problemAsked(item, rule, assignment.seed, work.drawnFor ?? work.studentId);
  const mark = markItem(posed, response);
  return mark.kind === 'checked' ? scoreOfAnswer(rule, mark, 0) : 0;
}

/** The item with credit for an answer that an adult typed while results were withheld. */
function credited(item: WorkItem, assignment: Assignment, work: Submission): WorkItem {
  if (item.credit === undefined || item.credit.score !== undefined) return item;
  const score = creditOf(item, assignment, work, item.credit.response);
  const earned = item.solved ? item.score : Math.max(item.score, score);
  return { ...item, credit: { ...item.credit, score }, score: item.grade?.score ?? earned };
}

/** Marks an item that was answered while results were withheld: the last answer counts, and retries cost nothing. */
function judgedItem(item: WorkItem, assignment: Assignment, studentId: string): WorkItem {
  const rule = assignment.items.find(({ id }) => id === item.id);
  if (rule === undefined || item.attempts.length === 0) return item;
  const posed = problemAsked(item, rule, assignment.seed, studentId);
  const attempts = item.attempts.map((attempt) => markedAnew(posed, attempt));
  const last = attempts.at(-1);
  const solved = last?.verdict === 'right';
  const earned = last === undefined ? 0 : pointsOf(item, rule, last, scoreOfAnswer(rule, last, 0, last.hintsShown));
  return { ...item, attempts, solved, score: item.grade?.score ?? earned };
}

/**
 * The work with its marks. Withheld work stays unmarked in the document that its student may read; teachers and
 * summaries use this one.
 */
export function judged(submission: Submission, assignment: Assignment): Submission {
  if (submission.held !== true) return submission;
  const items = submission.items.map((item) =>
    credited(judgedItem(item, assignment, submission.drawnFor ?? submission.studentId), assignment, submission),
  );
  const { held: _held, ...rest } = submission;
  return { ...rest, items, score: totalOf(items, submission.percent), maxScore: maxScoreOf(items) };
}

/** The work as its student may read it once results are released: marked, with the comments that its answers get. */
export function revealed(submission: Submission, assignment: Assignment): Submission {
  if (submission.held !== true) return submission;
  const marked = judged(submission, assignment);
  const feedback = marked.items.reduce(
    (all, item) =>
      item.attempts.reduce((more, attempt) => commentsFor(assignment, { feedback: more }, item, attempt), all),
    marked.feedback,
  );
  return { ...marked, feedback };
}
