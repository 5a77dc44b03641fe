import { createTexts } from '@lemma/ui';
import { latePolicyTexts } from './en-late-policy.ts';

/** The texts of the rules for late work. */
export const { useText: useLatePolicyText } = createTexts({ en: latePolicyTexts });
