import { queryKeys } from '@lemma/contract';
import { useUid } from '@lemma/shared-auth';
import { getLocale, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';

type Texts = Readonly<Record<string, string>>;

/** Names of misconceptions by id in the language of the page; none on a page in English, as the server sends these. */
export const misconceptionNames = async (): Promise<Texts> =>
  getLocale() === 'es' ? (await import('@lemma/math/spanish/misconceptions')).misconceptionsInSpanish : {};

/** The same for what a teacher can do next. */
const moves = async (): Promise<Texts> =>
  getLocale() === 'es' ? (await import('@lemma/math/spanish/moves')).movesInSpanish : {};

/** The same for why children have a misconception. */
const whys = async (): Promise<Texts> =>
  getLocale() === 'es' ? (await import('@lemma/math/spanish/whys')).whysInSpanish : {};

function useTexts(name: string, queryFn: () => Promise<Texts>): Texts {
  const uid = useUid();
  const queryKey = queryKeys.made(uid, name, useLocale());
  // The device has them without a network too.
  return useQuery({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' }).data ?? {};
}

/**
 * Names misconceptions of stored documents in the language of the page. Until the names have come, and for one that
 * has none, it is the name in the document.
 */
export function useMisconceptionNames(): (id: string, stored: string) => string {
  const names = useTexts('misconception-names', misconceptionNames);
  return (id, stored) => names[id] ?? stored;
}

/** What a teacher can do next about a misconception, on a page in another language than English. */
export function useMoves(): (id: string) => string | undefined {
  const known = useTexts('misconception-moves', moves);
  return (id) => known[id];
}

/** Why children have a misconception, on a page in another language than English. */
export function useWhys(): (id: string) => string | undefined {
  const known = useTexts('misconception-whys', whys);
  return (id) => known[id];
}
