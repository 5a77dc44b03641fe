import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MOST_WORKING } from '@lemma/school/work';
import { FieldValue } from 'firebase-admin/firestore';
import { ownPages } from '../../domain/work/add-hand-in.ts';
import { itemOf, readOwn, requireWorkNow, withItem, writeSubmission } from '../../domain/work/submission.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Adds one page of working to a question. Pages are only added, so that two devices never remove each other's. A time
 * limit ends it as it ends answers, with the same tolerance for slow connections, because working can earn points. A
 * later photo can still be turned in with the work; the teacher sees when it came.
 */
export const attachWorking: Handler<typeof calls.attachWorking> = ({ submissionId, itemId, fileId }, caller) =>
  inTransaction(async (tx) => {
    const submission = await readOwn(submissionId, caller.uid, tx);
    const assignment = await mustRead(documents.assignments, submission.assignmentId, tx);
    const item = itemOf(submission.items, itemId);
    const before = item.working ?? [];
    if (before.some((page) => page.fileId === fileId)) return {};
    requireWorkNow(submission, assignment, caller.now);
    if (before.length >= MOST_WORKING) throw new AppError('data/too-large', 'working');
    const working = [...before, ...(await ownPages(tx, [{ fileId, turn: 0 }], caller.uid))];
    writeSubmission(tx, submission, { items: withItem(submission.items, { ...item, working }) }, caller.now);
    const { studentId, classId } = submission;
    tx.update(documents.files.ref(fileId), { handedIn: FieldValue.arrayUnion({ submissionId, studentId, classId }) });
    return {};
  });
