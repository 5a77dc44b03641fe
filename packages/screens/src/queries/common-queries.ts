import { queryKeys } from '@lemma/contract';
import { boardSchema } from '@lemma/school/assignment';
import { type Classroom, classroomSchema, rosterSchema } from '@lemma/school/class';
import { deskSchema } from '@lemma/school/desk';
import { ownSettingsSchema } from '@lemma/school/settings';
import { documentQuery, readWhere, whereQuery } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from './call-query.ts';
import { liveDocument } from './live-document.ts';

/** The person's own settings, under the same key as in the shell. */
export const ownSettings = (uid: string) =>
  documentQuery(queryKeys.ownSettings(uid), 'settings', uid, ownSettingsSchema);

/** Whether the school has set up a language model. */
export const modelState = (uid: string) => callQuery(uid, 'modelState', {});

/** Every skill in words. The catalog only changes with a release. */
export const skillsQuery = (uid: string) =>
  queryOptions({ ...callQuery(uid, 'listSkills', {}), staleTime: Number.POSITIVE_INFINITY });

/** The placement of the signed-in student, which the first call begins. */
export const placementQuery = (uid: string) =>
  queryOptions({
    ...callQuery(uid, 'startPlacement', { start: true }),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Who is in a class, in one document. */
export const rosterQuery = (uid: string, classId: string) => liveDocument(uid, 'rosters', classId, rosterSchema);

/** The assignments of a class as its teachers see them, in one document. */
export const boardQuery = (uid: string, classId: string) => liveDocument(uid, 'boards', classId, boardSchema);

/** All work of the signed-in student, in one document that stays on this device until sign-out. */
export const deskQuery = (uid: string) => liveDocument(uid, 'desks', uid, deskSchema, { keep: true });

/**
 * A shell of the previous release does not lend the function that follows these documents; with it, they are read when
 * a page asks for them.
 */
const classesOf = (uid: string) => {
  const queryKey = queryKeys.documents(uid, 'classes', 'mine');
  const mine = [['teacherIds', 'array-contains', uid]] as const;
  if (typeof whereQuery === 'function') return whereQuery(queryKey, 'classes', mine, classroomSchema);
  return queryOptions({ queryKey, queryFn: () => readWhere('classes', mine, classroomSchema) });
};

/**
 * The classes in which somebody has a role, oldest first. The query is live, so that a changed role is seen at once.
 */
export const classesQuery = (uid: string) =>
  queryOptions({
    ...classesOf(uid),
    select: (classes: readonly Classroom[]) => classes.toSorted((one, other) => one.createdAt - other.createdAt),
  });
