import { Button, type Locale, PublicFrame, type PublicFrameProps, useLocale } from '@lemma/ui';
import { chooseLanguage } from '../app/page-language.ts';

/** Each language in its own name, so that its readers find it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' };

/** A page for people who are not signed in, with a link to the other language. */
export function PublicPage({ actions, ...rest }: PublicFrameProps) {
  const other: Locale = useLocale() === 'en' ? 'es' : 'en';
  return (
    <PublicFrame
      {...rest}
      actions={
        <>
          <Button kind="quiet" size="small" lang={other} onClick={() => chooseLanguage(other)}>
            {names[other]}
          </Button>
          {actions}
        </>
      }
    />
  );
}
