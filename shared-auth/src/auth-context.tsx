import { type Profile, profileSchema } from '@lemma/school';
import { onAuthStateChanged, type User } from 'firebase/auth';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { readDocument } from './data.ts';
import { resetPassword, signIn, signInWithGoogle, signInWithToken, signOut, signUp } from './operations.ts';
import { profilesSettled } from './profile-creation.ts';
import { currentSession } from './session.ts';

/** Whom the state shows, and who waits for it to show the person that the auth service has. */
let shown: User | null | undefined;
const waiting = new Set<() => void>();

/** Runs an operation and resolves when the state has caught up with it, so that the next page sees who is signed in. */
const caughtUp =
  <A extends unknown[], R>(operation: (...values: A) => Promise<R>) =>
  async (...values: A): Promise<R> => {
    const result = await operation(...values);
    if (currentSession().auth.currentUser !== shown) await new Promise<void>((resolve) => waiting.add(resolve));
    return result;
  };

const operations = {
  signUp: caughtUp(signUp),
  signIn: caughtUp(signIn),
  signInWithToken: caughtUp(signInWithToken),
  signInWithGoogle: caughtUp(signInWithGoogle),
  signOut: caughtUp(signOut),
  resetPassword,
};

/** Who is signed in (specification, section 3), and the operations that change it. */
export type AuthState = {
  readonly user: User | null;
  readonly profile: Profile | null;
  readonly isLoading: boolean;
  /** True when loading is done and a user exists. */
  readonly isAuthenticated: boolean;
};
export type Auth = AuthState & typeof operations;

const AuthContext = createContext<Auth | undefined>(undefined);

type Known = Pick<AuthState, 'user' | 'profile'>;

/** Milliseconds until the profile that this device has kept stands in for one that does not come. */
const PATIENCE = 2500;
const loadKept = () => import('./kept.ts');

async function keptProfile(uid: string): Promise<Profile | undefined> {
  const parsed = profileSchema.safeParse(await (await loadKept()).readKept(uid, 'profile'));
  return parsed.success ? parsed.data : undefined;
}

/** Only a student's profile is kept: theirs is the area that opens without a network. */
async function fetchProfile(uid: string): Promise<Profile | undefined> {
  const profile = await readDocument('users', uid, profileSchema);
  if (profile?.role === 'student') await (await loadKept()).keepDocument(uid, 'profile', profile);
  return profile;
}

async function readProfile({ uid }: User): Promise<Profile | null> {
  await profilesSettled();
  const asked = fetchProfile(uid).catch(() => keptProfile(uid));
  const late = new Promise<Profile | undefined>((resolve) => {
    setTimeout(
      async () => {
        const kept = await keptProfile(uid);
        if (kept) resolve(kept);
      },
      navigator.onLine ? PATIENCE : 0,
    );
  });
  return (await Promise.race([asked, late])) ?? null;
}

type AuthProviderProps = { readonly children: ReactNode; readonly fallback: ReactNode };

/** Follows the auth state. Shows `fallback` until the first result; children render only when loading is done. */
export function AuthProvider({ children, fallback }: AuthProviderProps) {
  const [known, setKnown] = useState<Known | undefined>();

  useEffect(() => {
    let latest = 0;
    return onAuthStateChanged(currentSession().auth, async (user) => {
      latest += 1;
      const turn = latest;
      const profile = user && (await readProfile(user));
      if (user === null) await (await loadKept()).forgetKept();
      // A slow read of the person before must not overwrite the person now.
      if (turn === latest) setKnown({ user, profile });
    });
  }, []);

  useEffect(() => {
    shown = known?.user;
    if (shown !== currentSession().auth.currentUser) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [known]);

  const value = useMemo<Auth>(() => {
    const { user = null, profile = null } = known ?? {};
    const isLoading = known === undefined;
    return { user, profile, isLoading, isAuthenticated: !isLoading && user !== null, ...operations };
  }, [known]);

  return <AuthContext value={value}>{value.isLoading ? fallback : children}</AuthContext>;
}

/** @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
