import { type DeskEntry, isItemClosed, type ResultRow, type Submission, type SubmissionState } from '@lemma/school';

const LONGEST_SHOWN = 60;
/** Enough to see a pattern; a class's results must fit into one document. */
const WRONG_KEPT = 6;

/** A student's line in the results of an assignment. */
export function rowOf(submission: Submission): ResultRow {
  const last = submission.handIns.at(-1);
  return {
    studentId: submission.studentId,
    state: submission.state,
    score: submission.score,
    maxScore: submission.maxScore,
    late: submission.late,
    ...(submission.submittedAt !== undefined && { submittedAt: submission.submittedAt }),
    ...(last && { by: last.by }),
    ...(last?.helpLevel && { helpLevel: last.helpLevel }),
    items: submission.items.map(({ id, attempts, solved, score, hints }) => ({
      itemId: id,
      tries: attempts.length,
      solved,
      score,
      hints: hints.length,
      took: attempts.reduce((sum, attempt) => sum + attempt.took, 0),
      wrong: attempts
        .filter(({ verdict }) => verdict === 'wrong')
        .slice(0, WRONG_KEPT)
        .map(({ response, misconception }) => ({
          response: response.slice(0, LONGEST_SHOWN),
          ...(misconception !== undefined && { misconception }),
        })),
    })),
    feedbackCount: submission.feedback.length,
    revision: submission.revision,
  };
}

/** What a submission changes on the student's desk. */
export const deskPartOf = (submission: Submission) =>
  ({
    state: submission.state,
    itemsDone: submission.items.filter(isItemClosed).length,
    score: submission.score,
    maxScore: submission.maxScore,
    late: submission.late,
    ...(submission.submittedAt !== undefined && { submittedAt: submission.submittedAt }),
    feedback: submission.feedback,
    ...(submission.held && { held: true }),
    revision: submission.revision,
  }) satisfies Partial<DeskEntry>;

const HANDED_IN = new Set<SubmissionState>(['submitted', 'graded', 'returned']);

/** The counts of a class's list, from all rows: counted anew each time, so that nothing drifts. */
export function countsOf(rows: readonly ResultRow[]): { started: number; submitted: number; toGrade: number } {
  return {
    started: rows.length,
    submitted: rows.filter(({ state }) => HANDED_IN.has(state)).length,
    toGrade: rows.filter(({ state, by }) => state === 'submitted' && by !== undefined && by !== 'student').length,
  };
}

/** Whether two states of a submission look the same from outside: a draft being typed is nobody else's business. */
export function looksTheSame(before: Submission, after: Submission): boolean {
  const view = (submission: Submission) =>
    // Held answers are marked alike, so the words of the last one count.
    JSON.stringify([
      { ...rowOf(submission), ...deskPartOf(submission), revision: 0 },
      submission.held ? submission.items.map(({ attempts }) => attempts.at(-1)?.response) : [],
    ]);
  return view(before) === view(after);
}
