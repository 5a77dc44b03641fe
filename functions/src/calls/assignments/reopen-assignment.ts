import type { calls } from '@lemma/school/calls';
import { moveAssignment } from '../../domain/assignments/move-assignment.ts';
import type { Handler } from '../../platform/door.ts';

export const reopenAssignment: Handler<typeof calls.reopenAssignment> = ({ assignmentId }, caller) =>
  moveAssignment(assignmentId, 'reopen', caller);
