import { defaultSettings, type Settings } from '@lemma/school/settings';
import { documents } from '../../platform/documents.ts';

/** Whether this person lets a language model help in a feature (settings). Asked before anything is sent. */
export const wantsModel = async (uid: string, feature: keyof Settings['model']): Promise<boolean> =>
  ((await documents.settings.read(uid)) ?? defaultSettings).model[feature];
