import type { calls } from '@lemma/school/calls';
import { changeOverrides } from '../../domain/assignments/change-overrides.ts';
import type { Handler } from '../../platform/door.ts';

export const removeOverride: Handler<typeof calls.removeOverride> = ({ assignmentId, overrideId }, caller) =>
  changeOverrides(assignmentId, caller, ({ overrides = [] }) => overrides.filter(({ id }) => id !== overrideId));
