import { useAuth } from '@lemma/shared-auth';
import { onFirstNews, toastStore } from '@lemma/toast';
import { useEffect, useState } from 'react';
import { OnDemand } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const firstToaster = async () => (await import('../toasters/first-toaster.tsx')).FirstToaster;
const secondToaster = async () => (await import('../toasters/second-toaster.tsx')).SecondToaster;

/**
 * The toast area of the root layout. Its content is loaded when somebody signs in or when a toaster has something to
 * show, because the first page shows no messages.
 */
export function Toasters() {
  const { isAuthenticated } = useAuth();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const ask = () => setAsked(true);
    const leave = [toastStore.subscribe(ask), onFirstNews(ask)];
    return () => {
      for (const each of leave) each();
    };
  }, []);
  return (
    <div data-toast-area>
      {(isAuthenticated || asked) && (
        <>
          <QuietBoundary where="first toaster">
            <OnDemand load={firstToaster} />
          </QuietBoundary>
          <QuietBoundary where="second toaster">
            <OnDemand load={secondToaster} />
          </QuietBoundary>
        </>
      )}
    </div>
  );
}
