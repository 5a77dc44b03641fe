import type { UserImportRecord } from 'firebase-admin/auth';
import { accounts } from '../src/platform/firebase.ts';

/** The auth service in memory, with those whom a restore brings back. */
export function accountsInMemory() {
  const users = new Map<string, UserImportRecord>();
  return {
    clear: (): void => users.clear(),
    /** Answers in place of the auth service from now on. */
    serve: (): void =>
      void Object.assign(accounts(), {
        listUsers: async () => ({ users: [...users.values()] }),
        getUsers: async (asked: readonly { readonly uid: string }[]) => ({
          users: asked.flatMap(({ uid }) => users.get(uid) ?? []),
          notFound: asked.filter(({ uid }) => !users.has(uid)),
        }),
        updateUser: async (uid: string, { disabled }: { readonly disabled?: boolean }) => {
          const before = users.get(uid);
          if (before && disabled !== undefined) users.set(uid, { ...before, disabled });
        },
        revokeRefreshTokens: async () => undefined,
        deleteUser: async (uid: string) => void users.delete(uid),
        importUsers: async (all: readonly UserImportRecord[]) => {
          for (const one of all) users.set(one.uid, { providerData: [], ...one });
          return { errors: [] };
        },
      }),
  };
}
