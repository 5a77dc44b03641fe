import { codeOf, isAppErrorCode } from '@lemma/contract';
import { toast } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';

/** Says that the server did not take something and will not: why, and that the rest is safe. */
export function tellRefused(error: unknown): void {
  const { title, body } = errorSentence(isAppErrorCode(error) ? error : codeOf(error));
  toast({ title, description: body, variant: 'destructive' });
}
