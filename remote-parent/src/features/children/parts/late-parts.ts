import { partsQuery } from '@lemma/screens';

/** With figures and mathematics. */
async function loadParts() {
  const { TryAtHome } = await import('./try-at-home.tsx');
  return { TryAtHome };
}
export type LateParts = Partial<Awaited<ReturnType<typeof loadParts>>>;

/** What the heading of a child's page does not need. */
export const lateParts = (uid: string) => partsQuery(uid, 'child', loadParts);
