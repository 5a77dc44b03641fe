import { useRouteError } from '@lemma/router';
import { Button, ErrorState } from '@lemma/ui';
import { useEffect } from 'react';
import { healOwn } from '../app/own-part.ts';
import { reportError } from '../app/report-error.ts';
import { useText } from '../text/texts.ts';
import { PublicPage } from './public-page.tsx';

/** The router's error page, for errors in pages of the shell itself. */
export function RouteFault() {
  const error = useRouteError();
  const t = useText('fault');
  useEffect(() => reportError(error, 'shell'), [error]);
  return (
    <PublicPage>
      <ErrorState
        title={t('title')}
        safe={t('body')}
        action={<Button onClick={() => window.location.assign('/')}>{t('home')}</Button>}
        onRetry={() => void healOwn().finally(() => window.location.reload())}
      />
    </PublicPage>
  );
}
