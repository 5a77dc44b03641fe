import { queryKeys } from '@lemma/contract';
import { useUid } from '@lemma/shared-auth';
import { getLocale, type Locale, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';

type Texts = Readonly<Record<string, string>>;

const wordings = async (): Promise<Texts> =>
  getLocale() === 'es' ? (await import('@lemma/plans/standards-in-spanish')).standardsInSpanish : {};

/**
 * Our wording of a standard in the language of the page, and its language. Until the wordings have come, and in a
 * language that has none, it is the English one.
 */
export function useStandardWords(): (
  code: string,
  english: string,
) => { readonly text: string; readonly lang: Locale } {
  const [uid, locale] = [useUid(), useLocale()];
  const queryKey = queryKeys.made(uid, 'standards', locale);
  const { data = {} } = useQuery({
    ...{ queryKey, queryFn: wordings, staleTime: Number.POSITIVE_INFINITY },
    // The device has them without a network too.
    networkMode: 'always',
  });
  return (code, english) => {
    const text = data[code];
    return text === undefined ? { text: english, lang: 'en' } : { text, lang: locale };
  };
}
