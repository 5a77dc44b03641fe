import { AppError } from '@lemma/contract';
import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { tellLeaving, tokenToLeaveWith } from './tell-leaving.ts';

/** Proves once more who is there. The original error of the auth service is rethrown as it is. */
export async function confirmPassword(password: string): Promise<User> {
  const user = currentSession().auth.currentUser;
  if (!user?.email) throw new AppError('auth/signed-out', 'no account with an address');
  const before = await tokenToLeaveWith(user);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await user.getIdToken(true);
  // Who proves themselves begins a new session in place of this one.
  tellLeaving(before);
  return user;
}

/** Changes the password of whoever knows the old one. The original error of the auth service is rethrown as it is. */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await confirmPassword(current), next);
}
