import { sendEmailVerification, type User } from 'firebase/auth';
import { z } from 'zod';
import { currentSession } from './current-session.ts';

/** Whether a person's address must be confirmed before the account can do anything. A student has none. */
export const mustConfirm = (user: User | null): boolean => user !== null && user.email !== null && !user.emailVerified;

/** Whom a letter has gone out to from this page. */
let written: string | undefined;

/** Sends the letter with the link that ends at /auth/callback. The original error of the auth service is logged and rethrown as it is. */
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
 * Sends the letter where none has gone out: the page that waits for the link says that it was sent. Where it could not be, that page
 * sends it again.
 */
export async function sendFirstConfirmation(): Promise<void> {
  const { currentUser } = currentSession().auth;
  if (mustConfirm(currentUser) && written !== currentUser?.uid) await sendConfirmation().catch(() => undefined);
}

/** Asks the auth service whether the link has been opened, here or on another device; the calls that follow say so. */
export async function refreshConfirmed(): Promise<void> {
  const user = currentSession().auth.currentUser;
  if (!user || user.emailVerified) return;
  await user.reload();
  if (user.emailVerified) await user.getIdToken(true);
}

/** The token of a session that began before the address was confirmed says so only when it is renewed. */
export async function renewIfConfirmed(user: User): Promise<void> {
  if (!user.emailVerified) return;
  const { claims } = await user.getIdTokenResult();
  if (claims.email_verified !== true) await user.getIdToken(true);
}

const lettersSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** On a local machine no letter is sent: the page that the newest one would lead to. Undefined elsewhere, and where there is none. */
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
