import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import type { Profile } from '@lemma/school/people';
import { isAuditAction } from '@lemma/school/privacy';
import { call, confirmPassword, useAuth } from '@lemma/shared-auth';
import { authReasonOf } from '@lemma/shared-auth/reasons';
import {
  Button,
  Dialog,
  downloadText,
  errorSentence,
  formatDateTime,
  isoDate,
  PasswordField,
  Section,
} from '@lemma/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../queries/use-call.ts';
import { useCommand } from '../queries/use-command.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { settingsQueries } from './settings-queries.ts';
import { useByPassword, useSignInAgain } from './use-sign-in-again.ts';

/** The data that Lemma stores about the person: to download, to review, to delete. */
export function DataSection({ profile }: { readonly profile: Profile }) {
  const t = useSettingsText('settings');
  const take = useCall('exportMyData', {
    onSuccess: ({ data }) =>
      downloadText(`lemma-${isoDate(Date.now())}.json`, JSON.stringify(data, null, 2), 'application/json'),
  });
  return (
    <Section title={t('data')} lead={t('dataLead')}>
      <div className="flex flex-wrap gap-3">
        <Button pending={take.isPending} onClick={() => take.mutate({})}>
          {t('download')}
        </Button>
        {profile.role !== 'student' && <DeleteAccount />}
      </div>
      <Changes uid={profile.uid} />
    </Section>
  );
}

function DeleteAccount() {
  const t = useSettingsText('settings');
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const byPassword = useByPassword();
  const again = useSignInAgain();
  const remove = useCommand(
    async () => {
      if (byPassword) await confirmPassword(password);
      await call('deleteMyAccount', {});
      await signOut();
      await navigate('/', { replace: true });
    },
    {
      meta: { silent: true },
    },
  );
  const code = remove.error ? codeOf(remove.error) : undefined;
  const fault =
    remove.error === null
      ? undefined
      : authReasonOf(remove.error) === 'credential'
        ? t('passwordWrong')
        : code === 'data/conflict'
          ? t('classAlone')
          : code === 'auth/signed-out'
            ? t('signInAgain')
            : errorSentence(code ?? 'unknown').body;
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {t('delete')}
      </Button>
      <Dialog
        open={asked}
        onOpenChange={setAsked}
        title={t('deleteTitle')}
        description={t('deleteWhy')}
        actions={
          <>
            <Button onClick={() => setAsked(false)}>{t('keep')}</Button>
            <Button
              kind="danger"
              pending={remove.isPending}
              disabled={byPassword && password === ''}
              onClick={() => remove.mutate()}
            >
              {t('deleteForGood')}
            </Button>
          </>
        }
      >
        {byPassword && (
          <PasswordField
            label={t('passwordNow')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {fault !== undefined && (
          <p role="alert" className="mt-3 text-warm-strong">
            {fault}
          </p>
        )}
        {code === 'auth/signed-out' && (
          <Button className="mt-3" pending={again.isPending} onClick={() => again.mutate()}>
            {t('signInNow')}
          </Button>
        )}
      </Dialog>
    </>
  );
}

function Changes({ uid }: { readonly uid: string }) {
  const t = useSettingsText('settings');
  const [open, setOpen] = useState(false);
  const changes = useQuery({ ...settingsQueries.changes(uid), enabled: open });
  return (
    <details className="mt-6" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t('changes')}</summary>
      {open && (
        <QueryView query={changes}>
          {({ changes: all }) =>
            all.length === 0 ? (
              <p className="text-muted">{t('noChanges')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {all.map(({ id, action, at }) => (
                  <li key={id} className="flex justify-between gap-4 py-2">
                    <span>{t(isAuditAction(action) ? `done.${action}` : 'doneOther')}</span>
                    <span className="text-muted">{formatDateTime(at)}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      )}
    </details>
  );
}
