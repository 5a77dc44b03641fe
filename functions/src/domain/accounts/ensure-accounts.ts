import { AppError } from '@lemma/contract';
import { accounts } from '../../platform/firebase.ts';

async function missingOf(ids: readonly string[]): Promise<string[]> {
  const { users } = await accounts().getUsers(ids.map((uid) => ({ uid })));
  const present = new Set(users.map(({ uid }) => uid));
  return ids.filter((id) => !present.has(id));
}

/**
 * Creates sign-in accounts without an e-mail address for at most 100 students, in one import, because one request per
 * account would reach the limit per address. Accounts that already exist are left as they are. Those in `shut` may not
 * sign in.
 */
export async function ensureAccounts(ids: readonly string[], shut: ReadonlySet<string> = new Set()): Promise<void> {
  const missing = await missingOf(ids);
  if (missing.length === 0) return;
  const { errors } = await accounts().importUsers(
    missing.map((uid) => ({ uid, customClaims: { role: 'student' }, disabled: shut.has(uid) })),
  );
  if (errors.length > 0 && (await missingOf(missing)).length > 0)
    throw new AppError('server/unavailable', 'accounts', errors);
}
