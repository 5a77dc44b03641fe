import type { calls } from '@lemma/school/calls';
import { writeAssignment } from '../../domain/assignments/write-assignment.ts';
import type { Handler } from '../../platform/door.ts';

export const saveAssignment: Handler<typeof calls.saveAssignment> = writeAssignment;
