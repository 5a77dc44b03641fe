import { AppError, isAppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import {
  type Attempt,
  MOST_SET_ASIDE,
  type SetAside,
  type Submission,
  setAsideReasons,
  type WorkItem,
  withAttempt,
} from '@lemma/school/work';
import { commentsFor } from '../../domain/work/answer-comments.ts';
import { resultsAreOut, revealed, WITHHELD } from '../../domain/work/judged.ts';
import { inStory, toldOf } from '../../domain/work/mark-answer.ts';
import { markItem } from '../../domain/work/mark-item.ts';
import { markedLines, withLines } from '../../domain/work/marked-lines.ts';
import { withMastery } from '../../domain/work/mastery.ts';
import { problemAsked } from '../../domain/work/problem.ts';
import { itemOf, readOwn, requireWorkNow, ruleOf, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { triedAlready } from '../../domain/work/tried-already.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const reasonOf = (error: unknown): SetAside['reason'] | undefined =>
  isAppError(error) ? setAsideReasons.find((reason) => reason === error.code) : undefined;

/** Why an item accepts no more answers; undefined while it does. */
function lateness(submission: Submission, assignment: Assignment, item: WorkItem, now: number) {
  try {
    requireWorkNow(submission, assignment, now);
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    return reason;
  }
  return item.closed ? 'work/no-tries-left' : undefined;
}

/** The attempt with this id, also of an earlier round. */
function attemptIn({ mastery, attempts }: WorkItem, attemptId: string): Attempt | undefined {
  const before = mastery?.rounds.flatMap((round) => round.attempts) ?? [];
  return [...before, ...attempts].find(({ id }) => id === attemptId);
}

/**
 * Checks one answer. The problem is generated and the answer marked before the transaction, because a published item
 * never changes; only the count of tries must be protected against a second tab.
 */
export const submitAttempt: Handler<typeof calls.submitAttempt> = async (input, caller) => {
  const { submissionId, itemId, attemptId, response, took, setAside } = input;
  const own = await readOwn(submissionId, caller.uid);
  const { assignmentId } = own;
  const { seed, ...assignment } = await mustRead(documents.assignments, assignmentId);
  const rule = ruleOf({ seed, ...assignment }, itemId);
  const asked = itemOf(own.items, itemId);
  const posed = problemAsked(asked, rule, seed, own.drawnFor ?? caller.uid);
  const rounds = asked.mastery?.rounds.length;
  // Lines are stored only where the question offers to write them.
  const written = asked.writing && input.written;
  const lines = written && markedLines(asked, written);
  // What takes no answer, or has this one, is not marked: marking is work, and anybody may ask again and again.
  const isMarked =
    attemptIn(asked, attemptId) === undefined &&
    lateness(own, { seed, ...assignment }, asked, caller.now) === undefined;
  const mark = isMarked ? inStory(withLines(markItem(posed, response, toldOf(asked)), lines), rule.replies) : undefined;
  if (mark?.kind === 'invalid') return mark;

  return inTransaction(async (tx) => {
    const stored = await readOwn(submissionId, caller.uid, tx);
    const current = await mustRead(documents.assignments, assignmentId, tx);
    const out = resultsAreOut(current, stored, caller.now);
    const submission = out ? revealed(stored, current) : stored;
    const item = itemOf(submission.items, itemId);
    // Checked before anything is refused: a repeated request gets its first result even after the last try or after the
    // work was turned in.
    const earlier = attemptIn(item, attemptId);
    if (earlier) return { kind: 'checked', attempt: earlier, item };
    const already = submission.setAside?.find(({ id }) => id === attemptId);
    if (already) return { kind: 'set-aside', entry: already };
    // Another device moved on to the next problem while this answer was being marked.
    if (rounds !== item.mastery?.rounds.length) throw new AppError('data/conflict', itemId);
    const late = lateness(submission, current, item, caller.now);
    if (late !== undefined) {
      const others = submission.setAside ?? [];
      if (setAside !== true || others.length >= MOST_SET_ASIDE) throw new AppError(late, itemId);
      const entry = { id: attemptId, itemId, response, at: caller.now, reason: late };
      writeSubmission(tx, submission, { setAside: [...others, entry] }, caller.now);
      return { kind: 'set-aside', entry };
    }
    // It was closed a moment ago and is open now: the same answer again is marked.
    if (mark === undefined) throw new AppError('data/conflict', itemId);
    const { kind, ...outcome } = mark;
    const tried = triedAlready(item, { response, ...(out ? outcome : WITHHELD), ...(written && { written }) });
    if (tried) return tried;
    const attempt: Attempt = {
      id: attemptId,
      response,
      ...(out ? outcome : WITHHELD),
      at: caller.now,
      took,
      hintsShown: item.hints.length,
      ...(written && { written: out ? lines : written }),
    };
    const currentRule = ruleOf(current, itemId);
    const next = withMastery(withAttempt(item, currentRule, attempt), currentRule);
    const items = withItem(submission.items, next);
    const feedback = out ? commentsFor(current, submission, item, attempt) : submission.feedback;
    writeSubmission(tx, submission, { items, feedback, ...(!out && { held: true }) }, caller.now);
    return { kind, attempt, item: next };
  });
};
