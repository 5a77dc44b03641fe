import type { calls } from '@lemma/school/calls';
import { moveAssignment } from '../../domain/assignments/move-assignment.ts';
import type { Handler } from '../../platform/door.ts';

/** Nothing more can be handed in but by those with an extension. What has been begun stays as it is. */
export const closeAssignment: Handler<typeof calls.closeAssignment> = ({ assignmentId }, caller) =>
  moveAssignment(assignmentId, 'close', caller);
