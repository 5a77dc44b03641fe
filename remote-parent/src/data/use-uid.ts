import { AppError } from '@lemma/contract';
import { useAuth } from '@lemma/shared-auth';

/** The signed-in parent's uid. The guard above every area makes sure that there is one. */
export function useUid(): string {
  const { user } = useAuth();
  if (!user) throw new AppError('auth/signed-out', 'parent area');
  return user.uid;
}
