import { Navigate, useSearchParams } from '@lemma/router';
import { confirmByLink, emailOfResetLink, setPasswordByLink } from '@lemma/shared-auth';
import { Button, ButtonLink, FormErrorSummary, Loading, PageTitle, PasswordField } from '@lemma/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';
import { newPasswordFaults } from './new-password-faults.ts';
import { PublicPage } from './public-page.tsx';
import { SchoolReturn } from './school-return.tsx';

type LinkState =
  | { readonly kind: 'checking' | 'bad' | 'confirmed' | 'changed' }
  | { readonly kind: 'reset'; readonly email: string };

const check = async (mode: string | null, code: string): Promise<LinkState> => {
  if (mode === 'resetPassword') return { kind: 'reset', email: await emailOfResetLink(code) };
  await confirmByLink(code);
  return { kind: 'confirmed' };
};

/**
 * The target of links in e-mails (`mode` and `oobCode` in the address): a new password, or a confirmed address. A
 * school's provider sends the browser here too (`state`).
 */
export function AuthCallbackPage() {
  const t = useText('callback');
  const [search] = useSearchParams();
  const mode = search.get('mode');
  const code = search.get('oobCode');
  const [state, setState] = useState<LinkState>({ kind: 'checking' });

  useEffect(() => {
    if (code === null) return;
    let here = true;
    check(mode, code).then(
      (next) => here && setState(next),
      () => here && setState({ kind: 'bad' }),
    );
    return () => {
      here = false;
    };
  }, [mode, code]);

  if (search.has('state'))
    return (
      <PublicPage>
        <SchoolReturn answer={search.toString()} />
      </PublicPage>
    );
  if (code === null) return <Navigate to={paths.authSuccess()} replace />;
  return (
    <PublicPage>
      {state.kind === 'checking' && <Loading />}
      {state.kind === 'reset' && (
        <NewPassword code={code} email={state.email} onDone={() => setState({ kind: 'changed' })} />
      )}
      {state.kind === 'changed' && (
        <Message title={t('doneTitle')} body={t('doneBody')} to={paths.signIn()} action={t('signIn')} />
      )}
      {state.kind === 'confirmed' && (
        <Message title={t('confirmedTitle')} to={paths.authSuccess()} action={t('goOn')} />
      )}
      {state.kind === 'bad' && (
        <Message title={t('badTitle')} body={t('badBody')} to={paths.forgotPassword()} action={t('again')} />
      )}
    </PublicPage>
  );
}

type MessageProps = { readonly title: string; readonly body?: string; readonly to: string; readonly action: string };

const Message = ({ title, body, to, action }: MessageProps) => (
  <div role="status" className="flex flex-col items-start gap-4">
    <PageTitle>{title}</PageTitle>
    {body !== undefined && <p>{body}</p>}
    <ButtonLink to={to} kind="primary">
      {action}
    </ButtonLink>
  </div>
);

type NewPasswordProps = { readonly code: string; readonly email: string; readonly onDone: () => void };

function NewPassword({ code, email, onDone }: NewPasswordProps) {
  const t = useText('callback');
  const { pending, faults, faultOf, submit } = useSubmission();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    submit(newPasswordFaults(t, password, email), async () => {
      await setPasswordByLink(code, password, email);
      onDone();
    });
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <div>
        <PageTitle>{t('resetTitle')}</PageTitle>
        <p className="mt-1 text-muted">{t('resetLead', { email })}</p>
      </div>
      <FormErrorSummary errors={faults} />
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
  );
}
