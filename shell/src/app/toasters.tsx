import { loadAfterHeading, useAuth } from '@lemma/shared-auth';
import { onFirstNews, toastStore } from '@lemma/toast';
import { useEffect, useState } from 'react';
import { OnDemand } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const firstToaster = async () => (await import('../toasters/first-toaster.tsx')).FirstToaster;
const secondToaster = async () => (await import('../toasters/second-toaster.tsx')).SecondToaster;
const bothToasters = () => Promise.all([firstToaster(), secondToaster()]);

/**
 * The toast area of the root layout. For somebody who is signed in, both toasters are loaded after the page's heading; when
 * one has something to show, at once.
 */
export function Toasters() {
  const { isAuthenticated } = useAuth();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const ask = () => setWanted(true);
    const leave = [toastStore.subscribe(ask), onFirstNews(ask)];
    return () => {
      for (const each of leave) each();
    };
  }, []);
  useEffect(() => {
    if (isAuthenticated) loadAfterHeading(bothToasters).then(() => setWanted(true));
  }, [isAuthenticated]);
  return (
    <div data-toast-area>
      {wanted && (
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
