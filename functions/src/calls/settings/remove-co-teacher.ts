import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Invitation, roleIn } from '@lemma/school/class';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { writeMembers } from '../../domain/classes/co-teachers.ts';
import { invitationIdOf } from '../../domain/classes/invitations.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { findAccount, inTransaction } from '../../platform/firebase.ts';

/** An open invitation of this class to somebody, by which they would come back. */
async function openTo(uid: string, classId: string, tx: Transaction): Promise<Invitation | undefined> {
  const account = await findAccount(uid);
  if (account?.email === undefined) return undefined;
  const invitation = await documents.invitations.read(invitationIdOf(classId, account.email.toLowerCase()), tx);
  return invitation?.state === 'open' ? invitation : undefined;
}

/** Takes somebody out of a class, and back the invitation by which they could return. */
export const removeCoTeacher: Handler<typeof calls.removeCoTeacher> = ({ classId, uid }, caller) =>
  inTransaction(async (tx) => {
    const leaves = uid === caller.uid;
    const classroom = await requireTeacher(leaves ? 'read' : 'lead', classId, caller, tx);
    const role = roleIn(classroom, uid);
    if (role === undefined) return {};
    if (role === 'leads') throw new AppError('data/conflict', 'the lead is handed over first');
    const open = await openTo(uid, classId, tx);
    if (open) documents.invitations.patch(tx, open.id, documents.invitations.at(['state'], 'taken-back'));
    writeMembers(tx, classroom, {
      teacherIds: FieldValue.arrayRemove(uid),
      onlookerIds: FieldValue.arrayRemove(uid),
    });
    audit(tx, { action: leaves ? 'teacher-left' : 'teacher-removed', by: caller.uid, classId, subject: uid });
    return {};
  });
