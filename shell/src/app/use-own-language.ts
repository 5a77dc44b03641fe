import type { OwnSettings } from '@lemma/school/settings';
import { useAuth } from '@lemma/shared-auth';
import { browserLocale, setLocale } from '@lemma/ui';
import { useEffect } from 'react';

/**
 * Parents read their area in the language that they chose, and until then in their browser's. The other areas are written in English
 * alone, and the page is again when the parent is gone.
 */
export function useOwnLanguage(own: OwnSettings | null | undefined): void {
  const { profile } = useAuth();
  const locale = profile?.role === 'parent' ? (own?.language ?? browserLocale()) : undefined;
  useEffect(() => {
    if (locale === undefined) return;
    setLocale(locale);
    return () => setLocale('en');
  }, [locale]);
}
