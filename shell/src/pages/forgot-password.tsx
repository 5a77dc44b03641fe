import { useAuth } from '@lemma/shared-auth';
import { authReasonOf } from '@lemma/shared-auth/reasons';
import { Button, FormErrorSummary, PageTitle, TextField, TextLink } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { emailFaults } from './account-fields.ts';
import { useSubmission } from './auth-form.ts';
import { PublicPage } from './public-page.tsx';

/** What the auth service may say of an address without an open account: the page tells nobody who has one. */
const TELLING: ReadonlySet<string | undefined> = new Set(['credential', 'disabled', 'provider']);

export function ForgotPasswordPage() {
  const t = useText('forgot');
  const { resetPassword } = useAuth();
  const [sentTo, setSentTo] = useState<string | undefined>();
  const { pending, faults, faultOf, submit } = useSubmission();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    submit(emailFaults(t, email), async () => {
      await resetPassword(email).catch((error: unknown) => {
        if (!TELLING.has(authReasonOf(error))) throw error;
      });
      setSentTo(email);
    });
  };

  return (
    <PublicPage>
      {sentTo === undefined ? (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <p className="mt-1 mb-6 text-muted">{t('lead')}</p>
          <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
            <FormErrorSummary errors={faults} />
            <TextField
              id="email"
              name="email"
              type="email"
              label={t('email')}
              autoComplete="username"
              error={faultOf('email')}
            />
            <Button type="submit" kind="primary" pending={pending}>
              {t('submit')}
            </Button>
          </form>
        </>
      ) : (
        <div role="status">
          <PageTitle>{t('sentTitle')}</PageTitle>
          <p className="mt-3">{t('sentBody', { email: sentTo })}</p>
        </div>
      )}
      <p className="mt-8 border-t border-line pt-6">
        <TextLink to={paths.signIn()}>{t('back')}</TextLink>
      </p>
    </PublicPage>
  );
}
