import type { AnswerForm } from '@lemma/school/question';
import { useAssignmentText } from '#shared/text/use-assignment-text.ts';

/** Maps forms to keys of the text catalogue, which cannot contain a colon. */
const formKeys = {
  'lowest-terms': 'lowestTerms',
  mixed: 'mixed',
  improper: 'improper',
  decimal: 'decimal',
  integer: 'integer',
  percent: 'percent',
  simplified: 'simplified',
  expanded: 'expanded',
  factored: 'factored',
  'decimal-places:1': 'places1',
  'decimal-places:2': 'places2',
  'decimal-places:3': 'places3',
} as const satisfies Record<AnswerForm, string>;

/** The form in which an answer must be written, in words. */
export function useFormName(): (form: AnswerForm) => string {
  const t = useAssignmentText('builder');
  return (form) => t(`forms.${formKeys[form]}`);
}
