import { createUseText } from './create-use-text.ts';
import { workTexts } from './en-work.ts';

export const useWorkText = createUseText({
  en: workTexts,
  es: async () => (await import('./es-work.ts')).esWork,
  ar: async () => (await import('./ar-work.ts')).arWork,
});
