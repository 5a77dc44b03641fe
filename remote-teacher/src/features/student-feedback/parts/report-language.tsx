import { useSearchParams } from '@lemma/router';
import type { PageLanguage } from '@lemma/school/base';
import { getLocale, languageNames, Select, setLocale } from '@lemma/ui';
import { useLayoutEffect, useState } from 'react';
import { useFeedbackText } from '#shared/text/use-feedback-text.ts';

/** The languages in which a teacher's pages have all their words. */
const offered = ['en', 'es'] as const;
type Offered = (typeof offered)[number];
const offeredOf = (language: string | null | undefined) => offered.find((one) => one === language);

/**
 * The language of the page for the family: that of the child's pages until the teacher chooses one. While it is shown the
 * whole page is in it, dates and names of skills too, and the teacher's own returns with the way back. What it is called in
 * stays mounted while the names of skills come in another language.
 */
export function useReportLanguage(own: PageLanguage | undefined): Offered {
  const [search] = useSearchParams();
  const [before] = useState(getLocale);
  const language = offeredOf(search.get('language')) ?? offeredOf(own) ?? offeredOf(before) ?? 'en';
  useLayoutEffect(() => setLocale(language), [language]);
  useLayoutEffect(() => () => setLocale(before), [before]);
  return language;
}

/** The choice of the language, which stands in the address. */
export function ReportLanguage({ language }: { readonly language: Offered }) {
  const t = useFeedbackText('family');
  const [search, setSearch] = useSearchParams();
  return (
    <Select
      label={t('language')}
      value={language}
      options={offered.map((value) => ({ value, label: languageNames[value] }))}
      onChange={({ currentTarget: { value } }) => {
        search.set('language', value);
        setSearch(search, { replace: true });
      }}
    />
  );
}
