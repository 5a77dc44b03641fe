import type { DigestChoice } from '@lemma/school/family';
import { callQuery } from '@lemma/screens';
import { queryOptions } from '@tanstack/react-query';

/** What the page of a child reads beside the desk. */
export const childQueries = {
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
