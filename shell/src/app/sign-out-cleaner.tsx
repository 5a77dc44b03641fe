import { useAuth } from '@lemma/shared-auth';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Empties the cache when the person changes: a school's computer is shared. */
export function SignOutCleaner() {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const before = useRef(user?.uid);
  useEffect(() => {
    if (before.current !== undefined && before.current !== user?.uid) queryClient.clear();
    before.current = user?.uid;
  }, [user?.uid, queryClient]);
  return null;
}
