import type { calls } from '@lemma/school/calls';
import { isSessionOver } from '@lemma/school/people';
import { SECOND } from '@lemma/school/time';
import { FieldValue } from 'firebase-admin/firestore';
import { audit } from '../../platform/audit.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { accounts, inTransaction } from '../../platform/firebase.ts';
import { lookAnew } from '../../platform/sessions.ts';

export const signOutEverywhere: Handler<typeof calls.signOutEverywhere> = async (_, caller) => {
  const { uid, now, isStudent } = caller;
  await inTransaction(async (tx) => {
    const { open = {} } = (await documents.sessions.read(uid, tx)) ?? {};
    // Tokens have the time in whole seconds, so sessions that began in this second are ended by their ids.
    const ofThisSecond = Object.keys(open)
      .map(Number)
      .filter((id) => !isSessionOver({ signedOutAt: now }, id * SECOND));
    const ended = ofThisSecond.length > 0 ? ofThisSecond : FieldValue.delete();
    const endings = { signedOutAt: now, endedSessions: ended };
    if (isStudent) tx.update(documents.students.ref(uid), endings);
    else documents.settings.merge(tx, uid, endings);
    tx.delete(documents.sessions.ref(uid));
    audit(tx, { action: 'signed-out-everywhere', by: uid });
  });
  await accounts().revokeRefreshTokens(uid);
  lookAnew();
  return {};
};
