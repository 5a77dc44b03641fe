import { type Submission, submissionIdOf } from '@lemma/school/work';

const triesOf = ({ items }: Submission): number => items.reduce((sum, { attempts }) => sum + attempts.length, 0);

/**
 * A child's two submissions for one assignment, merged. The one with more tries counts from now on and belongs to the
 * account that stays; the other stays with the duplicate account, marked as superseded. Pages and comments of both go
 * to the one that counts. Its problems stay those that were drawn for the account that opened them.
 */
export function mergedWork(
  double: Submission,
  own: Submission | undefined,
  keepId: string,
  now: number,
): readonly Submission[] {
  const id = submissionIdOf(double.assignmentId, keepId);
  const revision = Math.max(double.revision, own?.revision ?? 0) + 1;
  const wins = own === undefined || triesOf(double) > triesOf(own);
  const [counts, other] = wins ? [double, own] : [own, double];
  const owner = (work: Submission) => work.drawnFor ?? work.studentId;
  const merged: Submission = {
    ...counts,
    id,
    studentId: keepId,
    drawnFor: owner(counts),
    handIns: [...counts.handIns, ...(other?.handIns ?? [])].toSorted((one, next) => one.at - next.at),
    feedback: [...counts.feedback, ...(other?.feedback ?? [])].toSorted((one, next) => one.at - next.at),
    revision,
    updatedAt: now,
  };
  const aside: Submission = {
    ...(other ?? double),
    id: double.id,
    studentId: double.studentId,
    drawnFor: owner(other ?? double),
    supersededBy: id,
    revision,
    updatedAt: now,
  };
  return [merged, aside];
}
