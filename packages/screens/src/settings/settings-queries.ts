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
  changes: (uid: string) => callQuery(uid, 'recentChanges', {}),
};
