import { hasRememberedCode, rememberedPlace } from '@lemma/contract';
import { useAuth } from '@lemma/shared-auth';
import { Button, ButtonLink, Notice, TextLink } from '@lemma/ui';
import { useSyncExternalStore } from 'react';
import { paths } from '../../app/paths.ts';
import { seeSample } from '../../app/sample-key.ts';
import { PublicPage } from '../public-page.tsx';
import { PlainAnswers } from './plain-answers.tsx';
import { Product } from './product.tsx';
import { useText } from './text/texts.ts';
import { TryProblem } from './try-problem.tsx';

/** Nothing changes what is remembered while this page is open. */
const never = () => () => undefined;
/** The drawn page has none: one that is remembered is shown when the page is taken over. */
const useRememberedCode = (): boolean => useSyncExternalStore(never, hasRememberedCode, () => false);
const useRememberedPlace = () => useSyncExternalStore(never, rememberedPlace, () => undefined);

export function HomePage() {
  const t = useText('home');
  const { isAuthenticated } = useAuth();
  const hasCode = useRememberedCode();
  const place = useRememberedPlace();
  // A code from a teacher is for a parent.
  const isParent = !isAuthenticated && hasCode;
  return (
    <PublicPage
      width="wide"
      actions={
        isAuthenticated ? (
          <ButtonLink to={paths.authSuccess()}>{t('open')}</ButtonLink>
        ) : (
          <TextLink to={paths.signIn()} className="whitespace-nowrap">
            {t('signIn')}
          </TextLink>
        )
      }
      foot={t('foot')}
    >
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-2">
        <div className="lg:pt-8">
          <h1 className="text-[2.25rem] leading-tight font-semibold tracking-tight text-balance md:text-[3.25rem]">
            {t('title')}
          </h1>
          <p className="measure mt-5 text-lg text-muted">{t('lead')}</p>
          {isParent && (
            <div className="mt-6">
              <Notice title={t('codeTitle')}>{t('codeBody')}</Notice>
            </div>
          )}
          {!isAuthenticated && !hasCode && place !== undefined && (
            <div className="mt-6">
              <Notice title={t('placeTitle')}>
                <TextLink to={place === 'student' ? paths.studentLogin() : paths.signIn()}>
                  {t(place === 'student' ? 'placeCard' : 'signIn')}
                </TextLink>
              </Notice>
            </div>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={paths.signUp({ as: isParent ? 'parent' : 'teacher' })} kind="primary">
              {isParent ? t('createAccount') : t('signUp')}
            </ButtonLink>
            <Button onClick={() => seeSample('teacher')}>{t('seeClass')}</Button>
            {isParent ? (
              <ButtonLink to={paths.signIn()}>{t('signIn')}</ButtonLink>
            ) : (
              <>
                <ButtonLink to={paths.studentLogin()}>{t('student')}</ButtonLink>
                <ButtonLink to={paths.signUp({ as: 'parent' })}>{t('parent')}</ButtonLink>
              </>
            )}
          </div>
          <p className="mt-4 text-sm text-muted">{t('free')}</p>
        </div>
        <TryProblem />
      </div>
      <Product />
      <PlainAnswers />
    </PublicPage>
  );
}
