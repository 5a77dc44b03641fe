import { AppError } from '@lemma/contract';
import { type Classroom, INVITATION_LIFE_MS, type Invitation, isOpen, leaderOf } from '@lemma/school/class';
import { DAY } from '@lemma/school/time';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { nameOf } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { hashOf } from '../../platform/hash.ts';

/** The most teachers of one class. */
export const MOST_TEACHERS = 10;
const MOST_OPEN = 20;

/** One id for each class and address: a second invitation replaces the first. */
export const invitationIdOf = (classId: string, email: string): string => hashOf('invitation', classId, email);
/** One id for each class: ownership is offered to one person at a time. */
export const offerIdOf = (classId: string): string => hashOf('lead-offer', classId);

type Asked = Pick<Invitation, 'id' | 'email' | 'kind' | 'role'>;

/** Writes an invitation; it replaces an earlier one with the same id. */
export async function writeInvitation(
  tx: Transaction,
  { id: classId, name: className }: Classroom,
  asked: Asked,
  caller: Caller,
): Promise<Invitation> {
  const byName = await nameOf(caller, tx);
  const endsAt = caller.now + INVITATION_LIFE_MS;
  const by = { byId: caller.uid, byName, state: 'open' as const, at: caller.now, endsAt };
  const invitation: Invitation = { ...asked, classId, className, ...by };
  documents.invitations.put(tx, asked.id, { ...invitation, deleteAt: Timestamp.fromMillis(endsAt + DAY) });
  return invitation;
}

async function invitationsOf(classId: string, state: Invitation['state'], now: number): Promise<Invitation[]> {
  const found = await documents.invitations.where(['classId', '==', classId], ['state', '==', state]).limit(100).get();
  return documents.invitations
    .every(found.docs)
    .filter(({ endsAt }) => now < endsAt)
    .toSorted((one, other) => other.at - one.at);
}

/** The open invitations of a class, the newest first. */
export const openInvitations = (classId: string, now: number): Promise<Invitation[]> =>
  invitationsOf(classId, 'open', now);

/** The declined invitations of a class that would not have expired yet. */
export const declinedInvitations = (classId: string, now: number): Promise<Invitation[]> =>
  invitationsOf(classId, 'declined', now);

/** @throws AppError `data/too-large` when one more invitation would exceed the limit of open ones. */
export async function requireFewOpen(classId: string, id: string, now: number): Promise<void> {
  const others = (await openInvitations(classId, now)).filter((one) => one.id !== id);
  if (others.length >= MOST_OPEN) throw new AppError('data/too-large', 'invitations');
}

/**
 * The invitation to this person, and the class as it is now. An invitation to somebody else, one that was withdrawn or
 * has expired, or whose sender no longer owns the class, is answered like one that does not exist.
 * @throws AppError `data/not-found`.
 */
export async function invitationTo(
  { uid, email, now }: Caller,
  id: string,
  tx: Transaction,
): Promise<{ invitation: Invitation; classroom: Classroom }> {
  const none = new AppError('data/not-found', 'no such invitation');
  const invitation = await documents.invitations.read(id, tx);
  // An unconfirmed address does not prove that the caller reads what is sent to it.
  if (invitation === undefined || email === undefined || invitation.email !== email.toLowerCase()) throw none;
  const classroom = await documents.classes.read(invitation.classId, tx);
  if (classroom === undefined || classroom.deletingAt !== undefined) throw none;
  const isHere = classroom.teacherIds.includes(uid);
  const wasAccepted = invitation.state === 'accepted' && isHere;
  if (wasAccepted) return { invitation, classroom };
  if (!isOpen(invitation, now) || leaderOf(classroom) !== invitation.byId) throw none;
  if (invitation.kind === 'lead' && !isHere) throw none;
  return { invitation, classroom };
}
