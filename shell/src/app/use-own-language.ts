import type { OwnSettings } from '@lemma/school/settings';
import { useAuth } from '@lemma/shared-auth';
import { setLocale } from '@lemma/ui';
import { useEffect } from 'react';

/** Shows the parents' area in the language that the parent chose, on every device. */
export function useOwnLanguage(own: OwnSettings | null | undefined): void {
  const { profile } = useAuth();
  const locale = profile?.role === 'parent' ? own?.language : undefined;
  useEffect(() => {
    if (locale !== undefined) setLocale(locale);
  }, [locale]);
}
