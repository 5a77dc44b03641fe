import { deskSchema } from '@lemma/school/desk';
import { digestChoiceSchema, guardianSchema } from '@lemma/school/family';
import { call, documentQuery, readWhere } from '@lemma/shared-auth';
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
  /** How often this person is written to. */
  digest: (uid: string) => documentQuery([...all(uid), 'digest'] as const, 'digests', uid, digestChoiceSchema),
  desk: (uid: string, studentId: string) =>
    documentQuery([...all(uid), 'desk', studentId], 'desks', studentId, deskSchema),
  /** The questions of an assignment beside what the child has of them. */
  childWork: (uid: string, studentId: string, assignmentId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'child-work', studentId, assignmentId] as const,
      queryFn: () => call('childWork', { studentId, assignmentId }),
    }),
  letter: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'letter'] as const,
      queryFn: () => call('showDigest', { now: true }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** All that is kept of a child. Asked for anew each time, and not kept here. */
  kept: (uid: string, studentId: string) =>
    queryOptions({
      queryKey: [...all(uid), 'kept', studentId] as const,
      queryFn: () => call('exportChild', { studentId }),
      gcTime: 0,
    }),
  /** Receipts of deletions that this person asked for. */
  receipts: (uid: string) =>
    queryOptions({
      queryKey: [...all(uid), 'receipts'] as const,
      queryFn: () => call('erasureReceipts', {}),
    }),
};
