import { AppError } from '@lemma/contract';
import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { tellLeaving, tokenToLeaveWith } from './tell-leaving.ts';

/** Asks for the password again. The auth service's original error is rethrown unchanged. */
export async function confirmPassword(password: string): Promise<User> {
  const user = currentSession().auth.currentUser;
  if (!user?.email) throw new AppError('auth/signed-out', 'no account with an address');
  const before = await tokenToLeaveWith(user);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await user.getIdToken(true);
  // Confirming the password starts a new session that replaces this one.
  tellLeaving(before);
  return user;
}

/** Changes the password, after checking the current one. The auth service's original error is rethrown unchanged. */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await confirmPassword(current), next);
}
