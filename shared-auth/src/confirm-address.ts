import { sendEmailVerification, type User } from 'firebase/auth';
import { z } from 'zod';
import { currentSession } from './current-session.ts';

/** Whether a person's address must be confirmed before the account may do anything. Students have no address. */
export const mustConfirm = (user: User | null): boolean => user !== null && user.email !== null && !user.emailVerified;

/** The person to whom this page has sent a confirmation e-mail. */
let written: string | undefined;

/**
 * Sends the e-mail with the link that ends at /auth/callback. The auth service's original error is logged and rethrown
 * unchanged.
 */
export async function sendConfirmation(): Promise<void> {
  const user = currentSession().auth.currentUser;
  if (!user) return;
  try {
    await sendEmailVerification(user, { url: `${window.location.origin}/auth-success` });
    written = user.uid;
  } catch (error) {
    console.info('auth:', error);
    throw error;
  }
}

/**
 * Sends the confirmation e-mail unless this page has already sent one, because the waiting page says that it was sent.
 * If sending failed, that page can send it again.
 */
export async function sendFirstConfirmation(): Promise<void> {
  const { currentUser } = currentSession().auth;
  if (mustConfirm(currentUser) && written !== currentUser?.uid) await sendConfirmation().catch(() => undefined);
}

/**
 * Asks the auth service whether the link was opened, here or on another device. Later calls then carry the
 * confirmation.
 */
export async function refreshConfirmed(): Promise<void> {
  const user = currentSession().auth.currentUser;
  if (!user || user.emailVerified) return;
  await user.reload();
  if (user.emailVerified) await user.getIdToken(true);
}

/**
 * Renews the token of a session that began before the address was confirmed, since the old token does not contain the
 * confirmation.
 */
export async function renewIfConfirmed(user: User): Promise<void> {
  if (!user.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified !== true) await user.getIdToken(true);
}

const lettersSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/**
 * On a local machine, where no e-mail is sent: the page that the newest confirmation link leads to. Undefined
 * elsewhere, or without such a link.
 */
export async function localLetter(): Promise<string | undefined> {
  const { auth, environment } = currentSession();
  const host = environment.emulators?.auth;
  if (host === undefined) return undefined;
  const reply = await fetch(`http://${host}/emulator/v1/projects/${environment.firebase.projectId}/oobCodes`);
  const { oobCodes } = lettersSchema.parse(await reply.json());
  const own = oobCodes.findLast(
    ({ email, requestType }) => email === auth.currentUser?.email && requestType === 'VERIFY_EMAIL',
  );
  return own && `/auth/callback?mode=verifyEmail&oobCode=${encodeURIComponent(own.oobCode)}`;
}
