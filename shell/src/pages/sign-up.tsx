import { hasRememberedCode } from '@lemma/contract';
import { useNavigate, useSearchParams } from '@lemma/router';
import { type AdultRole, useAuth } from '@lemma/shared-auth';
import { Button, FormErrorSummary, PageTitle, PasswordField, RadioGroup, TextField, TextLink } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { emailFaults, isAdultRole, nameFaults, roleFaults } from './account-fields.ts';
import { useSubmission } from './auth-form.ts';
import { GoogleButton, useGoogle } from './google-button.tsx';
import { newPasswordFaults } from './new-password-faults.ts';
import { PublicPage } from './public-page.tsx';

export function SignUpPage() {
  const t = useText('signUp');
  const { signUp } = useAuth();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [role, setRole] = useState<AdultRole | ''>(() => {
    const asked = search.get('as') ?? '';
    if (isAdultRole(asked)) return asked;
    return hasRememberedCode() ? 'parent' : '';
  });
  const { pending, faults, faultOf, submit } = useSubmission();
  const isGoogleThere = useGoogle();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (name: string) => String(form.get(name) ?? '');
    const [fullName, email, password] = [read('fullName'), read('email'), read('password')];
    const wrong = [
      ...nameFaults(t, fullName),
      ...roleFaults(t, role),
      ...emailFaults(t, email),
      ...newPasswordFaults(t, password, email),
    ];
    submit(wrong, async () => {
      if (role === '') return;
      await signUp(email, password, fullName, role);
      await navigate(paths.authSuccess(), { replace: true });
    });
  };

  return (
    <PublicPage>
      <PageTitle>{t('title')}</PageTitle>
      <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <FormErrorSummary errors={faults} />
        <TextField
          id="fullName"
          name="fullName"
          label={t('fullName')}
          autoComplete="name"
          error={faultOf('fullName')}
        />
        <RadioGroup
          name="role"
          label={t('role')}
          value={role}
          onValueChange={(value) => isAdultRole(value) && setRole(value)}
          error={faultOf('role')}
          options={[
            { value: 'teacher', label: t('teacher'), hint: t('teacherHint') },
            { value: 'parent', label: t('parent'), hint: t('parentHint') },
          ]}
        />
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
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={faultOf('password')}
        />
        <Button type="submit" kind="primary" pending={pending}>
          {t('submit')}
        </Button>
      </form>
      {role === 'parent' ? (
        isGoogleThere && <p className="mt-4 text-sm text-muted">{t('googleParent')}</p>
      ) : (
        <GoogleButton label={t('google')} hint={t('googleHint')} />
      )}
      <p className="mt-8 border-t border-line pt-6">
        {t('haveOne')} <TextLink to={paths.signIn()}>{t('signIn')}</TextLink>
      </p>
    </PublicPage>
  );
}
