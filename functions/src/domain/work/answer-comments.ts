import type { AnswerMatch, Assignment } from '@lemma/school/assignment';
import type { Attempt, Feedback, Submission, WorkItem } from '@lemma/school/work';
import { meansTheSameAt } from './mark-item.ts';
import { isProblem } from './problem.ts';
import { earlierItems } from './rounds.ts';

/** The most comments of one submission: all of them are copied to the student's desk. */
export const MOST_FEEDBACK = 40;

/** Whether a comment is meant for an answer. Correct answers get no comment. */
function isMatched(match: AnswerMatch, item: WorkItem, attempt: Attempt): boolean {
  if (attempt.verdict === 'right') return false;
  if (match.kind === 'idea') return attempt.misconception === match.misconception;
  return isProblem(match.problem, item) && meansTheSameAt(item, match.response, attempt.response);
}

/**
 * Whether a comment is meant for an item: for an answer to its current problem or to an earlier one of its practice.
 */
export const isFor = (match: AnswerMatch, item: WorkItem): boolean =>
  [item, ...earlierItems(item)].some((one) => one.attempts.some((attempt) => isMatched(match, one, attempt)));

const isSame = (one: Feedback, made: Feedback): boolean =>
  one.text === made.text && one.voice?.fileId === made.voice?.fileId;

/** The feedback with one comment added, or changed in place if it is already there. */
export function withComment(feedback: readonly Feedback[], made: Feedback): Feedback[] {
  const before = feedback.find(({ id }) => id === made.id);
  if (before) return feedback.map((one) => (one.id === made.id && !isSame(one, made) ? made : one));
  return feedback.length >= MOST_FEEDBACK ? [...feedback] : [...feedback, made];
}

/** The feedback after one more answer, with the comments that the teacher wrote for such answers. */
export function commentsFor(
  { answerComments = [] }: Assignment,
  { feedback }: Pick<Submission, 'feedback'>,
  item: WorkItem,
  attempt: Attempt,
): Feedback[] {
  return answerComments
    .filter((comment) => comment.itemId === item.id && isMatched(comment.match, item, attempt))
    .reduce<Feedback[]>(
      (all, { id, itemId, text, voice, byName }) =>
        withComment(all, { id, itemId, text, byName, at: attempt.at, ...(voice && { voice }) }),
      [...feedback],
    );
}
