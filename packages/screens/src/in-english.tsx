import { useLocale } from '@lemma/ui';
import type { ReactNode } from 'react';

/** English words on a page of any language, marked where the page is in another: voices and translators go by it. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return useLocale() === 'en' ? children : <span lang="en">{children}</span>;
}
