import { boardSchema, classroomSchema, deskSchema, rosterSchema, shelfSchema } from '@lemma/school';
import { documentQuery, whereQuery } from '@lemma/shared-auth';

const all = (uid: string) => ['files', uid] as const;

/** What the page for files reads. The uid stands in each key. */
export const filesQueries = {
  shelf: (uid: string) => documentQuery([...all(uid), 'shelf'], 'shelves', uid, shelfSchema),
  desk: (uid: string) => documentQuery([...all(uid), 'desk'], 'desks', uid, deskSchema),
  classes: (uid: string) =>
    whereQuery([...all(uid), 'classes'], 'classes', [['teacherIds', 'array-contains', uid]], classroomSchema),
  board: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'board', classId], 'boards', classId, boardSchema),
  roster: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'roster', classId], 'rosters', classId, rosterSchema),
};
