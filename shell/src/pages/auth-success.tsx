import { areaPaths } from '@lemma/contract';
import { Navigate } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { NoPermission, PublicFrame } from '@lemma/ui';
import { LoadingText } from '../app/loading-text.tsx';
import { useText } from '../text/texts.ts';

/** Where every sign-in ends: opens the area of the person's role. */
export function AuthSuccessPage() {
  const t = useText('gate');
  const { isLoading, isAuthenticated, profile } = useAuth();
  if (isLoading) return <LoadingText />;
  if (!isAuthenticated) return <Navigate to="/" replace />;
  if (profile) return <Navigate to={areaPaths[profile.role]} replace />;
  return (
    <PublicFrame>
      <NoPermission>
        {t('noProfileTitle')}. {t('noProfileBody')}
      </NoPermission>
    </PublicFrame>
  );
}
