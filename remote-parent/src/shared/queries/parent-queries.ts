import { queryKeys } from '@lemma/contract';
import { deskSchema } from '@lemma/school/desk';
import { type DigestChoice, digestChoiceSchema, guardianSchema } from '@lemma/school/family';
import { callQuery, liveDocument } from '@lemma/screens';
import { readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** What the parent's screens read. */
export const parentQueries = {
  /** The links to children that are in force. */
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
  /** How often this person is written to. */
  digest: (uid: string) => liveDocument(uid, 'digests', uid, digestChoiceSchema),
  desk: (uid: string, studentId: string) => liveDocument(uid, 'desks', studentId, deskSchema),
  /** The questions of an assignment beside what the child has of them. */
  childWork: (uid: string, studentId: string, assignmentId: string) =>
    callQuery(uid, 'childWork', { studentId, assignmentId }),
  /** In the language that was chosen for letters, else in this one. */
  letter: (uid: string, language: DigestChoice['language']) =>
    queryOptions({
      ...callQuery(uid, 'showDigest', { now: true, language }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** All that is kept of a child. Asked for anew each time, and not kept here. */
  kept: (uid: string, studentId: string) =>
    queryOptions({
      ...callQuery(uid, 'exportChild', { studentId }),
      gcTime: 0,
    }),
  /** Receipts of deletions that this person asked for. */
  receipts: (uid: string) => callQuery(uid, 'erasureReceipts', {}),
};
