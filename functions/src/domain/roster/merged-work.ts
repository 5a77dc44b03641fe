import { type Submission, submissionIdOf } from '@lemma/school/work';

const triesOf = ({ items }: Submission): number => items.reduce((sum, { attempts }) => sum + attempts.length, 0);

/**
 * One child's two pieces of work on one assignment. The one with more tries counts from now on, under the child who is kept;
 * the other stays under the double, marked as superseded. What was handed in and written to either stays with the one that
 * counts. Questions were drawn for the account that opened them, and stay drawn for it.
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
