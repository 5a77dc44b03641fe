import type { UserRecord } from 'firebase-admin/auth';
import { documents } from '../../platform/documents.ts';
import { accounts } from '../../platform/firebase.ts';

/**
 * The most accounts that one look-up may name (a limit of Google's). One batch also stays within the limit of changes
 * to accounts per second.
 */
const LOOKED_UP = 100;
const ACCOUNTS_AT_ONCE = 10;

/** The ways to sign in, besides the card, that somebody has linked to a student's account. */
export const tiesOf = ({ email, phoneNumber, providerData }: UserRecord): string[] => [
  ...new Set([
    ...providerData.map(({ providerId }) => providerId),
    ...(email === undefined ? [] : ['password']),
    ...(phoneNumber === undefined ? [] : ['phone']),
  ]),
];

/** The accounts of these students, as the auth service has them. */
export async function accountsOf(studentIds: readonly string[]): Promise<UserRecord[]> {
  const found: UserRecord[] = [];
  for (let from = 0; from < studentIds.length; from += LOOKED_UP) {
    const identifiers = studentIds.slice(from, from + LOOKED_UP).map((uid) => ({ uid }));
    found.push(...(await accounts().getUsers(identifiers)).users);
  }
  return found;
}

async function settle(account: UserRecord, disabled: boolean, ends: boolean): Promise<void> {
  const providersToUnlink = ends ? tiesOf(account) : [];
  if (providersToUnlink.length > 0 || account.disabled !== disabled)
    await accounts().updateUser(account.uid, { disabled, providersToUnlink });
  if (ends) await accounts().revokeRefreshTokens(account.uid);
}

/**
 * Updates the auth service from the students' documents: locked and archived students are disabled there. With `ends`,
 * other ways to sign in are unlinked and refresh tokens are revoked. The documents have been written before and already
 * bind rules and calls.
 */
export async function settleAccounts(
  studentIds: readonly string[],
  { ends }: { readonly ends: boolean },
): Promise<void> {
  const [found, students] = await Promise.all([accountsOf(studentIds), documents.students.readAll(studentIds)]);
  const mayEnter = new Set(
    students.flatMap(({ id, state }) => (state === 'locked' || state === 'archived' ? [] : [id])),
  );
  for (let from = 0; from < found.length; from += ACCOUNTS_AT_ONCE)
    await Promise.all(
      found.slice(from, from + ACCOUNTS_AT_ONCE).map((one) => settle(one, !mayEnter.has(one.uid), ends)),
    );
}
