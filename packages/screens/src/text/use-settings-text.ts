import { createTexts } from '@lemma/ui';
import { leavingTexts } from './en-leaving.ts';
import { retentionTexts } from './en-retention.ts';
import { roleTexts } from './en-roles.ts';
import { secondFactorTexts } from './en-second-factor.ts';
import { settingsTexts } from './en-settings.ts';

/** The texts of the settings, which first pages do not load. Roles, retention and deleting a class are for teachers. */
export const { useText: useSettingsText } = createTexts({
  en: { ...leavingTexts, ...retentionTexts, ...roleTexts, ...secondFactorTexts, ...settingsTexts },
  es: async () => (await import('./es-all-settings.ts')).allSettingsEs,
  esToChildren: async () => (await import('./es-to-children.ts')).settingsToChildren,
  ar: async () => (await import('./ar-all-settings.ts')).allSettingsAr,
});
