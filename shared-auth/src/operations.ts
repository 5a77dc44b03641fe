import type { Role } from '@lemma/school';
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  signOut as leave,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  type UserCredential,
} from 'firebase/auth';
import { chooseAccount } from './account-chooser.ts';
import { currentSession } from './client.ts';
import { keepSessionAsAsked } from './keep-session.ts';
import { creatingProfile } from './profile-creation.ts';
import { tellLeaving, tokenToLeaveWith } from './tell-leaving.ts';

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
export async function signUp(
  email: string,
  password: string,
  fullName: string,
  role: Exclude<Role, 'student'>,
): Promise<void> {
  try {
    await creatingProfile(async (write) => {
      const { user } = await createUserWithEmailAndPassword(currentSession().auth, email, password);
      await write({ uid: user.uid, email, fullName, role });
    });
  } catch (error) {
    rethrow(error, 'Failed to sign up');
  }
}

/** Signs in by e-mail; the original error is rethrown as it is. */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(currentSession().auth, email, password);
}

/** Signs a student in with the token that the function `studentSignIn` gave. */
export async function signInWithToken(token: string): Promise<void> {
  await keepSessionAsAsked();
  await signInWithCustomToken(currentSession().auth, token);
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
    return await creatingProfile(async (_, writeIfNone) => {
      const credential = await openGoogle();
      if (!credential) return false;
      const { uid, email, displayName } = credential.user;
      await writeIfNone({ uid, email: email ?? '', fullName: displayName ?? '', role: 'teacher' });
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
    await sendPasswordResetEmail(currentSession().auth, email, { url: `${window.location.origin}/sign-in` });
  } catch (error) {
    rethrow(error, 'Failed to send password reset email');
  }
}
