import { vi } from 'vitest';

/** A user of the simulated auth service. */
export type StandInUser = {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  emailVerified: boolean;
  /** The providers that the account signs in with; the password's is not looked at in tests. */
  readonly providerData: readonly { readonly providerId: string }[];
  readonly reload: () => Promise<void>;
  readonly getIdToken: () => Promise<string>;
  readonly getIdTokenResult: () => Promise<{ readonly claims: Record<string, unknown> }>;
};

const state = {
  user: null as StandInUser | null,
  listeners: new Set<(user: StandInUser | null) => void>(),
  profiles: new Map<string, Record<string, unknown>>(),
  confirmed: false,
  /** The error of Firestore when a profile is read or written. */
  readFault: undefined as Error | undefined,
  writeFault: undefined as Error | undefined,
};

const become = (user: StandInUser | null): { user: StandInUser | null } => {
  state.user = user;
  for (const listener of state.listeners) listener(user);
  return { user };
};

const account = (email: string): StandInUser => {
  const own: StandInUser = {
    uid: `uid of ${email}`,
    email: email.toLowerCase(),
    displayName: null,
    emailVerified: false,
    providerData: [],
    // Like the real service, it learns what happened on other devices only when asked.
    reload: async () => {
      own.emailVerified = state.confirmed;
    },
    getIdToken: vi.fn(async () => 'token'),
    getIdTokenResult: async () => ({ claims: { email_verified: false } }),
  };
  return own;
};

/** Somebody opens the link in the e-mail, on any device. */
const confirm = (): void => {
  state.confirmed = true;
};

/**
 * A simulation of Firebase for sign-in: it reports the state with a delay, as the real one does, and stores addresses
 * in lower case.
 */
export const standIn = { state, become, account, confirm };

/** For `vi.mock('firebase/functions')`: a server that finds nothing wrong. */
export const standInFunctions = { getFunctions: () => ({}), httpsCallable: () => async () => ({ data: {} }) };

/** For `vi.mock('firebase/auth')`. Functions that no test expects are missing, so calling one fails. */
export const standInAuth = {
  initializeAuth: () => ({
    get currentUser() {
      return state.user;
    },
    authStateReady: async () => undefined,
  }),
  onAuthStateChanged: (_: unknown, listener: (user: StandInUser | null) => void) => {
    state.listeners.add(listener);
    queueMicrotask(() => listener(state.user));
    return () => state.listeners.delete(listener);
  },
  createUserWithEmailAndPassword: vi.fn(async (_: unknown, email: string) => become(account(email))),
  signInWithEmailAndPassword: vi.fn(async (_: unknown, email: string) => become(account(email))),
  signInWithCustomToken: vi.fn(async (_: unknown, token: string) => become({ ...account(token), email: null })),
  signInWithPopup: vi.fn(async () => become({ ...account('Ines@School.example'), displayName: ' Ines Ort ' })),
  sendEmailVerification: vi.fn(async () => undefined),
  sendPasswordResetEmail: vi.fn(async () => undefined),
  setPersistence: vi.fn(async () => undefined),
  signOut: vi.fn(async () => void become(null)),
  GoogleAuthProvider: class {},
  browserPopupRedirectResolver: 'resolver',
  browserLocalPersistence: 'local',
  browserSessionPersistence: 'session',
  indexedDBLocalPersistence: 'database',
  signInWithCredential: vi.fn(async () => undefined),
};

/** For `vi.mock('firebase/firestore')`. */
export const standInFirestore = {
  initializeFirestore: () => ({}),
  memoryLocalCache: () => ({}),
  memoryLruGarbageCollector: () => ({}),
  doc: (_: unknown, _collection: string, id: string) => id,
  serverTimestamp: () => 'now',
  getDoc: vi.fn(async (id: string) => {
    if (state.readFault) throw state.readFault;
    const found = state.profiles.get(id);
    return { exists: () => found !== undefined, data: () => found };
  }),
  setDoc: vi.fn(async (id: string, fields: Record<string, unknown>) => {
    if (state.writeFault) throw state.writeFault;
    state.profiles.set(id, fields);
  }),
  updateDoc: vi.fn(async (id: string, fields: Record<string, unknown>) => {
    state.profiles.set(id, { ...state.profiles.get(id), ...fields });
  }),
};
