import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { requestCounter } from '../../domain/family/request-counter.ts';
import { guardianIdOf, requireTeacherOf } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const answerRights: Handler<typeof calls.answerRights> = (input, caller) =>
  inTransaction(async (tx) => {
    const { studentId, parentId, requestId, state, answer } = input;
    await requireTeacherOf('teach', studentId, caller, tx);
    const id = guardianIdOf(studentId, parentId);
    const guardian = await mustRead(documents.guardians, id, tx);
    const asked = guardian.requests?.find((one) => one.id === requestId);
    if (asked === undefined) throw new AppError('data/not-found', requestId);
    if (asked.state !== 'open') return {};
    const count = await requestCounter(tx, studentId, id);
    const answered = { ...asked, state, answer, answeredAt: caller.now };
    const requests = (guardian.requests ?? []).map((one) => (one.id === requestId ? answered : one));
    tx.update(documents.guardians.ref(id), { requests });
    count({ requests });
    audit(tx, { action: `request-${state}`, by: caller.uid, studentIds: [studentId], subject: requestId });
    return {};
  });
