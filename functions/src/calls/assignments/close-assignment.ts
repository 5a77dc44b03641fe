import type { calls } from '@lemma/school/calls';
import { moveAssignment } from '../../domain/assignments/move-assignment.ts';
import type { Handler } from '../../platform/door.ts';

/** Closes an assignment: only students with an extension can still turn it in. Work that was begun stays as it is. */
export const closeAssignment: Handler<typeof calls.closeAssignment> = ({ assignmentId }, caller) =>
  moveAssignment(assignmentId, 'close', caller);
