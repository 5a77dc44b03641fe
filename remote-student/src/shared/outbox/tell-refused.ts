import type { AppErrorCode } from '@lemma/contract';
import { toast } from '@lemma/toast';
import { errorSentence } from '@lemma/ui';

/** Shows that the server refused something for good, why, and that the rest is safe. */
export function tellRefused(code: AppErrorCode): void {
  const { title, body } = errorSentence(code);
  toast({ title, description: body, variant: 'destructive' });
}
