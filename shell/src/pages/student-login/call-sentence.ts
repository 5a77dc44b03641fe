import { codeOf } from '@lemma/contract';
import { errorSentence } from '@lemma/ui';

/** What a child is told when a call failed: what happened, and what to do. */
export function callSentence(error: unknown): string {
  const { title, body } = errorSentence(codeOf(error));
  return `${title}. ${body}`;
}
