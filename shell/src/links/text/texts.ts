import { createTexts } from '@lemma/ui';
import { en } from './en.ts';

export const { useText } = createTexts({
  en,
  es: async () => (await import('./es.ts')).es,
  ar: async () => (await import('./ar.ts')).ar,
});
