import type { AppErrorCode } from '@lemma/contract';
import { toast } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';

/** Says that the server did not take something and will not: why, and that the rest is safe. */
export function tellRefused(code: AppErrorCode): void {
  const { title, body } = errorSentence(code);
  toast({ title, description: body, variant: 'destructive' });
}
