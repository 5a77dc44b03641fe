import type { calls } from '@lemma/school/calls';
import { requireAccount } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const saveSettings: Handler<typeof calls.saveSettings> = (settings, { uid }) =>
  inTransaction(async (tx) => {
    await requireAccount(uid, tx);
    const { signedOutAt, endedSessions, othersEnded, retention } = (await documents.settings.read(uid, tx)) ?? {};
    documents.settings.put(tx, uid, { ...settings, signedOutAt, endedSessions, othersEnded, retention });
    return {};
  });
