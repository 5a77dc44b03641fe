import type { calls } from '@lemma/school/calls';
import { passStanding } from '../../domain/assignments/late-pass.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const showLatePass: Handler<typeof calls.showLatePass> = ({ assignmentId }, caller) =>
  inTransaction(async (tx) => {
    const { left, hours, dueAt, granted } = await passStanding(assignmentId, caller, tx);
    return { left, hours, dueAt, granted };
  });
