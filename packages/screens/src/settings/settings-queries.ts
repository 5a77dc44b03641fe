import type { Classroom } from '@lemma/school/class';
import { ownSettingsSchema } from '@lemma/school/settings';
import { call, documentQuery } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import { classesQuery } from '../classes-query.ts';

const all = (uid: string) => ['settings', uid] as const;

/** What the settings page reads. The uid stands in each key. */
export const settingsQueries = {
  own: (uid: string) => documentQuery([...all(uid), 'own'], 'settings', uid, ownSettingsSchema),
  classes: (uid: string) => classesQuery([...all(uid), 'classes'], uid),
  /** Asked for anew when somebody comes or goes. */
  coTeachers: (uid: string, { id: classId, teacherIds }: Pick<Classroom, 'id' | 'teacherIds'>) =>
    queryOptions({
      queryKey: [...all(uid), 'co-teachers', classId, teacherIds] as const,
      queryFn: () => call('listCoTeachers', { classId }),
    }),
  modelState: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'model-state'] as const, queryFn: () => call('modelState', {}) }),
  sessions: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'sessions'] as const, queryFn: () => call('listSessions', {}) }),
  retention: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'retention'] as const, queryFn: () => call('retentionPlan', {}) }),
  changes: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'changes'] as const, queryFn: () => call('recentChanges', {}) }),
};
