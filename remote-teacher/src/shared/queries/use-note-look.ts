import { callQuery } from '@lemma/screens';
import { useUid } from '@lemma/shared-auth';
import { useQuery } from '@tanstack/react-query';

/**
 * Notes that the reader looks at the data of one student, for the school and the family. Nothing on a page waits for it.
 * Pages that show one student call it; several of the same student within a moment are one look.
 */
export function useNoteLook(studentId: string | undefined): void {
  const uid = useUid();
  useQuery({ ...callQuery(uid, 'noteLook', { studentId: studentId ?? '' }), enabled: studentId !== undefined });
}
