import { useNavigate } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { Button, ButtonLink, FormErrorSummary, PageTitle } from '@lemma/ui';
import { useEffect, useState } from 'react';
import { paths } from '../app/paths.ts';
import { useText } from '../text/texts.ts';
import { useSubmission } from './auth-form.ts';

/** Shown instead of an area until the person has confirmed the e-mail address. */
export function ConfirmAddress() {
  const t = useText('confirm');
  const words = useText('nav');
  const navigate = useNavigate();
  const { user, refreshConfirmed, signOut } = useAuth();
  const { pending, faults, submit } = useSubmission();
  const [isLate, setIsLate] = useState(false);
  const [letters, setLetters] = useState(0);
  useEffect(() => {
    const look = () => void refreshConfirmed().catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [refreshConfirmed]);
  const lookNow = () =>
    submit([], async () => {
      await refreshConfirmed();
      setIsLate(true);
    });
  const leave = () =>
    submit([], async () => {
      await signOut();
      await navigate(paths.home(), { replace: true });
    });
  return (
    <div className="flex max-w-md flex-col items-start gap-4 py-10">
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('body', { email: user?.email ?? '' })}</p>
      <FormErrorSummary errors={faults} />
      {isLate && !pending && <p role="status">{t('notYet')}</p>}
      <Button kind="primary" pending={pending} onClick={lookNow}>
        {t('opened')}
      </Button>
      <SendAgain onSent={() => setLetters(letters + 1)} />
      <LocalLetter key={letters} />
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
        <p className="text-muted">{t('wrong')}</p>
        <Button size="small" onClick={leave}>
          {words('signOut')}
        </Button>
      </div>
    </div>
  );
}

function SendAgain({ onSent }: { readonly onSent: () => void }) {
  const t = useText('confirm');
  const { sendConfirmation } = useAuth();
  const { pending, faults, submit } = useSubmission();
  const [isSent, setIsSent] = useState(false);
  const send = () =>
    submit([], async () => {
      await sendConfirmation();
      setIsSent(true);
      onSent();
    });
  return (
    <>
      <FormErrorSummary errors={faults} />
      {isSent ? (
        <p role="status">{t('sent')}</p>
      ) : (
        <Button pending={pending} onClick={send}>
          {t('again')}
        </Button>
      )}
    </>
  );
}

/** On a local machine no e-mail is sent, so the link is shown here. */
function LocalLetter() {
  const t = useText('confirm');
  const { localLetter } = useAuth();
  const [link, setLink] = useState<string>();
  useEffect(() => {
    localLetter().then(setLink, () => undefined);
  }, [localLetter]);
  if (link === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{t('localBody')}</p>
      <ButtonLink to={link}>{t('local')}</ButtonLink>
    </div>
  );
}
