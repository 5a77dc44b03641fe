import type { calls } from '@lemma/school/calls';
import { moveAssignment } from '../../domain/assignments/move-assignment.ts';
import type { Handler } from '../../platform/door.ts';

export const restoreAssignment: Handler<typeof calls.restoreAssignment> = ({ assignmentId }, caller) =>
  moveAssignment(assignmentId, 'restore', caller);
