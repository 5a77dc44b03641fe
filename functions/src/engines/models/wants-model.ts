import { defaultSettings, type Settings } from '@lemma/school/settings';
import { documents } from '../../platform/documents.ts';

/** Whether this person's settings allow a language model for a feature. Checked before anything is sent. */
export const wantsModel = async (uid: string, feature: keyof Settings['model']): Promise<boolean> =>
  ((await documents.settings.read(uid)) ?? defaultSettings).model[feature];
