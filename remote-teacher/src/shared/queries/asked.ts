import { queryKeys } from '@lemma/contract';
import { MOST_ASKED } from '@lemma/school/results';
import { call, useUid } from '@lemma/shared-auth';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Asked, AskedRef } from '#shared/logic/asked-text.ts';

type AskedOf = (ref: AskedRef) => Asked | undefined;

const nameOf = ({ assignmentId, studentId, itemId, response = '' }: AskedRef): string =>
  JSON.stringify([assignmentId, studentId, itemId, response]);

const plainRef = ({ assignmentId, studentId, itemId, response }: AskedRef): AskedRef => ({
  ...{ assignmentId, studentId, itemId },
  ...(response !== undefined && { response }),
});

/** The questions of these answers, read in batches; nothing for those that no longer exist. */
export async function readAsked(refs: readonly AskedRef[]): Promise<AskedOf> {
  const wanted = [...new Map(refs.map((ref) => [nameOf(ref), plainRef(ref)])).values()];
  const known = new Map<string, Asked>();
  for (let from = 0; from < wanted.length; from += MOST_ASKED) {
    const asked = wanted.slice(from, from + MOST_ASKED);
    const { questions } = await call('showAsked', { asked });
    for (const [index, ref] of asked.entries()) {
      const question = questions[index];
      if (question) known.set(nameOf(ref), question);
    }
  }
  return (ref) => known.get(nameOf(ref));
}

const askedQuery = (uid: string, refs: readonly AskedRef[]) =>
  queryOptions({
    queryKey: queryKeys.made(uid, 'asked', ...refs.map(nameOf).toSorted()),
    queryFn: () => readAsked(refs),
    enabled: refs.length > 0,
    // The question of an answer never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * The questions of the answers in a list: undefined while they are loaded, null for those that cannot be read, so that
 * their answers are shown without them.
 */
export function useAsked(refs: readonly AskedRef[]): (ref: AskedRef) => Asked | null | undefined {
  const uid = useUid();
  const { data, isError } = useQuery(askedQuery(uid, refs));
  if (data) return (ref) => data(ref) ?? null;
  return () => (isError ? null : undefined);
}
