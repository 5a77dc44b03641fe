import type { Page } from '@lemma/school/files';
import { lazy, Suspense } from 'react';

// Most work has no pages.
const HandedInPages = lazy(async () => ({ default: (await import('@lemma/screens/handed-in')).HandedInPages }));

/** The pages of what was turned in, to open. */
export const Pages = ({ pages }: { readonly pages: readonly Page[] }) =>
  pages.length > 0 && (
    <Suspense fallback={null}>
      <HandedInPages pages={pages} />
    </Suspense>
  );
