import { createTexts } from '@lemma/ui';
import { en } from './en.ts';
import { placementTexts } from './en-placement.ts';
import { voiceTexts } from './en-voice.ts';
import { es } from './es.ts';
import { placementEs } from './es-placement.ts';

export const { useText, textIn } = createTexts({
  en: {
    ...en,
    ...placementTexts,
    ...voiceTexts,
  },
  es: { ...es, ...placementEs },
});
