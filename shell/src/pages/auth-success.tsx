import { areaPaths, hasRememberedCode, takeRememberedPlace } from '@lemma/contract';
import { Navigate } from '@lemma/router';
import type { Role } from '@lemma/school/people';
import { useAuth } from '@lemma/shared-auth';
import { useState } from 'react';
import { LoadingText } from '../app/loading-text.tsx';
import { OnDemand } from '../app/on-demand.tsx';
import { paths } from '../app/paths.ts';
import { confirmAddress, missingProfile } from '../app/role-gate.tsx';
import { PublicPage } from './public-page.tsx';

/** Who opened a page before signing in continues there: a parent who scanned a code, with the form for it. */
function ToArea({ role }: { readonly role: Role }) {
  const [to] = useState(() => takeRememberedPlace(role) ?? areaPaths[role]);
  return <Navigate to={to} replace />;
}

/** The page after every sign-in: opens the area of the person's role. */
export function AuthSuccessPage() {
  const { isLoading, isAuthenticated, profile, mustConfirm } = useAuth();
  if (isLoading) return <LoadingText />;
  if (!isAuthenticated) return <Navigate to={paths.home()} replace />;
  // The link of a confirmation e-mail also leads here, so a scanned code is kept until it can be used.
  const waits = mustConfirm && hasRememberedCode();
  if (profile && !waits) return <ToArea role={profile.role} />;
  return (
    <PublicPage>
      <OnDemand load={waits ? confirmAddress : missingProfile} />
    </PublicPage>
  );
}
