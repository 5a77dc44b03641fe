import { codeOf } from '@lemma/contract';
import { news } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';
import { textNow } from '#shared/text/texts.ts';

/** Says what went wrong with a change; what was changed elsewhere has come in by itself by then. */
export function tellFault(error: unknown): void {
  const code = codeOf(error);
  const { title, body } = errorSentence(code);
  if (code === 'data/conflict') news({ title: textNow('plan')('conflict'), tone: 'problem' });
  else news({ title, description: body, tone: 'problem' });
}
