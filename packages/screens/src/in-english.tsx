import { useLocale } from '@lemma/ui';
import type { ReactNode } from 'react';

/**
 * English words on a page of any language. On a page in another language they are marked as English, for speech and
 * translators.
 */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return useLocale() === 'en' ? (
    children
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
