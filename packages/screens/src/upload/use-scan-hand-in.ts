import type { ChosenPage } from '@lemma/school';
import { call } from '@lemma/shared-auth';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Hands a scan in, student by student. Doing it again goes on with those that failed: a page that is in already is
 * recognised by its id.
 */
export function useScanHandIn(assignmentId: string) {
  const [batch] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const mutation = useMutation({
    mutationFn: async (byStudent: ReadonlyMap<string, ChosenPage[]>) => {
      setDone(0);
      const missed: string[] = [];
      for (const [studentId, pages] of byStudent) {
        const handInId = `${batch}-${studentId}`.slice(0, 128);
        await call('handInForStudent', { assignmentId, studentId, handInId, note: '', pages }).catch(() =>
          missed.push(studentId),
        );
        setDone((count) => count + 1);
      }
      setFailed(missed);
    },
    meta: { silent: true },
  });
  return { ...mutation, done, failed };
}
