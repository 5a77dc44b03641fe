import type { calls } from '@lemma/school/calls';
import { nextSecond } from '@lemma/school/time';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { dropForeignTies } from '../../platform/drop-foreign-ties.ts';
import { accounts, inTransaction } from '../../platform/firebase.ts';
import { lookAnew } from '../../platform/sessions.ts';

export const signOutEverywhere: Handler<typeof calls.signOutEverywhere> = async (_, caller) => {
  const { uid, now, isStudent } = caller;
  if (!isStudent) await dropForeignTies(uid);
  await inTransaction(async (tx) => {
    // What began in this second ends too, whether or not it is in the list.
    const endings = { signedOutAt: nextSecond(now), endedSessions: FieldValue.delete() };
    if (isStudent) tx.update(documents.students.ref(uid), endings);
    else documents.settings.merge(tx, uid, endings);
    tx.delete(documents.sessions.ref(uid));
    audit(tx, { action: 'signed-out-everywhere', by: uid });
  });
  await accounts().revokeRefreshTokens(uid);
  lookAnew();
  return {};
};
