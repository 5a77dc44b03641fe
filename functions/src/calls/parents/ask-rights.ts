import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MOST_REQUESTS } from '@lemma/school/privacy';
import { requestCounter } from '../../domain/family/request-counter.ts';
import { requireGuardian } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const askRights: Handler<typeof calls.askRights> = ({ studentId, requestId, kind, text }, caller) =>
  inTransaction(async (tx) => {
    const guardian = await requireGuardian(studentId, caller, tx);
    const before = guardian.requests ?? [];
    if (before.some(({ id }) => id === requestId)) return {};
    if (kind === 'correct' && text === '') throw new AppError('input/malformed', 'what is wrong');
    if (before.length >= MOST_REQUESTS) throw new AppError('data/too-large', 'requests');
    const count = await requestCounter(tx, studentId, guardian.id);
    const requests = [...before, { id: requestId, kind, text, at: caller.now, state: 'open' as const }];
    tx.update(documents.guardians.ref(guardian.id), { requests });
    count({ requests });
    audit(tx, { action: `asked-to-${kind}`, by: caller.uid, studentIds: [studentId], subject: requestId });
    return {};
  });
