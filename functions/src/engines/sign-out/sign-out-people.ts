import { OPERATOR_ACTOR } from '@lemma/school/privacy';
import { SECOND } from '@lemma/school/time';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import { dropForeignTies } from '../../platform/drop-foreign-ties.ts';
import { accounts, inTransaction } from '../../platform/firebase.ts';

const ACCOUNTS_A_PAGE = 1000;
const AT_ONCE = 10;

/**
 * Ends every session of one account. What rules and doors read is written first, so that an interrupted run has let
 * nobody in again; the auth service then renews no token.
 */
async function signOut(uid: string, now: number): Promise<void> {
  // Tokens have the time in whole seconds: a session that began in this second ends too.
  const endings = { signedOutAt: now + SECOND };
  if ((await documents.students.read(uid)) === undefined) await dropForeignTies(uid);
  await inTransaction(async (tx) => {
    const isStudent = (await documents.students.read(uid, tx)) !== undefined;
    if (isStudent) tx.update(documents.students.ref(uid), endings);
    else documents.settings.merge(tx, uid, endings);
    tx.delete(documents.sessions.ref(uid));
    const ofChild = isStudent && { studentIds: [uid] };
    audit(tx, { action: 'signed-out-everywhere', by: OPERATOR_ACTOR, subject: uid, ...ofChild });
  });
  await accounts().revokeRefreshTokens(uid);
}

async function* everybody(): AsyncGenerator<string> {
  let pageToken: string | undefined;
  do {
    const page = await accounts().listUsers(ACCOUNTS_A_PAGE, pageToken);
    for (const { uid } of page.users) yield uid;
    ({ pageToken } = page);
  } while (pageToken !== undefined);
}

/** Ends the sessions of these accounts, or of all. @returns how many accounts. */
export async function signOutPeople(uids: readonly string[] | 'everybody', now: number): Promise<number> {
  let count = 0;
  let group: string[] = [];
  const flush = async () => {
    await Promise.all(group.map((uid) => signOut(uid, now)));
    count += group.length;
    group = [];
  };
  for await (const uid of uids === 'everybody' ? everybody() : uids) {
    group.push(uid);
    if (group.length >= AT_ONCE) await flush();
  }
  await flush();
  return count;
}
