import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { readHistory } from '../../engines/interviews/own.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Deletes an interview of the caller and its line in the history. What was stored on a student's page stays. */
export const removeInterview: Handler<typeof calls.removeInterview> = ({ interviewId }, caller) =>
  inTransaction(async (tx) => {
    // Also one with a student whom the caller teaches no more: it goes unread.
    const interview = await documents.interviews.read(interviewId, tx);
    if (interview?.teacherId !== caller.uid) throw new AppError('auth/forbidden', `interview ${interviewId}`);
    const { [interviewId]: _gone, ...lines } = await readHistory(caller.uid, tx);
    tx.delete(documents.interviews.ref(interviewId));
    tx.delete(documents.interviewSecrets.ref(interviewId));
    documents.trainings.put(tx, caller.uid, { lines });
    return {};
  });
