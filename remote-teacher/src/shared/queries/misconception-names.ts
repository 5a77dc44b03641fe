import { queryKeys } from '@lemma/contract';
import { useUid } from '@lemma/shared-auth';
import { getLocale, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';

/** Names of misconceptions by id in the language of the page; none on a page in English, as the server sends these. */
export const misconceptionNames = async (): Promise<Readonly<Record<string, string>>> =>
  getLocale() === 'es' ? (await import('@lemma/math/spanish/misconceptions')).misconceptionsInSpanish : {};

/**
 * Names misconceptions of stored documents in the language of the page. Until the names have come, and for one that
 * has none, it is the name in the document.
 */
export function useMisconceptionNames(): (id: string, stored: string) => string {
  const uid = useUid();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: queryKeys.made(uid, 'misconception-names', locale),
    queryFn: misconceptionNames,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (id, stored) => data?.[id] ?? stored;
}
