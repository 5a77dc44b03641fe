import { useAuth } from '@lemma/shared-auth';
import { toastStore } from '@lemma/toast';
import { useEffect, useState } from 'react';
import { OnDemand } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const firstToaster = async () => (await import('../toasters/first-toaster.tsx')).FirstToaster;
const secondToaster = async () => (await import('../toasters/second-toaster.tsx')).SecondToaster;

/** Both toasters, from when somebody is signed in or something is to be said: the first page has nothing to say. */
export function Toasters() {
  const { isAuthenticated } = useAuth();
  const [asked, setAsked] = useState(false);
  useEffect(() => toastStore.subscribe(() => setAsked(true)), []);
  if (!isAuthenticated && !asked) return null;
  return (
    <>
      <QuietBoundary where="first toaster">
        <OnDemand load={firstToaster} />
      </QuietBoundary>
      <QuietBoundary where="second toaster">
        <OnDemand load={secondToaster} />
      </QuietBoundary>
    </>
  );
}
