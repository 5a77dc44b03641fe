import type { calls } from '@lemma/school/calls';
import { moveAssignment } from '../../domain/assignments/move-assignment.ts';
import type { Handler } from '../../platform/door.ts';

/** Archives an assignment: it leaves the list, and all its work stays stored. */
export const archiveAssignment: Handler<typeof calls.archiveAssignment> = ({ assignmentId }, caller) =>
  moveAssignment(assignmentId, 'archive', caller);
