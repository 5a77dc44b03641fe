import { randomUUID } from 'node:crypto';
import type { UserImportRecord } from 'firebase-admin/auth';
import { accounts } from '../src/platform/firebase.ts';

/** The auth service in memory, with those whom a restore brings back. */
export function accountsInMemory() {
  const users = new Map<string, UserImportRecord>();
  const known = (uid: string): UserImportRecord => {
    const user = users.get(uid);
    if (user === undefined) throw Object.assign(new Error(uid), { code: 'auth/user-not-found' });
    return user;
  };
  return {
    clear: (): void => users.clear(),
    /** Who there is now. @returns what puts the service back to it. */
    remember: (): (() => void) => {
      const then = new Map(users);
      return () => {
        users.clear();
        for (const [uid, user] of then) users.set(uid, user);
      };
    },
    /** Answers in place of the auth service from now on. */
    serve: (): void =>
      void Object.assign(accounts(), {
        listUsers: async () => ({ users: [...users.values()] }),
        getUsers: async (asked: readonly { readonly uid: string }[]) => ({
          users: asked.flatMap(({ uid }) => users.get(uid) ?? []),
          notFound: asked.filter(({ uid }) => !users.has(uid)),
        }),
        getUser: async (uid: string) => known(uid),
        getUserByEmail: async (email: string) => [...users.values()].find((one) => one.email === email) ?? known(email),
        updateUser: async (uid: string, change: Partial<UserImportRecord>) => {
          const user = { ...known(uid), ...change };
          users.set(uid, user);
          return user;
        },
        createUser: async (given: Omit<UserImportRecord, 'uid'>) => {
          const user = { uid: randomUUID(), ...given };
          users.set(user.uid, user);
          return user;
        },
        setCustomUserClaims: async (uid: string, customClaims: object) =>
          void users.set(uid, { ...known(uid), customClaims }),
        revokeRefreshTokens: async () => undefined,
        deleteUser: async (uid: string) => void users.delete(uid),
        importUsers: async (all: readonly UserImportRecord[]) => {
          for (const one of all) users.set(one.uid, { providerData: [], ...one });
          return { errors: [] };
        },
      }),
  };
}
