import { Button, directionOf, languageNames, locales, PublicFrame, type PublicFrameProps, useLocale } from '@lemma/ui';
import { chooseLanguage } from '../app/page-language.ts';

/** A page for people who are not signed in, with a button for each other language. */
export function PublicPage({ actions, ...rest }: PublicFrameProps) {
  const own = useLocale();
  return (
    <PublicFrame
      {...rest}
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
