import { type AccessProfile, usualAccess } from '@lemma/school/people';
import { useAuth, useUid } from '@lemma/shared-auth';
import { useQuery } from '@tanstack/react-query';
import { accessQuery } from './access-query.ts';

/** What the signed-in student's teachers set for them; the usual until it is known, and for everybody else. */
export function useAccessProfile(): AccessProfile {
  const uid = useUid();
  const { profile } = useAuth();
  const { data } = useQuery({
    ...accessQuery(uid, uid),
    enabled: profile?.role === 'student',
    meta: { silent: true },
  });
  return data?.access ?? usualAccess;
}
