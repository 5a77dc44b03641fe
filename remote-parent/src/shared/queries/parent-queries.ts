import { queryKeys } from '@lemma/contract';
import { deskSchema } from '@lemma/school/desk';
import { digestChoiceSchema, guardianSchema } from '@lemma/school/family';
import { liveDocument } from '@lemma/screens';
import { readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** What several screens of the area read. */
export const parentQueries = {
  /** The active links to children. */
  children: (uid: string) =>
    queryOptions({
      queryKey: queryKeys.documents(uid, 'guardians', 'mine'),
      queryFn: async () => {
        const links = await readWhere('guardians', [['parentId', '==', uid]], guardianSchema);
        return links
          .filter(({ state }) => state === 'active')
          .toSorted((one, other) => one.studentName.localeCompare(other.studentName));
      },
    }),
  desk: (uid: string, studentId: string) => liveDocument(uid, 'desks', studentId, deskSchema),
  /** How often this person gets letters by email, and in which language. */
  digest: (uid: string) => liveDocument(uid, 'digests', uid, digestChoiceSchema),
};
