import { createTexts } from '@lemma/ui';
import { assignmentTexts } from './en-assignments.ts';

/** The texts of assignments, which the first page does not load. */
export const { useText: useAssignmentText } = createTexts({
  en: assignmentTexts,
  es: async () => (await import('./es-assignments.ts')).assignmentEs,
});
