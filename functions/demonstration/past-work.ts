import type { Rng } from '@lemma/math';
import type { Assignment } from '@lemma/school/assignment';
import { MINUTE, SECOND } from '@lemma/school/time';
import { type Attempt, type Submission, totalOf, withAttempt } from '@lemma/school/work';
import { commentsFor } from '../src/domain/work/answer-comments.ts';
import { markItem } from '../src/domain/work/mark-item.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { newSubmission, requireOpen, standingOf, withItem } from '../src/domain/work/submission.ts';
import { answersOf, type Character } from './character.ts';

type Working = { readonly character: Character; readonly name: string; readonly week: number; readonly rng: Rng };

/** The work with one more answer, as the handler of answers writes it; an answer that cannot be read leaves no trace. */
function answered(
  submission: Submission,
  assignment: Assignment,
  itemId: string,
  attempt: Pick<Attempt, 'response' | 'took' | 'at'>,
  hint: boolean,
): Submission {
  const rule = assignment.items.find(({ id }) => id === itemId);
  const before = submission.items.find(({ id }) => id === itemId);
  if (rule === undefined || before === undefined || before.closed) return submission;
  const posed = problemOf(rule, assignment.seed, submission.studentId);
  const mark = markItem(posed, attempt.response);
  if (mark.kind === 'invalid') return submission;
  const { kind: _kind, ...outcome } = mark;
  const shown = hint ? posed.problem.hints.slice(0, before.hints.length + 1) : before.hints;
  const item = { ...before, hints: [...shown] };
  const id = `${itemId}-${before.attempts.length + 1}`;
  const made: Attempt = { ...outcome, ...attempt, id, hintsShown: item.hints.length };
  const items = withItem(submission.items, withAttempt(item, rule, made));
  const feedback = commentsFor(assignment, submission, item, made);
  const revision = submission.revision + (shown.length > before.hints.length ? 2 : 1);
  return { ...submission, items, feedback, revision, score: totalOf(items), updatedAt: attempt.at };
}

/** One student's complete work on an assignment of an earlier week, turned in. It is not stored. */
export function pastWork(assignment: Assignment, startedAt: number, working: Working): Submission {
  const { character, name, week, rng } = working;
  let work = newSubmission(assignment, character.id, startedAt);
  let at = startedAt + 20 * SECOND;
  for (const rule of assignment.items) {
    const { skill, problem } = problemOf(rule, assignment.seed, character.id);
    for (const { response, took, hint } of answersOf(character, { skill, problem, tries: rule.tries }, week, rng)) {
      at += took + 4 * SECOND;
      work = answered(work, assignment, rule.id, { response, took, at }, hint);
    }
  }
  at += MINUTE;
  const standing = standingOf(work, requireOpen(assignment, work, at));
  const handIn = { id: 'own-1', by: 'student' as const, byName: name, uid: character.id, at, late: standing.late };
  const items = work.items.map((item) => ({ ...item, closed: true }));
  return {
    ...{ ...work, items, state: 'submitted', submittedAt: at, updatedAt: at, ...standing },
    ...{ handIns: [{ ...handIn, pages: [] }], score: totalOf(items, standing.percent), revision: work.revision + 1 },
  };
}
