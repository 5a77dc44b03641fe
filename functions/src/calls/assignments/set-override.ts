import { AppError } from '@lemma/contract';
import type { Assignment, Override } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { changeOverrides } from '../../domain/assignments/change-overrides.ts';
import type { Handler } from '../../platform/door.ts';

function requireSound(assignment: Assignment, known: ReadonlySet<string>, override: Override): void {
  if (override.studentIds.some((id) => !known.has(id))) throw new AppError('input/malformed', 'not of the class');
  const { policy, timeLimit } = override;
  const isEmpty = [override.openAt, override.dueAt, policy, timeLimit].every((one) => one === undefined);
  if (isEmpty) throw new AppError('input/malformed', 'an override of nothing');
  const { openAt = assignment.openAt, dueAt = assignment.dueAt } = override;
  if (dueAt <= openAt) throw new AppError('input/malformed', 'due before it opens');
}

/**
 * Sets other dates for some students, whatever state the assignment is in: an extension after the close lets them
 * continue.
 */
export const setOverride: Handler<typeof calls.setOverride> = ({ assignmentId, override }, caller) =>
  changeOverrides(assignmentId, caller, (assignment, known) => {
    requireSound(assignment, known, override);
    return [...(assignment.overrides ?? []).filter(({ id }) => id !== override.id), override];
  });
