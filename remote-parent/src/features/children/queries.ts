import type { DigestChoice } from '@lemma/school/family';
import { callQuery } from '@lemma/screens';
import { queryOptions } from '@tanstack/react-query';

/** What a child's page reads besides the desk. */
export const childQueries = {
  /** The letter as it would be sent now. */
  letter: (uid: string, language: DigestChoice['language']) =>
    queryOptions({
      ...callQuery(uid, 'showDigest', { now: true, language }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** How much is stored about a child. Read again each time, and not cached. */
  kept: (uid: string, studentId: string) =>
    queryOptions({
      ...callQuery(uid, 'countStored', { studentId }),
      gcTime: 0,
    }),
  /** Receipts of deletions that this person asked for. */
  receipts: (uid: string) => callQuery(uid, 'erasureReceipts', {}),
};
