import { useAuth } from '@lemma/shared-auth';
import { lazy, Suspense } from 'react';
import { QuietBoundary } from './quiet-boundary.tsx';

const SessionWatch = lazy(async () => ({ default: (await import('./session-watch.tsx')).SessionWatch }));

/** Watches over a student's session; nobody else's page fetches what that needs. */
export function StudentSession() {
  const { profile } = useAuth();
  if (profile?.role !== 'student') return null;
  return (
    <QuietBoundary where="session watch">
      <Suspense>
        <SessionWatch />
      </Suspense>
    </QuietBoundary>
  );
}
