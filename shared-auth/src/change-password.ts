import { AppError } from '@lemma/contract';
import { EmailAuthProvider, reauthenticateWithCredential, type User, updatePassword } from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { provePassword } from './prove-password.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { carrySecondFactor } from './second-step.ts';
import { tellLeaving, tokenToLeaveWith } from './tell-leaving.ts';

/** Begins a new session with the password; `before` is the token of the one that it replaces. */
async function beginAnew(password: string): Promise<{ readonly user: User; readonly before: string | undefined }> {
  const user = currentSession().auth.currentUser;
  if (!user?.email) throw new AppError('auth/signed-out', 'no account with an address');
  const before = await tokenToLeaveWith(user);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  await user.getIdToken(true);
  await provePassword(user, password);
  return { user, before };
}

/** Asks for the password again. The auth service's original error is rethrown unchanged. */
export async function confirmPassword(password: string): Promise<void> {
  const { user, before } = await beginAnew(password);
  const goOn = await carrySecondFactor(user, before);
  await goOn();
  // Confirming the password starts a new session that replaces this one.
  tellLeaving(before);
}

/** Changes the password, after checking the current one. The auth service's original error is rethrown unchanged. */
export async function changePassword(current: string, next: string): Promise<void> {
  await requireGoodPassword(next, currentSession().auth.currentUser?.email ?? '');
  const { user, before } = await beginAnew(current);
  // Asked for before the change, which ends the session that proves it, and used after it: the auth service gives a session with a new
  // password, and knows nothing of the factor.
  const goOn = await carrySecondFactor(user, before);
  await updatePassword(user, next);
  await provePassword(user, next);
  await goOn();
  tellLeaving(before);
}
