import { useNavigate } from '@lemma/router';
import { isKnownPassword, isListedWord } from '@lemma/school/passwords';
import { PASSWORD_LEAST } from '@lemma/school/people';
import { call, changePassword, useAuth, useUid } from '@lemma/shared-auth';
import { type AuthReason, authReasonOf } from '@lemma/shared-auth/reasons';
import { news } from '@lemma/toast';
import { AlertDialog, Button, PasswordField, Section } from '@lemma/ui';
import { type SubmitEvent, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { useSettingsText } from '../text/use-settings-text.ts';
import { SecondFactor } from './second-factor.tsx';
import { SessionsList } from './sessions-list.tsx';
import { settingsQueries } from './settings-queries.ts';
import { useByPassword } from './use-sign-in-again.ts';

/** The password, and every signed-in device. */
export function SignInSection() {
  const t = useSettingsText('settings');
  const { profile } = useAuth();
  const byPassword = useByPassword();
  return (
    <Section title={t('signIn')}>
      <div className="flex flex-col gap-6">
        {byPassword ? (
          <PasswordForm />
        ) : (
          <p className="text-muted">{profile?.role === 'student' ? t('secretByTeacher') : t('passwordByGoogle')}</p>
        )}
        {profile?.role !== 'student' && <SecondFactor />}
        <SessionsList />
        <EverywhereButton />
      </div>
    </Section>
  );
}

/**
 * What an error of the auth service means while changing the password; after any other error, everything is unchanged.
 */
const refusals: Partial<
  Record<
    AuthReason,
    | 'passwordWrong'
    | 'passwordWeak'
    | 'passwordPolicy'
    | 'passwordKnown'
    | 'passwordMany'
    | 'noNetwork'
    | 'passwordAgain'
  >
> = {
  credential: 'passwordWrong',
  weak: 'passwordWeak',
  policy: 'passwordPolicy',
  known: 'passwordKnown',
  many: 'passwordMany',
  network: 'noNetwork',
  again: 'passwordAgain',
};

function PasswordForm() {
  const t = useSettingsText('settings');
  const { user } = useAuth();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [fault, setFault] = useState<{ readonly field: 'current' | 'next'; readonly text: string }>();
  const change = useCommand(
    async () => {
      await changePassword(current, next);
      // The password is changed, even if the other devices stay signed in.
      return call('endOtherSessions', {}).then(
        () => true,
        () => false,
      );
    },
    {
      onSuccess: (elsewhere) => {
        setCurrent('');
        setNext('');
        news({
          title: t('passwordChanged'),
          description: t(elsewhere ? 'passwordChangedElse' : 'passwordElseOpen'),
          tone: elsewhere ? 'good' : 'problem',
        });
      },
      refreshes: [settingsQueries.sessions(useUid())],
      onError: (error) => {
        const key = refusals[authReasonOf(error) ?? 'other'] ?? 'passwordOther';
        setFault({ field: key === 'passwordWrong' ? 'current' : 'next', text: t(key) });
      },
      meta: { silent: true },
    },
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isKnown = isKnownPassword(next) || isListedWord(next, user?.email ?? '');
    const weak = next.length < PASSWORD_LEAST ? 'passwordWeak' : isKnown ? 'passwordKnown' : undefined;
    setFault(weak && { field: 'next', text: t(weak) });
    if (!weak && !change.isPending) change.mutate();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-md flex-col items-start gap-4">
      <PasswordField
        label={t('passwordNow')}
        autoComplete="current-password"
        value={current}
        onChange={(event) => setCurrent(event.currentTarget.value)}
        {...(fault?.field === 'current' && { error: fault.text })}
      />
      <PasswordField
        label={t('passwordNew')}
        autoComplete="new-password"
        value={next}
        onChange={(event) => setNext(event.currentTarget.value)}
        {...(fault?.field === 'next' && { error: fault.text })}
      />
      <Button type="submit" pending={change.isPending} disabled={current === '' || next === ''}>
        {t('passwordChange')}
      </Button>
    </form>
  );
}

function EverywhereButton() {
  const t = useSettingsText('settings');
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const leave = useCommand(async () => {
    await call('signOutEverywhere', {});
    await signOut();
    await navigate('/', { replace: true });
  });
  return (
    <>
      <Button className="self-start" onClick={() => setAsked(true)}>
        {t('everywhere')}
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('everywhere')}
        consequence={t('everywhereWhy')}
        confirmLabel={t('everywhere')}
        pending={leave.isPending}
        onConfirm={() => leave.mutate()}
      />
    </>
  );
}
