import { createTexts } from '@lemma/ui';
import { libraryTexts } from './en-library.ts';

/** The texts of the library of plans, which the first page does not load. */
export const { useText: useLibraryText } = createTexts({
  en: libraryTexts,
  es: async () => (await import('./es-library.ts')).libraryEs,
});
