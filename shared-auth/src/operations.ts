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
import { setSessionPersistence } from './session-persistence.ts';
import { tellLeaving, tokenToLeaveWith } from './tell-leaving.ts';

/** An address as the auth service keeps it. What is copied from elsewhere brings spaces and invisible marks along. */
export const tidyEmail = (email: string): string => email.replace(/[\p{Cf}\s]/gu, '').toLowerCase();

/** A name that an account elsewhere goes by, made to fit; empty where nothing of it can be shown. */
const fittingName = (name: string | null): string =>
  (name ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_FULL_NAME)
    .toWellFormed();

/** The address as the auth service has it: the profile must carry this one. */
const addressOf = ({ email }: User): string => email ?? '';

/** Rethrows the original error as it is. */
function relog(error: unknown): never {
  console.info('auth:', error);
  throw error;
}

/**
 * Rethrows with the original message, else with `fallback` (specification, section 8).
 * The original is kept as `cause`, so that a page can find its code.
 */
function rethrow(error: unknown, fallback: string): never {
  console.info('auth:', error);
  const message = error instanceof Error && error.message !== '' ? error.message : fallback;
  throw new Error(message, { cause: error });
}

/** Makes an account and its profile. */
export async function signUp(email: string, password: string, fullName: string, role: AdultRole): Promise<void> {
  try {
    const name = fullNameSchema.parse(fullName);
    await creatingProfile(async () => {
      const { user } = await createUserWithEmailAndPassword(currentSession().auth, tidyEmail(email), password);
      await tryProfile({ uid: user.uid, email: addressOf(user), fullName: name, role });
      await sendFirstConfirmation();
    });
  } catch (error) {
    rethrow(error, 'Failed to sign up');
  }
}

/** Makes the profile of an account that has none, as it was signed up elsewhere or its profile was refused. */
export async function completeProfile(fullName: string, role: AdultRole): Promise<void> {
  const user = currentSession().auth.currentUser;
  if (!user) throw new AppError('auth/signed-out', 'no account to complete');
  const profile = { uid: user.uid, email: addressOf(user), fullName: fullNameSchema.parse(fullName), role };
  await creatingProfile(async () => {
    await makeProfile(profile);
    await sendFirstConfirmation();
  }).catch(faultOf('users'));
}

/** Signs in by e-mail; the original error is logged and rethrown as it is. */
export async function signIn(email: string, password: string): Promise<void> {
  try {
    await signInWithEmailAndPassword(currentSession().auth, tidyEmail(email), password);
  } catch (error) {
    relog(error);
  }
}

/** Signs a student in with the token that the function `studentSignIn` gave; the original error is logged and rethrown as it is. */
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

/** Signs in with Google; a first sign-in makes a teacher's profile. False when the person closed the chooser. */
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
