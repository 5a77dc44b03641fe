import { deskSchema, guardianSchema } from '@lemma/school';
import { documentQuery, readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const all = (uid: string) => ['parent', uid] as const;

/** What the parent's screens read. The uid stands in each key. */
export const parentQueries = {
  all,
  /** The links to children that are in force. */
  children: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'children'] as const,
      queryFn: async () => {
        const links = await readWhere('guardians', [['parentId', '==', uid]], guardianSchema);
        return links
          .filter(({ state }) => state === 'active')
          .toSorted((one, other) => one.studentName.localeCompare(other.studentName));
      },
    }),
  desk: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'desk', studentId], 'desks', studentId, deskSchema),
};
