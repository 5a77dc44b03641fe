import { useAuth } from '@lemma/shared-auth';
import { setLocale } from '@lemma/ui';
import { useLayoutEffect } from 'react';
import { pageLanguage } from './page-language.ts';

/**
 * Nobody's pages and the parents' are in the language of this device, until a parent's own is known; the areas of teachers and students
 * are written in English alone.
 */
export function usePageLanguage(): void {
  const { profile } = useAuth();
  const reader = profile === null ? 'nobody' : profile.role === 'parent' ? 'parent' : 'others';
  useLayoutEffect(() => setLocale(reader === 'others' ? 'en' : pageLanguage()), [reader]);
}
