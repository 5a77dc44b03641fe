import type { OwnSettings } from '@lemma/school/settings';
import { useAuth } from '@lemma/shared-auth';
import { useEffect } from 'react';
import { applyOwnLanguage } from './page-language.ts';

/**
 * Shows a person's area in their own language, on every device: the one chosen in the settings, otherwise the one that
 * the teacher has set for a student.
 */
export function useOwnLanguage(own: OwnSettings | null | undefined): void {
  const { profile } = useAuth();
  const role = profile?.role;
  // Until the settings are read, the choice in them is not known.
  const locale = own === undefined ? undefined : (own?.language ?? profile?.language);
  useEffect(() => {
    if (role !== undefined && locale !== undefined) applyOwnLanguage(role, locale);
  }, [role, locale]);
}
