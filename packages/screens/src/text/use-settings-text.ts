import { createTexts } from '@lemma/ui';
import { retentionTexts } from './en-retention.ts';
import { roleTexts } from './en-roles.ts';
import { settingsTexts } from './en-settings.ts';
import { settingsEs } from './es-settings.ts';

/** The texts of the settings, which first pages do not load. */
export const { useText: useSettingsText } = createTexts({
  en: { ...retentionTexts, ...roleTexts, ...settingsTexts },
  es: settingsEs,
});
