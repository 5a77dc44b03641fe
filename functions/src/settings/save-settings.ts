import type { calls } from '@lemma/school/calls';
import type { Handler } from '../door.ts';
import { stateOfModel } from '../models/config.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';

export const saveSettings: Handler<typeof calls.saveSettings> = (settings, { uid }) =>
  inTransaction(async (tx) => {
    const { signedOutAt, endedSessions, retention } = (await documents.settings.read(uid, tx)) ?? {};
    documents.settings.put(tx, uid, { ...settings, signedOutAt, endedSessions, retention });
    return {};
  });

export const modelState: Handler<typeof calls.modelState> = async () => ({ state: stateOfModel() });
