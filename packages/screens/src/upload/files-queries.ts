import { boardSchema } from '@lemma/school/assignment';
import { rosterSchema } from '@lemma/school/class';
import { deskSchema } from '@lemma/school/desk';
import { shelfSchema } from '@lemma/school/files';
import { documentQuery } from '@lemma/shared-auth';
import { classesQuery } from '../classes-query.ts';

const all = (uid: string) => ['files', uid] as const;

/** What the page for files reads. The uid stands in each key. */
export const filesQueries = {
  shelf: (uid: string) => documentQuery([...all(uid), 'shelf'], 'shelves', uid, shelfSchema),
  desk: (uid: string) => documentQuery([...all(uid), 'desk'], 'desks', uid, deskSchema),
  classes: (uid: string) => classesQuery([...all(uid), 'classes'], uid),
  board: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'board', classId], 'boards', classId, boardSchema),
  roster: (uid: string, classId: string) =>
    documentQuery([...all(uid), 'roster', classId], 'rosters', classId, rosterSchema),
};
