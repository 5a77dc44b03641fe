import type { AnswerMatch, Assignment } from '@lemma/school/assignment';
import type { Attempt, Feedback, Submission, WorkItem } from '@lemma/school/work';
import { meansTheSameAt } from './mark-item.ts';
import { problemIdOf } from './problem.ts';
import { earlierItems } from './rounds.ts';

/** All of it lies on the student's desk, so it has an end. */
export const MOST_FEEDBACK = 40;

/** Whether an answer is one that a comment is for. Right answers are not commented on. */
function isMatched(match: AnswerMatch, item: WorkItem, attempt: Attempt): boolean {
  if (attempt.verdict === 'right') return false;
  if (match.kind === 'idea') return attempt.misconception === match.misconception;
  return match.problem === problemIdOf(item) && meansTheSameAt(item, match.response, attempt.response);
}

/** Whether a comment is for somebody: for an answer to the problem on hand, or to one of practice before it. */
export const isFor = (match: AnswerMatch, item: WorkItem): boolean =>
  [item, ...earlierItems(item)].some((one) => one.attempts.some((attempt) => isMatched(match, one, attempt)));

const isSame = (one: Feedback, made: Feedback): boolean =>
  one.text === made.text && one.voice?.fileId === made.voice?.fileId;

/** The feedback with one comment in it: its words if it is there already, in its place in time. */
export function withComment(feedback: readonly Feedback[], made: Feedback): Feedback[] {
  const before = feedback.find(({ id }) => id === made.id);
  if (before) return feedback.map((one) => (one.id === made.id && !isSame(one, made) ? made : one));
  return feedback.length >= MOST_FEEDBACK ? [...feedback] : [...feedback, made];
}

/** The feedback after one more answer: comments that the teacher wrote for such answers come with it. */
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
