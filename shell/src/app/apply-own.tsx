import { queryKeys } from '@lemma/contract';
import { studentSchema } from '@lemma/school/people';
import { defaultSettings, ownSettingsSchema, withAccess } from '@lemma/school/settings';
import { documentQuery, useAuth } from '@lemma/shared-auth';
import { applyAppearance } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOwnLanguage } from './use-own-language.ts';
import { useLeaveWhenOver, useNotedSession } from './use-own-session.ts';

/**
 * Applies a person's display settings to the page and resets them when the person signs out; signs out when this
 * session was ended elsewhere.
 */
export function ApplyOwn({ uid }: { readonly uid: string }) {
  const { data } = useQuery({
    ...documentQuery(queryKeys.ownSettings(uid), 'settings', uid, ownSettingsSchema),
    meta: { silent: true },
  });
  const { isWaiting, profile } = useAuth();
  const isStudent = profile?.role === 'student';
  const { data: student, isPending } = useQuery({
    ...documentQuery(queryKeys.document(uid, 'students', uid), 'students', uid, studentSchema),
    enabled: isStudent,
    meta: { silent: true },
  });
  const isKnown = !(isStudent && isPending);
  useNotedSession(isWaiting ? undefined : uid);
  useLeaveWhenOver(data);
  useOwnLanguage(data);
  useEffect(() => {
    // Until they are read, a page that this device has kept has the person's own.
    if (data !== undefined && isKnown) applyAppearance(withAccess(data ?? defaultSettings, student?.access));
    return () => applyAppearance(defaultSettings);
  }, [data, isKnown, student?.access]);
  return null;
}
