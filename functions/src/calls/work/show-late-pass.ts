import type { calls } from '@lemma/school/calls';
import { latePassStanding } from '../../domain/assignments/late-pass.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const showLatePass: Handler<typeof calls.showLatePass> = ({ assignmentId }, caller) =>
  inTransaction(async (tx) => {
    const { left, hours, dueAt, granted } = await latePassStanding(assignmentId, caller, tx);
    return { left, hours, dueAt, granted };
  });
