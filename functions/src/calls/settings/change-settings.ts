import type { calls } from '@lemma/school/calls';
import { changedSettings, defaultSettings } from '@lemma/school/settings';
import { requireAccount } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

export const changeSettings: Handler<typeof calls.changeSettings> = (change, { uid }) =>
  inTransaction(async (tx) => {
    await requireAccount(uid, tx);
    const own = await documents.settings.read(uid, tx);
    const { signedOutAt, endedSessions, othersEnded, retention } = own ?? {};
    const next = changedSettings(own ?? defaultSettings, change);
    documents.settings.put(tx, uid, { ...next, signedOutAt, endedSessions, othersEnded, retention });
    return {};
  });
