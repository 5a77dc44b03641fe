import { audit } from './audit.ts';
import { accounts, findAccount, inTransaction } from './firebase.ts';
import { foreignTiesOf } from './foreign-ties.ts';

/**
 * Takes from an adult's account what somebody else tied to it. Whoever ends an adult's sessions does this before: what is
 * tied would begin the next one.
 */
export async function dropForeignTies(uid: string): Promise<void> {
  const account = await findAccount(uid);
  const providersToUnlink = account === undefined ? [] : foreignTiesOf(account);
  if (providersToUnlink.length === 0) return;
  await accounts().updateUser(uid, { providersToUnlink });
  await inTransaction(async (tx) => audit(tx, { action: 'ways-in-removed', by: uid }));
}
