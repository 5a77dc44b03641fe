import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { type Invitation, roleIn } from '@lemma/school/class';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { writeMembers } from '../../domain/classes/co-teachers.ts';
import { invitationIdOf, offerIdOf } from '../../domain/classes/invitations.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { findAccount, inTransaction } from '../../platform/firebase.ts';

/** What is open of this class to somebody: an invitation, by which they would come back, and the offer of the lead. */
async function openTo(uid: string, classId: string, tx: Transaction): Promise<Invitation[]> {
  const email = (await findAccount(uid))?.email?.toLowerCase();
  if (email === undefined) return [];
  const ids = [invitationIdOf(classId, email), offerIdOf(classId)];
  const found = await documents.invitations.readAll(ids, tx);
  return found.filter((one) => one.state === 'open' && one.email === email);
}

/** Takes somebody out of a class, and back what they could return by, or lead it by once they are let in again. */
export const removeCoTeacher: Handler<typeof calls.removeCoTeacher> = ({ classId, uid }, caller) =>
  inTransaction(async (tx) => {
    const leaves = uid === caller.uid;
    const classroom = await requireTeacher(leaves ? 'read' : 'lead', classId, caller, tx);
    const role = roleIn(classroom, uid);
    if (role === undefined) return {};
    if (role === 'leads') throw new AppError('data/conflict', 'the lead is handed over first');
    const open = await openTo(uid, classId, tx);
    for (const { id } of open) documents.invitations.patch(tx, id, documents.invitations.at(['state'], 'taken-back'));
    writeMembers(tx, classroom, {
      teacherIds: FieldValue.arrayRemove(uid),
      onlookerIds: FieldValue.arrayRemove(uid),
    });
    audit(tx, { action: leaves ? 'teacher-left' : 'teacher-removed', by: caller.uid, classId, subject: uid });
    return {};
  });
