import { createTexts } from '@lemma/ui';
import { en } from './en.ts';
import { placementTexts } from './en-placement.ts';
import { voiceTexts } from './en-voice.ts';

export const { useText, textIn } = createTexts({
  en: { ...en, ...placementTexts, ...voiceTexts },
  es: async () => {
    const [{ es }, { placementEs }] = await Promise.all([import('./es.ts'), import('./es-placement.ts')]);
    return { ...es, ...placementEs };
  },
  esToChildren: async () => (await import('./es-to-children.ts')).esToChildren,
  ar: async () => (await import('./ar.ts')).ar,
});
