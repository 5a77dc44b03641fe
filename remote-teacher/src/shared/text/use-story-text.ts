import { createTexts } from '@lemma/ui';
import { storyTexts } from './en-stories.ts';

/** The texts of stories, which the first page does not load. */
export const { useText: useStoryText } = createTexts({
  en: storyTexts,
  es: async () => (await import('./es-stories.ts')).storyEs,
});
