import { createTexts } from '@lemma/ui';
import { planTexts } from './en-plans.ts';

/** The texts of lesson plans, which the first page does not load. */
export const { useText: usePlanText, textNow: planTextNow } = createTexts({
  en: planTexts,
  es: async () => (await import('./es-plans.ts')).planEs,
});
