import { useGo } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { Button, FormErrorSummary } from '@lemma/ui';
import { paths } from '../app/paths.ts';
import { useSubmission } from './auth-form.ts';

export function GoogleButton({ label, hint }: { readonly label: string; readonly hint?: string }) {
  const { signInWithGoogle } = useAuth();
  const go = useGo();
  const { pending, faults, submit } = useSubmission();
  const handleClick = () =>
    submit([], async () => {
      if (await signInWithGoogle()) await go(paths.authSuccess(), { replace: true });
    });
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
