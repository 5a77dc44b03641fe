import { createTexts } from '@lemma/ui';
import { rosterTexts } from './en-roster.ts';

/** The texts of students and their accounts, which the first page does not load. */
export const { useText: useRosterText } = createTexts({
  en: rosterTexts,
  es: async () => (await import('./es-roster.ts')).rosterEs,
});
