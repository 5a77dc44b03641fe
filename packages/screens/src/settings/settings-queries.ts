import { classroomSchema, ownSettingsSchema } from '@lemma/school';
import { call, documentQuery, readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const all = (uid: string) => ['settings', uid] as const;

/** What the settings page reads. The uid stands in each key. */
export const settingsQueries = {
  own: (uid: string) => documentQuery([...all(uid), 'own'], 'settings', uid, ownSettingsSchema),
  classes: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'classes'] as const,
      queryFn: () => readWhere('classes', [['teacherIds', 'array-contains', uid]], classroomSchema),
    }),
  modelState: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'model-state'] as const, queryFn: () => call('modelState', {}) }),
  coTeachers: (uid: string, classId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'co-teachers', classId] as const,
      queryFn: () => call('listCoTeachers', { classId }),
    }),
  sessions: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'sessions'] as const, queryFn: () => call('listSessions', {}) }),
  changes: (uid: string) =>
    queryOptions({ queryKey: [...all(uid), 'changes'] as const, queryFn: () => call('recentChanges', {}) }),
};
