import { useAuth } from '@lemma/shared-auth';
import { setLocale, setReader } from '@lemma/ui';
import { useLayoutEffect } from 'react';
import { areaLanguage, pageLanguage } from './page-language.ts';

/** Public pages and areas use this device's language until a person's own is known. */
export function usePageLanguage(): void {
  const { profile } = useAuth();
  const role = profile?.role;
  useLayoutEffect(() => {
    setReader(role === 'student' ? 'child' : 'adult');
    setLocale(role === undefined ? pageLanguage() : areaLanguage(role));
  }, [role]);
}
