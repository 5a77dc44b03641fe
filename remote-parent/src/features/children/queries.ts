import type { DigestChoice } from '@lemma/school/family';
import { callQuery, partsQuery } from '@lemma/screens';
import { queryOptions } from '@tanstack/react-query';

/** With figures and mathematics. */
async function loadParts() {
  const { TryAtHome } = await import('./parts/try-at-home.tsx');
  return { TryAtHome };
}
export type Parts = Partial<Awaited<ReturnType<typeof loadParts>>>;

/** What a child's page reads besides the desk. */
export const childQueries = {
  /** In the language that was chosen for letters, otherwise in this one. */
  letter: (uid: string, language: DigestChoice['language']) =>
    queryOptions({
      ...callQuery(uid, 'showDigest', { now: true, language }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Everything that is stored about a child. Read again each time, and not cached. */
  kept: (uid: string, studentId: string) =>
    queryOptions({
      ...callQuery(uid, 'exportChild', { studentId }),
      gcTime: 0,
    }),
  /** Receipts of deletions that this person asked for. */
  receipts: (uid: string) => callQuery(uid, 'erasureReceipts', {}),
  /** What the heading does not need. */
  parts: (uid: string) => partsQuery(uid, 'child', loadParts),
};
