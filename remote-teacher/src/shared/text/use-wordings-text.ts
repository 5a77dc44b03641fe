import { createTexts } from '@lemma/ui';
import { wordingsTexts } from './en-wordings.ts';

/** The texts of the official wording in the settings, which no other page loads. */
export const { useText: useWordingsText } = createTexts({
  en: wordingsTexts,
  es: async () => (await import('./es-wordings.ts')).wordingsEs,
});
