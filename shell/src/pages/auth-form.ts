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

type Found = readonly FormFault[];

/** Runs one submission at a time and stores its error. `found` are mistakes, or finds them, before anything is sent. */
export function useSubmission(tell: (error: unknown) => string = authSentence) {
  const [pending, setPending] = useState(false);
  const [faults, setFaults] = useState<Found>([]);
  const submit = async (found: Found | (() => Promise<Found>), run: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    try {
      const wrong = typeof found === 'function' ? await found() : found;
      setFaults(wrong);
      if (wrong.length === 0) await run();
    } catch (error) {
      setFaults([{ message: tell(error) }]);
    } finally {
      setPending(false);
    }
  };
  const faultOf = (field: string) => faults.find((fault) => fault.field === field)?.message;
  return { pending, faults, faultOf, submit };
}
