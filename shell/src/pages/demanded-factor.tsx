import { codeOf } from '@lemma/contract';
import { useNavigate } from '@lemma/router';
import type { CallOutput } from '@lemma/school/calls';
import { call, turnOnSecondFactor, useAuth } from '@lemma/shared-auth';
import { Button, downloadText, errorSentence, FormErrorSummary, PageTitle, TextField } from '@lemma/ui';
import { qrPath } from '@lemma/ui/qr-path';
import { type SubmitEvent, useState } from 'react';
import { paths } from '../app/paths.ts';
import { textNow, useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';

const sentence = (error: unknown): string => {
  const code = codeOf(error);
  // The server gives a secret only to who has just signed in, not to whoever finds an open page.
  if (code === 'auth/signed-out') return textNow('demanded')('stale');
  const t = textNow('second');
  return code === 'sign-in/refused' ? t('wrong') : code === 'sign-in/wait' ? t('wait') : errorSentence(code).body;
};

/** Shown instead of an area while the school demands a second factor and the account has none. */
export function DemandedFactor() {
  const t = useText('demanded');
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-10">
      {codes === undefined ? (
        <>
          <PageTitle>{t('title')}</PageTitle>
          <p>{t('body')}</p>
          <SetUp onDone={setCodes} />
          <Leave />
        </>
      ) : (
        <Codes codes={codes} />
      )}
    </div>
  );
}

function SetUp({ onDone }: { readonly onDone: (codes: readonly string[]) => void }) {
  const t = useText('demanded');
  const [begun, setBegun] = useState<CallOutput<'beginSecondFactor'>>();
  const { pending, faults, faultOf, submit } = useSubmission(sentence);
  const begin = () => submit([], async () => setBegun(await call('beginSecondFactor', {})));
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    const missing = { field: 'code', message: textNow('second')('missing') };
    submit(code === '' ? [missing] : [], async () => onDone(await turnOnSecondFactor(code)));
  };
  if (begun === undefined)
    return (
      <>
        <FormErrorSummary errors={faults} />
        <Button kind="primary" pending={pending} onClick={begin}>
          {t('begin')}
        </Button>
      </>
    );
  const { size, path } = qrPath(begun.uri);
  return (
    <form noValidate onSubmit={handleSubmit} className="flex w-full flex-col gap-4">
      <p>{t('scan')}</p>
      <svg role="img" aria-label={t('picture')} viewBox={`0 0 ${size} ${size}`} className="size-48 bg-white">
        <path d={path} fill="#000" />
      </svg>
      <p className="text-sm">{t('byHand')}</p>
      <p className="font-mono break-all select-all">{begun.secret.match(/.{1,4}/g)?.join(' ')}</p>
      <FormErrorSummary errors={faults} />
      <TextField
        id="code"
        name="code"
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={faultOf('code')}
      />
      <Button type="submit" kind="primary" pending={pending}>
        {t('turnOn')}
      </Button>
    </form>
  );
}

/** The recovery codes, shown once: the area opens when the person says that they are saved. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const t = useText('demanded');
  const { readProfileAgain } = useAuth();
  const { pending, submit } = useSubmission(sentence);
  return (
    <>
      <PageTitle>{t('keepTitle')}</PageTitle>
      <p>{t('keep')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => downloadText('lemma-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}>
          {t('save')}
        </Button>
        <Button kind="primary" pending={pending} onClick={() => submit([], readProfileAgain)}>
          {t('saved')}
        </Button>
      </div>
    </>
  );
}

function Leave() {
  const t = useText('demanded');
  const words = useText('nav');
  const navigate = useNavigate();
  const { signOut } = useAuth();
  const { pending, submit } = useSubmission();
  const leave = () =>
    submit([], async () => {
      await signOut();
      await navigate(paths.signIn(), { replace: true });
    });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="text-muted">{t('other')}</p>
      <Button size="small" pending={pending} onClick={leave}>
        {words('signOut')}
      </Button>
    </div>
  );
}
