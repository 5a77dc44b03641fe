import { authReasonOf } from '@lemma/shared-auth/reasons';
import { useState } from 'react';
import { textNow } from '../text/texts.ts';

export type FormFault = { readonly field?: string; readonly message: string };

/** What a sign-in page says of a failure: a sentence for its code; the original message where the code is not known. */
export function authSentence(error: unknown): string {
  const reason = authReasonOf(error);
  if (reason !== undefined) return textNow('auth')(reason);
  return error instanceof Error && error.message !== '' ? error.message : textNow('auth')('other');
}

/** Runs one submission at a time and keeps what was wrong with it. `check` finds faults before anything is sent. */
export function useSubmission(tell: (error: unknown) => string = authSentence) {
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const submit = async (found: readonly FormFault[], run: () => Promise<void>) => {
    if (pending) return;
    setFaults(found);
    if (found.length > 0) return;
    setPending(true);
    try {
      await run();
    } catch (error) {
      setFaults([{ message: tell(error) }]);
    } finally {
      setPending(false);
    }
  };
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  return { pending, faults, faultOf, submit };
}
