import { queryKeys } from '@lemma/contract';
import type { Classroom } from '@lemma/school/class';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../queries/call-query.ts';

/** Queries that only the settings page uses. */
export const settingsQueries = {
  /** Read again when somebody joins or leaves. */
  coTeachers: (uid: string, { id: classId, teacherIds }: Pick<Classroom, 'id' | 'teacherIds'>) =>
    queryOptions({
      ...callQuery(uid, 'listCoTeachers', { classId }),
      queryKey: queryKeys.made(uid, 'co-teachers', classId, teacherIds),
    }),
  sessions: (uid: string) => callQuery(uid, 'listSessions', {}),
  retention: (uid: string) => callQuery(uid, 'retentionPlan', {}),
  /** Read again when a class goes, or comes back. */
  deletedClasses: (uid: string, ...classes: readonly Pick<Classroom, 'id'>[]) =>
    queryOptions({
      ...callQuery(uid, 'deletedClasses', {}),
      queryKey: queryKeys.made(uid, 'deleted-classes', ...classes.map(({ id }) => id)),
    }),
  secondFactor: (uid: string) => callQuery(uid, 'showSecondFactor', {}),
  /** A new secret each time that the dialog opens; it is forgotten when it closes. */
  begunFactor: (uid: string) =>
    queryOptions({
      ...callQuery(uid, 'beginSecondFactor', {}),
      ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
    }),
  changes: (uid: string) => callQuery(uid, 'recentChanges', {}),
};
