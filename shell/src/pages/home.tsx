import { useAuth } from '@lemma/shared-auth';
import { ButtonLink, Notice, TextLink } from '@lemma/ui';
import { useSyncExternalStore } from 'react';
import { paths } from '../app/paths.ts';
import { hasRememberedCode } from '../app/remembered-code.ts';
import { useText } from '../text/texts.ts';
import { HomeExample } from './home-example.tsx';
import { PublicPage } from './public-page.tsx';

/** Nothing changes a code while this page is open. */
const never = () => () => undefined;
/** The drawn page has none: one that is remembered is shown when the page is taken over. */
const useRememberedCode = (): boolean => useSyncExternalStore(never, hasRememberedCode, () => false);

export function HomePage() {
  const t = useText('home');
  const { isAuthenticated } = useAuth();
  const hasCode = useRememberedCode();
  return (
    <PublicPage
      width="wide"
      actions={
        isAuthenticated ? (
          <ButtonLink to={paths.authSuccess()}>{t('open')}</ButtonLink>
        ) : (
          <TextLink to={paths.signIn()}>{t('signIn')}</TextLink>
        )
      }
      foot={t('foot')}
    >
      <div className="grid items-center gap-12 lg:grid-cols-2">
        <div>
          <h1 className="text-xl font-semibold tracking-tight text-balance md:text-[2.5rem] md:leading-tight">
            {t('title')}
          </h1>
          <p className="measure mt-4 text-lg text-muted">{t('lead')}</p>
          {!isAuthenticated && hasCode && (
            <div className="mt-6">
              <Notice title={t('codeTitle')}>{t('codeBody')}</Notice>
            </div>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.studentLogin()} kind="primary">
              {t('student')}
            </ButtonLink>
            <ButtonLink to={paths.signIn()}>{t('signIn')}</ButtonLink>
            <ButtonLink to={paths.signUp()} kind="quiet">
              {t('signUp')}
            </ButtonLink>
          </div>
        </div>
        <HomeExample />
      </div>
      <ul className="mt-16 grid gap-10 border-t border-line pt-10 md:grid-cols-3">
        {(['teacher', 'student', 'parent'] as const).map((who) => (
          <li key={who}>
            <h2 className="text-lg font-semibold">{t(`${who}Title`)}</h2>
            <p className="mt-2 text-muted">{t(`${who}Body`)}</p>
          </li>
        ))}
      </ul>
    </PublicPage>
  );
}
