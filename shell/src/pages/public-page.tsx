import {
  Button,
  directionOf,
  languageNames,
  locales,
  PublicFrame,
  type PublicFrameProps,
  TextLink,
  useLocale,
} from '@lemma/ui';
import { chooseLanguage } from '../app/page-language.ts';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';

/** A page for people who are not signed in, with a button for each other language and what is stored of children. */
export function PublicPage({ actions, foot, ...rest }: PublicFrameProps) {
  const t = useText('public');
  const own = useLocale();
  return (
    <PublicFrame
      {...rest}
      foot={
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          {foot !== undefined && <span>{foot}</span>}
          <TextLink to={paths.privacy()}>{t('privacy')}</TextLink>
        </div>
      }
      actions={
        <>
          {locales
            .filter((locale) => locale !== own)
            .map((locale) => (
              <Button
                key={locale}
                kind="quiet"
                size="small"
                lang={locale}
                dir={directionOf(locale)}
                onClick={() => chooseLanguage(locale)}
              >
                {languageNames[locale]}
              </Button>
            ))}
          {actions}
        </>
      }
    />
  );
}
