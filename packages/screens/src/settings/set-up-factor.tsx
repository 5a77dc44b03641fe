import { codeOf } from '@lemma/contract';
import { turnOnSecondFactor, useUid } from '@lemma/shared-auth';
import { news } from '@lemma/toast';
import { Button, Dialog, Loading, TextField } from '@lemma/ui';
import { qrPath } from '@lemma/ui/qr-path';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useCommand } from '../queries/use-command.ts';
import { QueryView } from '../query-view.tsx';
import { useSettingsText } from '../text/use-settings-text.ts';
import { useCodeSentence } from './code-sentence.ts';
import { ConfirmPerson } from './confirm-person.tsx';
import { settingsQueries } from './settings-queries.ts';

type SetUpFactorProps = {
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
};

/** Shows the secret to an authenticator app, and turns the second factor on with the app's first code. */
export function SetUpFactor({ onClose, onDone }: SetUpFactorProps) {
  const t = useSettingsText('second');
  const sentence = useCodeSentence();
  const form = useId();
  const begun = useQuery(settingsQueries.begunFactor(useUid()));
  const [fault, setFault] = useState<string>();
  const turnOn = useCommand((code: string) => turnOnSecondFactor(code), {
    onSuccess: (codes) => {
      news({ title: t('isOn'), tone: 'good' });
      onDone(codes);
    },
    onError: (error) => setFault(sentence(error)),
    meta: { silent: true },
  });
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setFault(code === '' ? t('missing') : undefined);
    if (code !== '' && !turnOn.isPending) turnOn.mutate(code);
  };
  // The server gives a secret only to who has just signed in, not to whoever finds an open page.
  if (begun.isError && codeOf(begun.error) === 'auth/signed-out')
    return <ConfirmPerson title={t('title')} onClose={onClose} onDone={() => begun.refetch()} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('setUpTitle')}
      description={t('scan')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} kind="primary" pending={turnOn.isPending} disabled={!begun.isSuccess}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <QueryView query={begun} loading={<Loading />}>
        {({ secret, uri }) => <SecretOfApp secret={secret} uri={uri} />}
      </QueryView>
      <form id={form} noValidate onSubmit={handleSubmit} className="mt-4">
        <TextField
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          {...(fault !== undefined && { error: fault })}
        />
      </form>
      <p className="mt-3 text-sm text-muted">{t('others')}</p>
    </Dialog>
  );
}

function SecretOfApp({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const t = useSettingsText('second');
  const { size, path } = qrPath(uri);
  return (
    <>
      <svg role="img" aria-label={t('picture')} viewBox={`0 0 ${size} ${size}`} className="mx-auto size-48 bg-white">
        <path d={path} fill="#000" />
      </svg>
      <p className="mt-2 text-sm">{t('byHand')}</p>
      <p className="font-mono break-all select-all">{secret.match(/.{1,4}/g)?.join(' ')}</p>
    </>
  );
}
