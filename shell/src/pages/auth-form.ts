import { authReasonOf } from '@lemma/shared-auth/reasons';
import { useState } from 'react';
import { textNow } from '../text/texts.ts';

export type FormFault = { readonly field?: string; readonly message: string };

/** The message for a failed sign-in: a sentence for its code, or the original message if the code is unknown. */
export function authSentence(error: unknown): string {
  const reason = authReasonOf(error);
  if (reason !== undefined) return textNow('auth')(reason);
  return error instanceof Error && error.message !== '' ? error.message : textNow('auth')('other');
}

/** Runs one submission at a time and stores its error. `check` finds mistakes before anything is sent. */
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
