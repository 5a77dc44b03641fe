import type { calls } from '@lemma/school/calls';
import { moveAssignment } from '../../domain/assignments/move-assignment.ts';
import type { Handler } from '../../platform/door.ts';

/** Out of the way of the list, with all its work kept. */
export const archiveAssignment: Handler<typeof calls.archiveAssignment> = ({ assignmentId }, caller) =>
  moveAssignment(assignmentId, 'archive', caller);
