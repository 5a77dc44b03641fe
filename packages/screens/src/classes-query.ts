import { type Classroom, classroomSchema } from '@lemma/school/class';
import { readWhere, whereQuery } from '@lemma/shared-auth';
import { type QueryKey, queryOptions } from '@tanstack/react-query';

/** A shell of the release before does not lend the way to follow them: there they are read when a page asks for them. */
const classesOf = (queryKey: QueryKey, uid: string) => {
  const mine = [['teacherIds', 'array-contains', uid]] as const;
  if (typeof whereQuery === 'function') return whereQuery(queryKey, 'classes', mine, classroomSchema);
  return queryOptions({ queryKey, queryFn: () => readWhere('classes', mine, classroomSchema) });
};

/** The classes in which somebody has a role, oldest first. Followed: a role that changes is seen at once. */
export const classesQuery = (queryKey: QueryKey, uid: string) =>
  queryOptions({
    ...classesOf(queryKey, uid),
    select: (classes: readonly Classroom[]) => classes.toSorted((one, other) => one.createdAt - other.createdAt),
  });
