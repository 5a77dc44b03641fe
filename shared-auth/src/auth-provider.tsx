import type { Profile } from '@lemma/school/people';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { loadAfterHeading } from './after-heading.ts';
import { loadService } from './data.ts';
import { isFirstVisit } from './first-visit.ts';
import { inTime } from './in-time.ts';
import type { Person } from './person.ts';
import { onProfileChange } from './profile-changes.ts';
import type { BegunProfile } from './profile-creation.ts';

type Service = Awaited<ReturnType<typeof loadService>>;

/**
 * The person that the state shows, and the operations that wait until it shows the person whom the auth service has.
 */
let shown: Person | null | undefined;
const waiting = new Set<() => void>();
/** Set while a provider is mounted: starts following the auth service if a first visit did not need it before. */
let follow: ((service: Service) => void) | undefined;
/** The auth service, once it is followed. */
let followed: Service | undefined;

/** Runs an operation and resolves when the state reflects it, so that the next page sees who is signed in. */
const caughtUp =
  <A extends unknown[], R>(operation: (service: Service) => (...values: A) => Promise<R>) =>
  async (...values: A): Promise<R> => {
    const service = await loadService();
    follow?.(service);
    await service.ready();
    const result = await operation(service)(...values);
    // Where no provider is mounted yet, nothing shows who is signed in.
    if (follow !== undefined && service.userNow() !== shown) await new Promise<void>((resolve) => waiting.add(resolve));
    return result;
  };

const operations = {
  signUp: caughtUp(({ signUp }) => signUp),
  signIn: caughtUp(({ signIn }) => signIn),
  signInWithToken: caughtUp(({ signInWithToken }) => signInWithToken),
  signInWithGoogle: caughtUp(({ signInWithGoogle }) => signInWithGoogle),
  signOut: caughtUp(({ signOut }) => signOut),
  resetPassword: async (email: string): Promise<void> => (await loadService()).resetPassword(email),
  /** Creates the profile of an account that has none. @throws AppError. */
  completeProfile: async (...values: Parameters<Service['completeProfile']>): Promise<void> => {
    const { completeProfile, lookAgain } = await loadService();
    await completeProfile(...values);
    await lookAgain();
  },
  sendConfirmation: async (): Promise<void> => (await loadService()).sendConfirmation(),
  /** Checks whether the address has been confirmed in the meantime. */
  refreshConfirmed: async (): Promise<void> => (await loadService()).lookIfConfirmed(),
  /** On a local machine: the page that the link in the confirmation e-mail leads to. */
  localLetter: async (): Promise<string | undefined> => (await loadService()).localLetter(),
  /** Gives the second factor: a code of the app or a recovery code. @throws AppError. */
  passSecondFactor: async (code: string): Promise<void> => {
    const { passSecondFactor, lookAgain } = await loadService();
    await passSecondFactor(code);
    await lookAgain();
  },
  /** Goes to the sign-in page of a school's provider. */
  leaveForSchool: async (provider: string): Promise<void> => (await loadService()).leaveForSchool(provider),
  /** Signs in with the answer of a school's provider. @throws AppError. */
  comeBackFromSchool: caughtUp(({ comeBackFromSchool }) => comeBackFromSchool),
  /** Reads the profile again after a failure. */
  readProfileAgain: async (): Promise<void> => (await loadService()).lookAgain(),
};

/** Who is signed in (specification, section 3), and the operations that change it. */
export type AuthState = {
  readonly user: Person | null;
  readonly profile: Profile | null;
  readonly isLoading: boolean;
  /** True when loading is done and somebody is signed in. */
  readonly isAuthenticated: boolean;
  /** True until the person has confirmed the e-mail address; before that the account may do nothing. */
  readonly mustConfirm: boolean;
  /** True until this session has given the account's second factor; before that it opens no data. */
  readonly mustPass: boolean;
  /** True while the school demands a second factor and none stands behind this session. */
  readonly mustSetUp: boolean;
  /** True while the account's password is one that the school's server has not judged. */
  readonly mustRenew: boolean;
  /** True while any of these steps is still to be taken: the session opens no data. */
  readonly isWaiting: boolean;
  /** Why the profile could not be read; undefined if it was read or does not exist. */
  readonly profileFault?: unknown;
  /** For an account without a profile: what the person has already entered. */
  readonly begun?: BegunProfile | undefined;
};
export type Auth = AuthState & typeof operations;

/** Filled by the provider of a page: this one, or that of the sample class (`sample-provider.tsx`). */
export const AuthContext = createContext<Auth | undefined>(undefined);

type Known = Pick<AuthState, 'user' | 'profile' | 'profileFault' | 'begun'> &
  Partial<Pick<AuthState, 'mustConfirm' | 'mustPass' | 'mustSetUp' | 'mustRenew'>>;

/** For somebody of whom nothing more is asked. */
export const NO_STEPS = {
  ...{ mustConfirm: false, mustPass: false, mustSetUp: false, mustRenew: false },
  isWaiting: false,
} as const;

const NOBODY: Known = { user: null, profile: null };

/** What a first look finds in time. It is loaded on demand, because a first visit does not need it. */
const lookFirst = (): Promise<Known | undefined> =>
  inTime(import('./first-look.ts').then(({ firstLook }) => firstLook()));

/**
 * Follows the auth service. A first visit does not load it until somebody signs in, here or in another tab; a page of
 * somebody who is signed in loads it after its heading.
 */
function followAuth(onKnown: (known: Known) => void, onFault: () => void): () => void {
  let stop: (() => void) | undefined;
  let isLooking = false;
  const start = (service: Service): void => {
    followed = service;
    stop ??= service.followPerson(onKnown);
  };
  const look = async (): Promise<void> => {
    const known = (await isFirstVisit()) ? NOBODY : await lookFirst();
    // An operation may have started to follow in the meantime.
    if (stop === undefined && known !== undefined && follow === start) onKnown(known);
    if (known === NOBODY) return;
    const service = await (known === undefined ? loadService() : loadAfterHeading(loadService));
    if (follow === start) start(service);
  };
  const tryLook = async () => {
    if (stop !== undefined || isLooking) return;
    isLooking = true;
    await look().catch(onFault);
    isLooking = false;
  };
  const lookAgain = () => {
    if (document.visibilityState === 'visible') tryLook();
  };
  follow = start;
  tryLook();
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    document.removeEventListener('visibilitychange', lookAgain);
    follow = undefined;
    stop?.();
  };
}

type AuthProviderProps = {
  readonly children: ReactNode;
  readonly fallback: ReactNode;
  /** Shown when the auth service itself cannot be loaded. */
  readonly failed: ReactNode;
  /** True where it is known already that nobody is signed in, so that nothing waits for it. */
  readonly isVisitor?: boolean;
};

/**
 * Follows the auth state. Shows `fallback` until the first result; `children` are rendered only when loading is done.
 */
export function AuthProvider({ children, fallback, failed, isVisitor = false }: AuthProviderProps) {
  const [known, setKnown] = useState<Known | undefined>(isVisitor ? NOBODY : undefined);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => followAuth(setKnown, () => setHasFailed(true)), []);
  useEffect(
    () =>
      onProfileChange(({ uid, fullName }) =>
        setKnown((before) =>
          before?.profile?.uid === uid ? { ...before, profile: { ...before.profile, fullName } } : before,
        ),
      ),
    [],
  );

  useEffect(() => {
    shown = known?.user;
    if (shown !== followed?.userNow()) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  }, [known]);

  const value = useMemo<Auth>(() => {
    const { user = null, profile = null, profileFault, begun } = known ?? {};
    const { mustConfirm = false, mustPass = false, mustSetUp = false, mustRenew = false } = known ?? {};
    const isLoading = known === undefined;
    const isAuthenticated = !isLoading && user !== null;
    const isWaiting = mustConfirm || mustPass || mustSetUp || mustRenew;
    const steps = { mustConfirm, mustPass, mustSetUp, mustRenew, isWaiting };
    return { user, profile, isLoading, isAuthenticated, ...steps, profileFault, begun, ...operations };
  }, [known]);

  if (value.isLoading && hasFailed) return failed;
  return <AuthContext value={value}>{value.isLoading ? fallback : children}</AuthContext>;
}

const VISITOR: Auth = {
  ...{ user: null, profile: null, isLoading: false, isAuthenticated: false, ...NO_STEPS },
  ...operations,
};

/** For a page on which nobody is signed in, without following the auth service. An AuthProvider takes its place. */
export const VisitorProvider = ({ children }: { readonly children: ReactNode }) => (
  <AuthContext value={VISITOR}>{children}</AuthContext>
);

/** @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
