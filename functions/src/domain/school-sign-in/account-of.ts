import { AppError } from '@lemma/contract';
import type { UserRecord } from 'firebase-admin/auth';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce, inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { tiesOf } from '../accounts/settle-accounts.ts';
import type { Vouched } from './ask-provider.ts';

const isCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

const accountBy = (work: Promise<UserRecord>): Promise<UserRecord | undefined> =>
  work.catch((error: unknown) => {
    if (isCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });

/**
 * The account with this address, which the provider has confirmed. Whoever registered the address before without
 * confirming it loses every way in, and the profile that says what they claimed to be: it may not have been this person. An
 * address that a student tied to their own account is taken from it.
 */
async function accountWith({ email, fullName }: Vouched, now: number): Promise<UserRecord> {
  const found = await accountBy(accounts().getUserByEmail(email));
  const isStudents = found !== undefined && (await documents.students.read(found.uid)) !== undefined;
  if (isStudents) await accounts().updateUser(found.uid, { providersToUnlink: tiesOf(found) });
  if (found === undefined || isStudents)
    return accounts().createUser({ email, emailVerified: true, ...(fullName !== '' && { displayName: fullName }) });
  if (found.emailVerified) return found;
  await accounts().updateUser(found.uid, { providersToUnlink: tiesOf(found) });
  await accounts().revokeRefreshTokens(found.uid);
  // Their sessions end before this person's begins, so that they make no profile anew.
  await documents.settings.merge(atOnce, found.uid, { signedOutAt: now - 1 });
  await documents.users.ref(found.uid).delete();
  return accounts().updateUser(found.uid, { email, emailVerified: true });
}

/** The account of a person at the provider, created with the first sign-in. @throws AppError `sign-in/refused`. */
export async function accountOf(person: Vouched, now: number): Promise<string> {
  const id = hashOf(person.issuer, person.subject);
  const linked = await documents.schoolAccounts.read(id);
  const before = linked && (await accountBy(accounts().getUser(linked.uid)));
  const account = before ?? (await accountWith(person, now));
  if (account.disabled) throw new AppError('sign-in/refused', 'a disabled account');
  if (before === undefined)
    await inTransaction(async (tx) => {
      documents.schoolAccounts.put(tx, id, { uid: account.uid, provider: person.provider });
      audit(tx, { action: 'school-account-linked', by: account.uid });
    });
  return account.uid;
}
