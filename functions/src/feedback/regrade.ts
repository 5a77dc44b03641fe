import {
  type Assignment,
  maxScoreOf,
  remarked,
  rubricScore,
  type Submission,
  totalOf,
  type WorkItem,
} from '@lemma/school';
import { judged } from '../work/held.ts';
import { markedAnew } from '../work/mark-item.ts';
import { withMastery } from '../work/mastery.ts';
import { drawnKey, problemOf } from '../work/problem.ts';
import { ruleOf, withItem } from '../work/submission.ts';

function settled(item: WorkItem): WorkItem {
  const { contest } = item;
  const accepted = item.attempts.find(({ id }) => id === contest?.attemptId)?.verdict === 'right';
  return contest?.state === 'open' && accepted ? { ...item, contest: { ...contest, state: 'accepted' } } : item;
}

/** The points by hand as the rubric gives them now. */
function graded(item: WorkItem, assignment: Assignment, marked: number): WorkItem {
  const rubric = assignment.rubrics?.[item.id];
  if (item.grade === undefined || rubric === undefined) return item;
  const score = rubricScore(rubric, item.grade.rubric, item.points, marked);
  return { ...item, score, grade: { ...item.grade, score } };
}

/**
 * One piece of work with one of its items marked anew by the assignment as it is given. It follows from the answers alone, so
 * that doing it again changes nothing. What is not released yet stays unmarked.
 */
export function regraded(submission: Submission, assignment: Assignment, itemId: string): Submission {
  const item = submission.items.find(({ id }) => id === itemId);
  if (item === undefined) return submission;
  const rule = ruleOf(assignment, itemId);
  const posed = problemOf(rule, assignment.seed, drawnKey(submission.drawnFor ?? submission.studentId, item));
  const attempts = submission.held ? item.attempts : item.attempts.map((attempt) => markedAnew(posed, attempt));
  const anew = withMastery(remarked(item, rule, attempts), rule);
  const { grade: _byHand, ...machine } = anew;
  const next = settled(graded(anew, assignment, withMastery(remarked(machine, rule, attempts), rule).score));
  const items = withItem(submission.items, next);
  return { ...submission, items, score: totalOf(items, submission.percent), maxScore: maxScoreOf(items) };
}

/** The points of a piece of work as its teacher sees them. */
export const pointsOf = (submission: Submission, assignment: Assignment): number =>
  judged(submission, assignment).score;
