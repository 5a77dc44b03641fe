import { Navigate, Outlet } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { LoadingText } from './loading-text.tsx';

/** Asks only whether somebody is signed in, never the role (specification, section 6). */
export function Guard() {
  const { isLoading, isAuthenticated } = useAuth();
  if (isLoading) return <LoadingText />;
  return isAuthenticated ? <Outlet /> : <Navigate to="/" replace />;
}
