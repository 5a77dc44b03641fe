import { type Assignment, rubricScore } from '@lemma/school/assignment';
import { type Attempt, maxScoreOf, remarked, type Submission, totalOf, type WorkItem } from '@lemma/school/work';
import { judged } from '../work/judged.ts';
import { markedAnew } from '../work/mark-item.ts';
import { isRight, withMastery } from '../work/mastery.ts';
import { problemAsked } from '../work/problem.ts';
import { earlierItems, withContests } from '../work/rounds.ts';
import { ruleOf, withItem } from '../work/submission.ts';

/** Accepts the contested answers that are correct by now, of the current problem and of earlier ones. */
const settled = (item: WorkItem): WorkItem =>
  withContests(item, ({ attempts, contest }) => {
    const accepted = attempts.find(({ id }) => id === contest?.attemptId)?.verdict === 'right';
    return contest?.state === 'open' && accepted ? { ...contest, state: 'accepted' } : contest;
  });

/** The item with each earlier problem of its practice marked again, by that problem's own numbers. */
function withRoundsAnew(item: WorkItem, marked: (asked: WorkItem, attempt: Attempt) => Attempt) {
  const { mastery } = item;
  if (mastery === undefined) return item;
  const then = earlierItems(item);
  const rounds = mastery.rounds.map((round, index) => {
    const attempts = round.attempts.map((attempt) => marked(then[index] ?? item, attempt));
    return { ...round, attempts, right: attempts.length === 0 ? round.right : isRight({ attempts }) };
  });
  return { ...item, mastery: { ...mastery, rounds } };
}

/** The points that a teacher gave by hand: as typed, or recomputed from the current rubric. */
function graded(item: WorkItem, assignment: Assignment, marked: number): WorkItem {
  const rubric = assignment.rubrics?.[item.id];
  if (item.grade === undefined) return item;
  const byRubric = rubric && rubricScore(rubric, item.grade.rubric, item.points, marked);
  const points = item.grade.points ?? byRubric;
  if (points === undefined) return item;
  const score = Math.min(item.points, points);
  return { ...item, score, grade: { ...item.grade, score } };
}

/**
 * A submission with one of its items marked again under the given assignment. It depends on the answers only, so doing
 * it again changes nothing. Withheld results stay unmarked.
 */
export function regraded(submission: Submission, assignment: Assignment, itemId: string): Submission {
  const stored = submission.items.find(({ id }) => id === itemId);
  if (stored === undefined) return submission;
  const rule = ruleOf(assignment, itemId);
  const marked = (asked: WorkItem, attempt: Attempt): Attempt => {
    if (submission.held) return attempt;
    const posed = problemAsked(asked, rule, assignment.seed, submission.drawnFor ?? submission.studentId);
    return markedAnew(posed, attempt);
  };
  const item = withRoundsAnew(stored, marked);
  const attempts = item.attempts.map((attempt) => marked(item, attempt));
  const anew = withMastery(remarked(item, rule, attempts), rule);
  const { grade: _byHand, ...machine } = anew;
  const next = settled(graded(anew, assignment, withMastery(remarked(machine, rule, attempts), rule).score));
  const items = withItem(submission.items, next);
  return { ...submission, items, score: totalOf(items, submission.percent), maxScore: maxScoreOf(items) };
}

/** The points of a submission as the teacher sees them, withheld ones included. */
export const pointsOf = (submission: Submission, assignment: Assignment): number =>
  judged(submission, assignment).score;
