import { Loading } from '@lemma/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#shared/text/texts.ts';

const HandIns = lazy(async () => ({ default: (await import('./hand-ins.tsx')).HandIns }));

type HandedInProps = { readonly studentId: string; readonly assignmentId: string };

/** What was turned in of one piece of work, and by whom; read when it is opened. */
export function HandedIn(work: HandedInProps) {
  const t = useText('children');
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted underline decoration-line-strong decoration-1 underline-offset-4">
        {t('handedIn')}
      </summary>
      {open && (
        <Suspense fallback={<Loading />}>
          <HandIns {...work} />
        </Suspense>
      )}
    </details>
  );
}
