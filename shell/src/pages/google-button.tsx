import { useGo } from '@lemma/router';
import { hasGoogle, useAuth } from '@lemma/shared-auth';
import { Button, FormErrorSummary } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useSubmission } from './auth-form.ts';

/** Whether there is a button for Google: the build draws one, before a page knows the school. */
export function useGoogle(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => setThere(hasGoogle()), []);
  return isThere;
}

export function GoogleButton({ label, hint }: { readonly label: string; readonly hint?: string }) {
  const { signInWithGoogle } = useAuth();
  const go = useGo();
  const isThere = useGoogle();
  const { pending, faults, submit } = useSubmission();
  const handleClick = () =>
    submit([], async () => {
      if (await signInWithGoogle()) await go(paths.authSuccess(), { replace: true });
    });
  if (!isThere) return null;
  return (
    <div className="mt-4 flex flex-col gap-2">
      <FormErrorSummary errors={faults} />
      <Button pending={pending} onClick={handleClick}>
        {label}
      </Button>
      {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
    </div>
  );
}
