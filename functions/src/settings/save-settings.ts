import type { calls } from '@lemma/school';
import type { Handler } from '../door.ts';
import { documents } from '../platform/documents.ts';
import { accounts } from '../platform/firebase.ts';

export const saveSettings: Handler<typeof calls.saveSettings> = async (settings, { uid }) => {
  await documents.settings.ref(uid).set(settings);
  return {};
};

export const signOutEverywhere: Handler<typeof calls.signOutEverywhere> = async (_, { uid }) => {
  await accounts().revokeRefreshTokens(uid);
  return {};
};
