import { useAuth } from '@lemma/shared-auth';
import { OnDemand } from './on-demand.tsx';
import { QuietBoundary } from './quiet-boundary.tsx';

const sessionWatch = async () => (await import('./session-watch.tsx')).SessionWatch;

/** Watches a student's session; the pages of other people do not load this. */
export function StudentSession() {
  const { profile } = useAuth();
  if (profile?.role !== 'student') return null;
  return (
    <QuietBoundary where="session watch">
      <OnDemand load={sessionWatch} />
    </QuietBoundary>
  );
}
