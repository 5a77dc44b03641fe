import { Navigate, Outlet, useLocation } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { LoadingText } from './loading-text.tsx';
import { paths } from './paths.ts';
import { rememberCode } from './remembered-code.ts';

/** Asks only whether somebody is signed in, never the role (specification, section 6). */
export function Guard() {
  const { isLoading, isAuthenticated } = useAuth();
  const place = useLocation();
  if (isLoading) return <LoadingText />;
  if (isAuthenticated) return <Outlet />;
  rememberCode(place);
  return <Navigate to={paths.home()} replace />;
}
