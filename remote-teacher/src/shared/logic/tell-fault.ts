import { codeOf } from '@lemma/contract';
import { news } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';
import { planTextNow } from '#shared/text/use-plan-text.ts';

/** Shows what went wrong with a change. Changes made elsewhere arrive through the listeners. */
export function tellFault(error: unknown): void {
  const code = codeOf(error);
  const { title, body } = errorSentence(code);
  if (code === 'data/conflict') news({ title: planTextNow('plan')('conflict'), tone: 'problem' });
  else news({ title, description: body, tone: 'problem' });
}
