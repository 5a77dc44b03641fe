import { accounts } from '../../platform/firebase.ts';

type Claims = Readonly<Record<string, unknown>>;

/** What an account's tokens say besides who it is. */
export const claimsOf = async (uid: string): Promise<Claims> => (await accounts().getUser(uid)).customClaims ?? {};

/** Writes claims of an account. The auth service takes them whole only: a change at the same moment could be lost. */
export const changeClaims = async (uid: string, change: (before: Claims) => Claims): Promise<void> =>
  accounts().setCustomUserClaims(uid, change(await claimsOf(uid)));
