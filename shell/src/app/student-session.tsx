import { useAuth } from '@lemma/shared-auth';
import { OnDemand } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const sessionWatch = async () => (await import('./session-watch.tsx')).SessionWatch;

/** Watches over a student's session; nobody else's page fetches what that needs. */
export function StudentSession() {
  const { profile } = useAuth();
  if (profile?.role !== 'student') return null;
  return (
    <QuietBoundary where="session watch">
      <OnDemand load={sessionWatch} />
    </QuietBoundary>
  );
}
