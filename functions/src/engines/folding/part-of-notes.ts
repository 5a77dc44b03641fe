import type { Outdated } from '../../domain/evidence/note-outdated.ts';

/** The most assignments that one pass folds: their results are read and written together. */
const MOST_ASSIGNMENTS = 10;

/** The assignment that a note's submission belongs to, as its id says. */
const assignmentOf = (submissionId: string, studentId: string): string =>
  submissionId.endsWith(`_${studentId}`) ? submissionId.slice(0, -studentId.length - 1) : submissionId;

/**
 * What one pass takes of these notes: the work for the first assignments that they name. A note whose work is all for
 * others is left out as a whole.
 */
export function partOfNotes(notes: readonly Outdated[]): readonly Outdated[] {
  const taken = new Set<string>();
  const isTaken = (assignmentId: string): boolean => {
    if (taken.size < MOST_ASSIGNMENTS) taken.add(assignmentId);
    return taken.has(assignmentId);
  };
  return notes.flatMap(({ studentId, submissionIds }) => {
    const own = submissionIds.filter((id) => isTaken(assignmentOf(id, studentId)));
    return submissionIds.length > 0 && own.length === 0 ? [] : [{ studentId, submissionIds: own }];
  });
}
