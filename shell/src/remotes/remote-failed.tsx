import { type AppError, codeOf } from '@lemma/contract';
import { Button, errorSentence, PageTitle } from '@lemma/ui';
import { useEffect } from 'react';
import { useText } from '../text/texts.ts';

type RemoteFailedProps = { readonly fault: AppError; readonly onRetry: () => void };

/**
 * Shown in the frame instead of an area: what happened, what is safe, and a button to try again, which nobody has to press
 * when the network is back.
 */
export function RemoteFailed({ fault, onRetry }: RemoteFailedProps) {
  const t = useText('remote');
  const { title, body } = errorSentence(codeOf(fault));
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <section role="alert" className="mx-auto flex max-w-prose flex-col items-start gap-4 py-12">
      <PageTitle>{title}</PageTitle>
      <p>{body}</p>
      <p className="text-muted">{t('safe')}</p>
      <div className="flex gap-3">
        <Button kind="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      </div>
      <p className="text-sm text-muted">{fault.detail}</p>
    </section>
  );
}
