import { useAuth } from '@lemma/shared-auth';
import { lazy, Suspense } from 'react';
import { QuietBoundary } from './quiet-boundary.tsx';

const ApplyOwn = lazy(async () => ({ default: (await import('./apply-own.tsx')).ApplyOwn }));

/** Shows the page as the person likes it. Nobody's page is as it comes, and fetches nothing for it. */
export function OwnAppearance() {
  const { profile } = useAuth();
  if (profile === null) return null;
  return (
    <QuietBoundary where="own appearance">
      <Suspense>
        <ApplyOwn key={profile.uid} uid={profile.uid} />
      </Suspense>
    </QuietBoundary>
  );
}
