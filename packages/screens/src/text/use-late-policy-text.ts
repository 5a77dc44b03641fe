import { createTexts } from '@lemma/ui';
import { latePolicyTexts } from './en-late-policy.ts';

/** The texts of the rules for late work, which teachers set. */
export const { useText: useLatePolicyText } = createTexts({
  en: latePolicyTexts,
  es: async () => (await import('./es-late-policy.ts')).latePolicyEs,
});
