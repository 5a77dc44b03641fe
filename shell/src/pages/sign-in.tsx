import { useGo } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { Button, FormErrorSummary, PageTitle, PasswordField, TextField, TextLink } from '@lemma/ui';
import type { SubmitEvent } from 'react';
import { ownPart } from '../app/own-part.ts';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';
import { GoogleButton } from './google-button.tsx';
import { PublicPage } from './public-page.tsx';
import { SchoolButtons } from './school-buttons.tsx';

export function SignInPage() {
  const t = useText('signIn');
  const { signIn } = useAuth();
  const go = useGo();
  const { pending, faults, faultOf, submit } = useSubmission();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email'));
    const password = String(form.get('password'));
    const missing = async () => {
      // With what checks addresses and passwords, which the page does not need before.
      const [{ emailFaults }, { oldPasswordFaults }] = await Promise.all([
        ownPart(() => import('./account-fields.ts')),
        ownPart(() => import('./new-password-faults.ts')),
      ]);
      return [
        ...emailFaults(t, email),
        ...(password === '' ? [{ field: 'password', message: t('passwordMissing') }] : []),
        ...oldPasswordFaults(t, password, email),
      ];
    };
    submit(missing, async () => {
      await signIn(email, password);
      await go(paths.authSuccess(), { replace: true });
    });
  };

  return (
    <PublicPage>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <form noValidate method="post" onSubmit={handleSubmit} className="flex flex-col gap-5">
        <FormErrorSummary errors={faults} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          error={faultOf('email')}
        />
        <PasswordField
          id="password"
          name="password"
          label={t('password')}
          autoComplete="current-password"
          error={faultOf('password')}
        />
        <Button type="submit" kind="primary" pending={pending}>
          {t('submit')}
        </Button>
      </form>
      <GoogleButton label={t('google')} />
      <SchoolButtons />
      <ul className="mt-8 flex flex-col gap-3 border-t border-line pt-6">
        <li>
          <TextLink to={paths.forgotPassword()}>{t('forgot')}</TextLink>
        </li>
        <li>
          {t('noAccount')} <TextLink to={paths.signUp()}>{t('signUp')}</TextLink>
        </li>
        <li>
          <TextLink to={paths.studentLogin()}>{t('student')}</TextLink>
        </li>
      </ul>
    </PublicPage>
  );
}
