import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { Classroom, Invitation } from '@lemma/school/class';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { actionFor, onlookersWith, writeMembers } from '../../domain/classes/co-teachers.ts';
import { invitationTo, MOST_TEACHERS } from '../../domain/classes/invitations.ts';
import { leadChange } from '../../domain/classes/lead.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

function join(tx: Transaction, classroom: Classroom, { role }: Invitation, { uid }: Caller): void {
  // A teacher who already teaches the class keeps the role.
  if (classroom.teacherIds.includes(uid)) return;
  if (classroom.teacherIds.length >= MOST_TEACHERS) throw new AppError('data/too-large', 'teachers');
  writeMembers(tx, classroom, { teacherIds: FieldValue.arrayUnion(uid), ...onlookersWith(uid, role) });
  const classId = classroom.id;
  audit(tx, { action: 'teacher-added', by: uid, classId, subject: uid });
  if (role === 'looks-on') audit(tx, { action: actionFor[role], by: uid, classId, subject: uid });
}

/** Accepts or declines an invitation. The same answer a second time changes nothing. */
export const answerInvitation: Handler<typeof calls.answerInvitation> = ({ id, accept }, caller) =>
  inTransaction(async (tx) => {
    const { invitation, classroom } = await invitationTo(caller, id, tx);
    const { classId } = invitation;
    if (invitation.state === 'accepted') {
      if (!accept) throw new AppError('data/conflict', 'accepted already');
      return { classId };
    }
    const profile = await documents.users.read(caller.uid, tx);
    if (profile?.role !== 'teacher') throw new AppError('auth/forbidden', 'teachers only');
    // A transaction must read before it writes.
    const lead = accept && invitation.kind === 'lead' ? await leadChange(classroom, caller.uid, tx) : undefined;
    if (lead) {
      tx.update(documents.classes.ref(classId), lead);
      audit(tx, { action: 'lead-handed-over', by: invitation.byId, classId, subject: caller.uid });
    } else if (accept) join(tx, classroom, invitation, caller);
    else audit(tx, { action: 'invitation-declined', by: caller.uid, classId });
    documents.invitations.patch(tx, id, documents.invitations.at(['state'], accept ? 'accepted' : 'declined'));
    return { classId };
  });
