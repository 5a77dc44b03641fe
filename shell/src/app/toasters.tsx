import { useAuth } from '@lemma/shared-auth';
import { toastStore } from '@lemma/toast';
import { lazy, Suspense, useEffect, useState } from 'react';
import { QuietBoundary } from './quiet-boundary.tsx';

const FirstToaster = lazy(async () => ({ default: (await import('../toasters/first-toaster.tsx')).FirstToaster }));
const SecondToaster = lazy(async () => ({ default: (await import('../toasters/second-toaster.tsx')).SecondToaster }));

/** Both toasters, from when somebody is signed in or something is to be said: the first page has nothing to say. */
export function Toasters() {
  const { isAuthenticated } = useAuth();
  const [asked, setAsked] = useState(false);
  useEffect(() => toastStore.subscribe(() => setAsked(true)), []);
  if (!isAuthenticated && !asked) return null;
  return (
    <Suspense>
      <QuietBoundary where="first toaster">
        <FirstToaster />
      </QuietBoundary>
      <QuietBoundary where="second toaster">
        <SecondToaster />
      </QuietBoundary>
    </Suspense>
  );
}
