import { createTexts } from '@lemma/ui';
import { linesTexts } from './en-lines.ts';

/** The texts of working that is written in lines. */
export const { useText: useLinesText } = createTexts({
  en: linesTexts,
  es: async () => (await import('./es-lines.ts')).linesEs,
  ar: async () => (await import('./ar-lines.ts')).linesAr,
});
