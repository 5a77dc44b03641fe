import { useAuth } from '@lemma/shared-auth';
import { setLocale } from '@lemma/ui';
import { useLayoutEffect } from 'react';
import { pageLanguage } from './page-language.ts';

/**
 * Public pages and the parents' area use this device's language until a parent's own is known; the areas of teachers
 * and students are in English only.
 */
export function usePageLanguage(): void {
  const { profile } = useAuth();
  const reader = profile === null ? 'nobody' : profile.role === 'parent' ? 'parent' : 'others';
  useLayoutEffect(() => setLocale(reader === 'others' ? 'en' : pageLanguage()), [reader]);
}
