import type { ChosenPage } from '@lemma/school/files';
import { call } from '@lemma/shared-auth';
import { useRef, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';

/**
 * Turns in a scan, student by student; `onHandedIn` is called after each. Repeating it continues with the students for
 * whom it failed, because completed ones are recognized by their id. Further pages for the same student are turned in
 * separately.
 */
export function useScanHandIn(assignmentId: string, onHandedIn: (studentId: string) => void) {
  const [batch] = useState(() => crypto.randomUUID());
  const rounds = useRef(new Map<string, number>());
  const [done, setDone] = useState(0);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const mutation = useCommand(
    async (byStudent: ReadonlyMap<string, ChosenPage[]>) => {
      setDone(0);
      const missed: string[] = [];
      for (const [studentId, pages] of byStudent) {
        const round = rounds.current.get(studentId) ?? 0;
        const handInId = `${batch}-${round}-${studentId}`.slice(0, 128);
        try {
          await call('handInForStudent', { assignmentId, studentId, handInId, note: '', pages });
          rounds.current.set(studentId, round + 1);
          onHandedIn(studentId);
        } catch {
          missed.push(studentId);
        }
        setDone((count) => count + 1);
      }
      setFailed(missed);
      return byStudent.size - missed.length;
    },
    {
      meta: { silent: true },
    },
  );
  return { ...mutation, done, failed };
}
