import { createTexts } from '@lemma/ui';
import { analysisTexts } from './en-analysis.ts';

/** The texts of statistics and of the analysis, which the first page does not load. */
export const { useText: useAnalysisText } = createTexts({
  en: analysisTexts,
  es: async () => (await import('./es-analysis.ts')).analysisEs,
});
