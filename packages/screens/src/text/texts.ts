import { createTexts } from '@lemma/ui';
import { en } from './en.ts';
import { latePolicyTexts } from './en-late-policy.ts';
import { placementTexts } from './en-placement.ts';
import { retentionTexts } from './en-retention.ts';
import { roleTexts } from './en-roles.ts';
import { settingsTexts } from './en-settings.ts';
import { uploadTexts } from './en-upload.ts';
import { voiceTexts } from './en-voice.ts';
import { es } from './es.ts';
import { placementEs } from './es-placement.ts';
import { settingsEs } from './es-settings.ts';

export const { useText, textIn } = createTexts({
  en: {
    ...en,
    ...roleTexts,
    ...latePolicyTexts,
    ...placementTexts,
    ...retentionTexts,
    ...settingsTexts,
    ...uploadTexts,
    ...voiceTexts,
  },
  es: { ...es, ...placementEs, ...settingsEs },
});
