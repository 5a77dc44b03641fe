import { AppError } from '@lemma/contract';
import { LONGEST_FULL_NAME } from '@lemma/school/base';
import { fullNameSchema } from '@lemma/school/people';
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signOut as leave,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { chooseAccount } from './account-chooser.ts';
import { sendFirstConfirmation } from './confirm-address.ts';
import { currentSession } from './current-session.ts';
import { faultOf } from './faults.ts';
import { type AdultRole, creatingProfile, makeProfile, tryProfile } from './profile-creation.ts';
import { provePassword } from './prove-password.ts';
import { requireGoodPassword } from './require-good-password.ts';
import { setSessionPersistence } from './session-persistence.ts';
import { noteLeave } from './take-leave.ts';
import { tellLeaving, tokenToLeaveWith } from './tell-leaving.ts';

/**
 * An e-mail address without the spaces and invisible characters that copying may add, as the auth service stores it.
 */
export const tidyEmail = (email: string): string => email.replace(/[\p{Cf}\s]/gu, '').toLowerCase();

/** The name of an account elsewhere, shortened to what a profile accepts; empty if nothing of it can be shown. */
const fittingName = (name: string | null): string =>
  (name ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_FULL_NAME)
    .toWellFormed();

/** The address as the auth service stores it: the profile must contain the same one. */
const addressOf = ({ email }: User): string => email ?? '';

/** Logs the original error and rethrows it unchanged. */
function relog(error: unknown): never {
  console.info('auth:', error);
  throw error;
}

/**
 * Rethrows with the original message, or with `fallback` if it has none (specification, section 8). The original is the
 * `cause`, so that a page can find its code.
 */
function rethrow(error: unknown, fallback: string): never {
  console.info('auth:', error);
  const message = error instanceof Error && error.message !== '' ? error.message : fallback;
  throw new Error(message, { cause: error });
}

/** Creates an account and its profile. */
export async function signUp(email: string, password: string, fullName: string, role: AdultRole): Promise<void> {
  try {
    const name = fullNameSchema.parse(fullName);
    const address = tidyEmail(email);
    await requireGoodPassword(password, address);
    await creatingProfile(async () => {
      const { user } = await createUserWithEmailAndPassword(currentSession().auth, address, password);
      await tryProfile({ uid: user.uid, email: addressOf(user), fullName: name, role });
      await sendFirstConfirmation();
      // The account is there: what fails now is asked for again where somebody signs in.
      await provePassword(user, password).catch((error: unknown) => console.info('auth: not proved', error));
    });
  } catch (error) {
    rethrow(error, 'Failed to sign up');
  }
}

/** Creates the profile of an account that has none, because it was created elsewhere or its profile was refused. */
export async function completeProfile(fullName: string, role: AdultRole): Promise<void> {
  const user = currentSession().auth.currentUser;
  if (!user) throw new AppError('auth/signed-out', 'no account to complete');
  const profile = { uid: user.uid, email: addressOf(user), fullName: fullNameSchema.parse(fullName), role };
  await creatingProfile(async () => {
    await makeProfile(profile);
    await sendFirstConfirmation();
  }).catch(faultOf('users'));
}

/** Signs in by e-mail. The original error is logged and rethrown unchanged. */
export async function signIn(email: string, password: string): Promise<void> {
  try {
    await creatingProfile(async () => {
      const { user } = await signInWithEmailAndPassword(currentSession().auth, tidyEmail(email), password);
      await provePassword(user, password);
    });
  } catch (error) {
    relog(error);
  }
}

/**
 * Signs a student in with the token that the function `studentSignIn` returned. The original error is logged and
 * rethrown unchanged.
 */
export async function signInWithToken(token: string): Promise<void> {
  try {
    await setSessionPersistence();
    await signInWithCustomToken(currentSession().auth, token);
  } catch (error) {
    relog(error);
  }
}

async function openGoogle(): Promise<UserCredential | undefined> {
  const { auth, environment } = currentSession();
  if (!environment.emulators) {
    const { browserPopupRedirectResolver, signInWithPopup } = await import('firebase/auth');
    return signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
  }
  const account = await chooseAccount();
  if (!account) return undefined;
  return signInWithCredential(
    auth,
    GoogleAuthProvider.credential(JSON.stringify({ ...account, email_verified: true })),
  );
}

/**
 * Signs in with Google; a first sign-in creates a teacher's profile. @returns false if the person closed the chooser.
 */
export async function signInWithGoogle(): Promise<boolean> {
  try {
    return await creatingProfile(async () => {
      const credential = await openGoogle();
      if (!credential) return false;
      const { user } = credential;
      await tryProfile({
        uid: user.uid,
        email: addressOf(user),
        fullName: fittingName(user.displayName),
        role: 'teacher',
      });
      return true;
    });
  } catch (error) {
    rethrow(error, 'Failed to sign in with Google');
  }
}

export async function signOut(): Promise<void> {
  try {
    const { auth } = currentSession();
    const token = await tokenToLeaveWith(auth.currentUser);
    noteLeave(auth.currentUser?.uid);
    await leave(auth);
    tellLeaving(token);
  } catch (error) {
    rethrow(error, 'Failed to sign out');
  }
}

/** Sends the e-mail with the link that ends at /auth/callback. */
export async function resetPassword(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(currentSession().auth, tidyEmail(email), { url: `${window.location.origin}/sign-in` });
  } catch (error) {
    rethrow(error, 'Failed to send password reset email');
  }
}
