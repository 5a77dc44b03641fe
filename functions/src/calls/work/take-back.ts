import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { isItemClosed, isToDo, mayTakeBack, workAfter } from '@lemma/school/work';
import { solutionsAreOut } from '../../domain/work/judged.ts';
import { readOwn, requireOpen, writeSubmission } from '../../domain/work/submission.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Undoes that a student turned in: the work is as it was before, and its questions take the tries that they have left. */
export const takeBack: Handler<typeof calls.takeBack> = ({ submissionId }, caller) =>
  inTransaction(async (tx) => {
    const stored = await readOwn(submissionId, caller.uid, tx);
    await requireStudent(caller, tx);
    if (isToDo(stored)) return {};
    const assignment = await mustRead(documents.assignments, stored.assignmentId, tx);
    requireOpen(assignment, stored, caller.now);
    const state = workAfter(stored.state, 'take-back');
    // Whoever has seen how it is done would only write it down.
    const isShown = solutionsAreOut(assignment, stored, caller.now, false);
    if (state === undefined || isShown || !mayTakeBack(stored, caller.now))
      throw new AppError('work/closed', submissionId);
    const { submittedAt: _turnedIn, percent: _percent, ...before } = stored;
    const items = stored.items.map((item) => ({ ...item, closed: isItemClosed(item) }));
    writeSubmission(tx, before, { state, items, handIns: [], late: false }, caller.now);
    return {};
  });
