import type { Query } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { removeFound } from '../../platform/firebase.ts';

/**
 * Deletes invitations together with their letters. An acceptance at the same moment depends on the class, not on these
 * documents.
 */
export async function removeInvitations(invitations: Query): Promise<void> {
  for (const { id } of (await invitations.get()).docs) {
    const letters = documents.mail.where().orderBy('__name__');
    await removeFound(letters.startAt(`invitation-${id}-`).endAt(`invitation-${id}-\uf8ff`));
  }
  await removeFound(invitations);
}

/**
 * Invitations to a confirmed address, and the letters to it, so that the next owner of the address does not receive
 * them.
 */
export async function forgetAddress(address: string): Promise<void> {
  const email = address.toLowerCase();
  await removeInvitations(documents.invitations.where(['email', '==', email]));
  await removeFound(documents.mail.where(['to', 'array-contains', email]));
}
