import type { UserRecord } from 'firebase-admin/auth';
import { documents } from '../../platform/documents.ts';
import { accounts } from '../../platform/firebase.ts';

/** Google's limit for one look-up, and well within the one for changes to accounts each second. */
const LOOKED_UP = 100;
const ACCOUNTS_AT_ONCE = 10;

/** Ways to sign in that somebody tied to a student's account beside the card. */
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
 * Brings the auth service in line with what was written of these students: who is locked or archived is disabled there. `ends`: what
 * was tied to their accounts is unlinked too, and no token is renewed. Documents and calls follow what was written, and so before.
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
