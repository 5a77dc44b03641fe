import { Button, type Locale, PublicFrame, type PublicFrameProps, useLocale } from '@lemma/ui';
import { chooseLanguage } from '../app/page-language.ts';

/** Each in its own words, so that whoever reads it finds it. */
const names: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español' };

/** A page before signing in, with the way to the other language. */
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
