import { createTexts } from '@lemma/ui';
import { feedbackTexts } from './en-feedback.ts';
import { gradingTexts } from './en-grading.ts';
import { suggestionTexts } from './en-suggestions.ts';

/** The texts of feedback on work, which the first page does not load. */
export const { useText: useFeedbackText } = createTexts({
  en: { ...feedbackTexts, ...gradingTexts, ...suggestionTexts },
  es: async () => (await import('./es-work.ts')).workEs,
});
