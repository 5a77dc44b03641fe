import { queryKeys } from '@lemma/contract';
import type { Classroom } from '@lemma/school/class';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../queries/call-query.ts';

/** What only the settings page reads. */
export const settingsQueries = {
  /** Asked for anew when somebody comes or goes. */
  coTeachers: (uid: string, { id: classId, teacherIds }: Pick<Classroom, 'id' | 'teacherIds'>) =>
    queryOptions({
      ...callQuery(uid, 'listCoTeachers', { classId }),
      queryKey: queryKeys.made(uid, 'co-teachers', classId, teacherIds),
    }),
  sessions: (uid: string) => callQuery(uid, 'listSessions', {}),
  retention: (uid: string) => callQuery(uid, 'retentionPlan', {}),
  changes: (uid: string) => callQuery(uid, 'recentChanges', {}),
};
