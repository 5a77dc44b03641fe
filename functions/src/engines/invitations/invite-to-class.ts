import type { GivenRole, Invitation } from '@lemma/school/class';
import { invitationIdOf, requireFewOpen, writeInvitation } from '../../domain/classes/invitations.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { takeToken } from '../../platform/throttle.ts';
import { sendInvitation } from './invitation-letter.ts';

/** Twenty at once, then one every ten minutes, because each sends a letter to an address that somebody typed. */
const QUESTIONS = { capacity: 20, refillMs: 600_000 };

type Asked = { readonly classId: string; readonly email: string; readonly role: GivenRole };

/**
 * Invites an address into a class. Whether the address has an account is not looked up, so that neither answer nor
 * letter reveals it. Inviting again extends the invitation to another fourteen days.
 */
export async function inviteToClass({ classId, email, role }: Asked, caller: Caller): Promise<Invitation> {
  await requireTeacher('lead', classId, caller);
  await takeToken(hashOf('co-teacher', caller.uid), QUESTIONS, caller.now);
  const id = invitationIdOf(classId, email);
  await requireFewOpen(classId, id, caller.now);
  const invitation = await inTransaction(async (tx) => {
    const classroom = await requireTeacher('lead', classId, caller, tx);
    const made = await writeInvitation(tx, classroom, { id, email, kind: 'join', role }, caller);
    audit(tx, { action: 'teacher-invited', by: caller.uid, classId });
    return made;
  });
  await sendInvitation(invitation);
  return invitation;
}
