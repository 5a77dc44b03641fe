import { codeOf } from '@lemma/contract';
import { toast } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';

/** Shows in the first toaster what went wrong and what to do. */
export function tellFault(error: unknown): void {
  const { title, body } = errorSentence(codeOf(error));
  toast({ title, description: body, variant: 'destructive' });
}
