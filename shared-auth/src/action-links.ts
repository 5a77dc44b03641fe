import { applyActionCode, confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { requireGoodPassword } from './require-good-password.ts';

/**
 * The e-mail address that a reset link belongs to. @throws the auth service's error if the link was used or has
 * expired.
 */
export const emailOfResetLink = (code: string): Promise<string> => verifyPasswordResetCode(currentSession().auth, code);

/** Sets a new password for this address through a reset link. */
export async function setPasswordByLink(code: string, password: string, address: string): Promise<void> {
  await requireGoodPassword(password, address);
  await confirmPasswordReset(currentSession().auth, code, password);
}

/** Applies a link that only needs to be opened: confirming or restoring an e-mail address. */
export const confirmByLink = (code: string): Promise<void> => applyActionCode(currentSession().auth, code);
