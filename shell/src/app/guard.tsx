import { Navigate, Outlet, useLocation } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { keepCode } from './kept-code.ts';
import { LoadingText } from './loading-text.tsx';

/** Asks only whether somebody is signed in, never the role (specification, section 6). */
export function Guard() {
  const { isLoading, isAuthenticated } = useAuth();
  const place = useLocation();
  if (isLoading) return <LoadingText />;
  if (isAuthenticated) return <Outlet />;
  keepCode(place);
  return <Navigate to="/" replace />;
}
