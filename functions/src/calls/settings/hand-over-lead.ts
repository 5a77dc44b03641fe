import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { leaderOf } from '@lemma/school/class';
import { roleOf } from '../../domain/classes/co-teachers.ts';
import { offerIdOf, writeInvitation } from '../../domain/classes/invitations.ts';
import { sendInvitation } from '../../engines/invitations/invitation-letter.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Handler } from '../../platform/door.ts';
import { findAccount, inTransaction } from '../../platform/firebase.ts';

/** The confirmed e-mail address of an account. */
async function addressOf(uid: string): Promise<string> {
  const user = await findAccount(uid);
  if (user?.email === undefined || !user.emailVerified) throw new AppError('data/not-found', 'no confirmed address');
  return user.email.toLowerCase();
}

/** Offers ownership to a teacher of the class. The owner stays the owner until it is accepted. */
export const handOverLead: Handler<typeof calls.handOverLead> = async ({ classId, uid }, caller) => {
  const before = await requireTeacher('read', classId, caller);
  // The same request after it was accepted: the caller is no longer the owner, and nothing is left to do.
  if (leaderOf(before) === uid) return {};
  const classroom = await requireTeacher('lead', classId, caller);
  const role = roleOf(classroom, uid) === 'looks-on' ? 'looks-on' : 'teaches';
  const email = await addressOf(uid);
  const offer = await inTransaction(async (tx) => {
    const now = await requireTeacher('lead', classId, caller, tx);
    roleOf(now, uid);
    const made = await writeInvitation(tx, now, { id: offerIdOf(classId), email, kind: 'lead', role }, caller);
    audit(tx, { action: 'lead-offered', by: caller.uid, classId, subject: uid });
    return made;
  });
  await sendInvitation(offer);
  return {};
};
