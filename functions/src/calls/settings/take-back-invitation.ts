import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Withdraws an open invitation. @throws AppError `data/conflict` when it was accepted meanwhile: that teacher stays in the class. */
export const takeBackInvitation: Handler<typeof calls.takeBackInvitation> = ({ classId, id }, caller) =>
  inTransaction(async (tx) => {
    await requireTeacher('lead', classId, caller, tx);
    const invitation = await documents.invitations.read(id, tx);
    if (invitation === undefined || invitation.classId !== classId) throw new AppError('data/not-found', id);
    if (invitation.state === 'accepted') throw new AppError('data/conflict', 'accepted already');
    if (invitation.state !== 'open') return {};
    documents.invitations.patch(tx, id, documents.invitations.at(['state'], 'taken-back'));
    audit(tx, { action: 'invitation-taken-back', by: caller.uid, classId });
    return {};
  });
