import { createTexts } from '@lemma/ui';
import { en } from './en.ts';

export const { useText, textNow } = createTexts({
  en,
  es: async () => (await import('./es.ts')).es,
  esToChildren: async () => (await import('./es-to-children.ts')).esToChildren,
  ar: async () => (await import('./ar.ts')).ar,
});
