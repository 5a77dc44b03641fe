import { createTexts } from '@lemma/ui';
import { privacyTexts } from './en-privacy.ts';

/** The texts of who looked and of backups, which first pages do not load. */
export const { useText: usePrivacyText } = createTexts({
  en: privacyTexts,
  es: async () => (await import('./es-privacy.ts')).privacyEs,
  ar: async () => (await import('./ar-privacy.ts')).privacyAr,
});
