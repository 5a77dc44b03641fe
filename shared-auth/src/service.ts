import { type Profile, profileSchema } from '@lemma/school/people';
import { onAuthStateChanged, type User } from 'firebase/auth';
import { endFirstReads } from './begin-first-reads.ts';
import { mustConfirm, refreshConfirmed, renewIfConfirmed } from './confirm-address.ts';
import { currentSession } from './current-session.ts';
import { takeHandedProfile } from './handed-profile.ts';
import { loadStore } from './load-store.ts';
import { type BegunProfile, begunProfileOf, profilesSettled } from './profile-creation.ts';
import { provePassword } from './prove-password.ts';
import { mustPass, mustSetUp } from './second-step.ts';

export { confirmByLink, emailOfResetLink, setPasswordByLink } from './action-links.ts';
export { localLetter, sendConfirmation } from './confirm-address.ts';
export {
  completeProfile,
  resetPassword,
  signIn,
  signInWithGoogle,
  signInWithToken,
  signOut,
  signUp,
} from './operations.ts';
export { comeBackFromSchool, leaveForSchool, passSecondFactor } from './second-step.ts';

/** Who is signed in, and their profile as far as it is known. */
export type Known = {
  readonly user: User | null;
  readonly profile: Profile | null;
  /** True until the person has confirmed the e-mail address. */
  readonly mustConfirm?: boolean;
  /** True until this session has given the account's second factor. */
  readonly mustPass?: boolean;
  /** True while the school demands a second factor and none stands behind this session. */
  readonly mustSetUp?: boolean;
  /** True while the account's password is one that the school's server has not judged: a new one must be set. */
  readonly mustRenew?: boolean;
  /** Why the profile could not be read; undefined if it was read or does not exist. */
  readonly profileFault?: unknown;
  /** For an account without a profile: what the person has already entered. */
  readonly begun?: BegunProfile;
};

/** Resolves when the auth service has read what it stored: before, it has no user. */
export const ready = (): Promise<void> => currentSession().auth.authStateReady();

/** The user that the auth service has now. */
export const userNow = (): User | null => currentSession().auth.currentUser;

/** Milliseconds after which the profile stored on this device is used instead of waiting for the server. */
const PATIENCE_MS = 2500;
const loadStoredDocuments = () => import('./stored-documents.ts');

async function storedProfile(uid: string): Promise<Profile | undefined> {
  const parsed = profileSchema.safeParse(await (await loadStoredDocuments()).readStored(uid, 'profile'));
  return parsed.success ? parsed.data : undefined;
}

/** Only a student's profile is stored, because only the student's area opens without a network. */
async function fetchProfile(uid: string): Promise<Profile | undefined> {
  const profile = takeHandedProfile(uid) ?? (await (await loadStore()).readDocument('users', uid, profileSchema));
  if (profile?.role === 'student') await (await loadStoredDocuments()).storeDocument(uid, 'profile', profile);
  return profile;
}

const nameOf = (user: User): BegunProfile => ({ fullName: user.displayName ?? '', role: undefined });

async function look(user: User): Promise<Known> {
  const { uid } = user;
  await profilesSettled();
  // Without a connection, the operations that need a token will report the error.
  await renewIfConfirmed(user).catch(() => undefined);
  let profileFault: unknown;
  const proved = provePassword(user).catch((fault: unknown) => {
    profileFault = fault;
    return undefined;
  });
  const demanded = mustSetUp(user);
  const asked = fetchProfile(uid).catch((fault: unknown) => {
    profileFault = fault;
    return storedProfile(uid);
  });
  const late = new Promise<Profile>((resolve) => {
    setTimeout(
      async () => {
        const stored = await storedProfile(uid);
        if (stored) resolve(stored);
      },
      navigator.onLine ? PATIENCE_MS : 0,
    );
  });
  const profile = await Promise.race([asked, late]);
  const isProved = await proved;
  if (profile && profile.role !== 'student' && isProved !== undefined)
    return {
      ...{ user, profile, mustConfirm: mustConfirm(user) },
      ...{ mustPass: await mustPass(user), mustSetUp: await demanded, mustRenew: !isProved },
    };
  if (profile?.role === 'student') return { user, profile };
  if (profileFault !== undefined) return { user, profile: null, profileFault };
  return { user, profile: null, begun: begunProfileOf(uid) ?? nameOf(user) };
}

let lookNow: (() => Promise<void>) | undefined;

/** Checks whether the address has been confirmed in the meantime, and reports the result to the follower. */
export async function lookIfConfirmed(): Promise<void> {
  await refreshConfirmed();
  if (!mustConfirm(userNow())) await lookAgain();
}

/** Reads the profile again and reports it to the follower. */
export const lookAgain = async (): Promise<void> => lookNow?.();

/** Reports who is signed in, at once and after each change. Returns the function that stops it. */
export function followPerson(onKnown: (known: Known) => void): () => void {
  let latest = 0;
  const tell = async (user: User | null) => {
    latest += 1;
    const turn = latest;
    if (user === null) endFirstReads();
    const known = user ? await look(user) : { user: null, profile: null };
    if (user === null) await (await loadStoredDocuments()).forgetStored();
    // A slow read of the previous person's profile must not overwrite the current one.
    if (turn === latest) onKnown(known);
  };
  lookNow = () => tell(userNow());
  const stop = onAuthStateChanged(currentSession().auth, tell);
  return () => {
    lookNow = undefined;
    stop();
  };
}
