import { createTexts } from '@lemma/ui';
import { schoolTexts } from './en-school.ts';

/** The texts of the settings of a school, which only its operators see. */
export const { useText: useSchoolText } = createTexts({
  en: schoolTexts,
  es: async () => (await import('./es-school.ts')).schoolEs,
});
