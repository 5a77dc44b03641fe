import type { Guardian } from '@lemma/school/family';
import { Loading } from '@lemma/ui';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#shared/text/texts.ts';

// Folded away at first, and opened seldom.
const StoredAndAsked = lazy(async () => ({ default: (await import('./stored-and-asked.tsx')).StoredAndAsked }));

type ChildDataProps = { readonly uid: string; readonly link: Guardian };

/** A parent's rights over a child's data: to see it, to get a copy, to have it corrected or deleted. */
export function ChildData({ uid, link }: ChildDataProps) {
  const t = useText('children');
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-8 border-t border-line" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center py-2 font-semibold">
        {t('dataTitle', { name: link.studentName })}
      </summary>
      {open && (
        <Suspense fallback={<Loading />}>
          <StoredAndAsked uid={uid} link={link} />
        </Suspense>
      )}
    </details>
  );
}
