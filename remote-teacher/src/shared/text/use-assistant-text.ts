import { createTexts } from '@lemma/ui';
import { assistantTexts } from './en-assistant.ts';

/** The texts of the assistant, which the first page does not load. */
export const { useText: useAssistantText } = createTexts({
  en: assistantTexts,
  es: async () => (await import('./es-assistant.ts')).assistantEs,
});
