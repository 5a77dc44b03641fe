import { createTexts } from '@lemma/ui';
import { trainingTexts } from './en-training.ts';

/** The texts of interviews and what they show, which the first page does not load. */
export const { useText: useTrainingText } = createTexts({
  en: trainingTexts,
  es: async () => (await import('./es-training.ts')).trainingEs,
});
