import { type DigestChoice, digestRhythms, letterLanguageFor, letterLanguages } from '@lemma/school/family';
import { QueryView, useCall } from '@lemma/screens';
import { news } from '@lemma/toast';
import { RadioGroup, Section, Select, useLocale } from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { OtherLanguage } from '#shared/parts/other-language.tsx';
import { parentQueries } from '#shared/queries/parent-queries.ts';
import { useText } from '#shared/text/texts.ts';

const isRhythm = (value: string): value is DigestChoice['often'] => digestRhythms.some((often) => often === value);

const isLanguage = (value: string): value is DigestChoice['language'] => letterLanguages.some((one) => one === value);

/** How often letters come, and in which language; the default is the page's language. */
export function LetterChoice({ uid }: { readonly uid: string }) {
  const t = useText('children');
  const digest = useQuery(parentQueries.digest(uid));
  const save = useCall('saveDigest', {
    onSuccess: () => news({ title: t('letterSaved'), tone: 'good' }),
  });
  const pageLanguage = letterLanguageFor(useLocale());
  return (
    <Section ruled title={t('lettersTitle')} lead={t('lettersLead')}>
      <QueryView query={digest}>
        {(stored) => {
          const choice = save.isPending
            ? save.variables
            : (stored ?? ({ often: 'off', language: pageLanguage } as const));
          return (
            <div className="flex flex-col items-start gap-4 pb-5">
              <RadioGroup
                label={t('often')}
                value={choice.often}
                onValueChange={(value) => isRhythm(value) && save.mutate({ often: value, language: choice.language })}
                options={digestRhythms.map((often) => ({ value: often, label: t(`rhythms.${often}`) }))}
              />
              <Select
                label={t('language')}
                value={choice.language}
                onChange={({ currentTarget: { value } }) =>
                  isLanguage(value) && save.mutate({ often: choice.often, language: value })
                }
                options={letterLanguages.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
              />
              <OtherLanguage choice={choice} />
            </div>
          );
        }}
      </QueryView>
    </Section>
  );
}
