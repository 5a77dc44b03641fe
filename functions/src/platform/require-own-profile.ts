import { AppError } from '@lemma/contract';
import type { Profile } from '@lemma/school/people';
import { Timestamp } from 'firebase-admin/firestore';
import type { Caller } from './caller.ts';
import { documents } from './documents.ts';
import { dropForeignTies } from './drop-foreign-ties.ts';
import { inTransaction } from './firebase.ts';
import { setPasswordOf } from './set-password.ts';

/** Profiles from before this moment are those of whoever uses them. */
const OWNED_FROM = Date.UTC(2026, 10, 29);

const madeAt = ({ createdAt }: Profile): number => (createdAt instanceof Timestamp ? createdAt.toMillis() : 0);

/**
 * Whether somebody else may have made the profile, who signed up with an address that is not theirs: the owner proved it after that,
 * by a new password, or by Google, which takes the password of an address that nobody had confirmed. Whoever opens the link of a
 * letter of ours goes on with the profile, and the password, with which they signed up.
 */
async function isOfStranger(profile: Profile, { uid, signedInAt }: Caller): Promise<boolean> {
  const password = await setPasswordOf(uid);
  return madeAt(profile) < (password?.setAt ?? signedInAt);
}

/**
 * Looks, in the first session with a confirmed address, whose the profile is. One that may be somebody else's goes, with what else is
 * tied to the account, and with the sessions from before, so that it is not made anew: the page asks for it again.
 * @throws AppError `auth/incomplete`.
 */
export async function requireOwnProfile(profile: Profile, caller: Caller): Promise<void> {
  const { uid, now, signedInAt, shownAt = signedInAt } = caller;
  if (profile.ownedSince !== undefined || madeAt(profile) < OWNED_FROM) return;
  const isForeign = await isOfStranger(profile, caller);
  if (isForeign) await dropForeignTies(uid);
  const isGone = await inTransaction(async (tx) => {
    const found = await documents.users.read(uid, tx);
    if (found === undefined || found.ownedSince !== undefined) return found === undefined;
    if (isForeign) {
      documents.settings.merge(tx, uid, { signedOutAt: Math.min(signedInAt, shownAt) - 1 });
      tx.delete(documents.users.ref(uid));
    } else documents.users.patch(tx, uid, documents.users.at(['ownedSince'], now));
    return isForeign;
  });
  if (isGone) throw new AppError('auth/incomplete', 'a profile from before the address was confirmed');
}
