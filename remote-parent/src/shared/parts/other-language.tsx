import type { DigestChoice } from '@lemma/school/family';
import { Notice, useLocale } from '@lemma/ui';
import { useText } from '#shared/text/texts.ts';

type Choice = { readonly often: DigestChoice['often']; readonly language?: DigestChoice['language'] | undefined };
type OtherLanguageProps = { readonly choice: Choice | null | undefined };

/** Says that letters come by email in another language than the page is in. */
export function OtherLanguage({ choice }: OtherLanguageProps) {
  const t = useText('children');
  const page = useLocale();
  if (!choice || choice.often === 'off' || choice.language === undefined || choice.language === page) return null;
  return <Notice tone="warm">{t(`letterOther.${choice.language}`)}</Notice>;
}
