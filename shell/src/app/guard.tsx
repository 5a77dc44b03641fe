import { rememberPlace } from '@lemma/contract';
import { Navigate, Outlet, useLocation } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { useRef } from 'react';
import { LoadingText } from './loading-text.tsx';
import { paths } from './paths.ts';

/** Asks only whether somebody is signed in, never the role (specification, section 6). */
export function Guard() {
  const { isLoading, isAuthenticated } = useAuth();
  const place = useLocation();
  const wasSignedIn = useRef(false);
  if (isLoading) return <LoadingText />;
  if (isAuthenticated) {
    wasSignedIn.current = true;
    return <Outlet />;
  }
  // Who signs out here may leave the page to somebody else.
  if (!wasSignedIn.current) rememberPlace(place);
  return <Navigate to={paths.home()} replace />;
}
