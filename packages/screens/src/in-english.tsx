import { useLocale } from '@lemma/ui';
import type { ReactNode } from 'react';
import { useIsInPageLanguage } from './in-page-language.tsx';

/**
 * English words on a page of any language. On a page in another language they are marked as English, for speech and
 * translators.
 */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  const isSaid = useIsInPageLanguage();
  return useLocale() === 'en' || isSaid ? (
    children
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
