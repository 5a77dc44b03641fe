import { planSchema, planShelfSchema, planVersionSchema } from '@lemma/school/plan';
import { documentQuery, readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

const all = (uid: string) => ['teacher', uid, 'plans'] as const;

/** What the plan screens read: one document for the plan, one for the library, and the history when it is opened. */
export const planQueries = {
  plan: (uid: string, planId: string) => documentQuery([...all(uid), 'plan', planId], 'plans', planId, planSchema),
  shelf: (uid: string) => documentQuery([...all(uid), 'shelf'], 'planShelves', uid, planShelfSchema),
  versions: (uid: string, planId: string, newest: number) =>
    queryOptions({
      queryKey: [...all(uid), 'versions', planId, newest] as const,
      queryFn: async () => {
        const found = await readWhere(
          'planVersions',
          [
            ['planId', '==', planId],
            ['ownerId', '==', uid],
          ],
          planVersionSchema,
        );
        return found.toSorted((one, other) => other.version - one.version);
      },
    }),
};
