import { queryKeys } from '@lemma/contract';
import { planSchema, planShelfSchema, planVersionSchema } from '@lemma/school/plan';
import { liveDocument } from '@lemma/screens';
import { readWhere } from '@lemma/shared-auth';
import { queryOptions } from '@tanstack/react-query';

/** What the plan screens read: one document for the plan, one for the library, and the history when it is opened. */
export const planQueries = {
  plan: (uid: string, planId: string) => liveDocument(uid, 'plans', planId, planSchema),
  shelf: (uid: string) => liveDocument(uid, 'planShelves', uid, planShelfSchema),
  versions: (uid: string, planId: string, newest: number) =>
    queryOptions({
      queryKey: queryKeys.made(uid, 'plan-versions', planId, newest),
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
