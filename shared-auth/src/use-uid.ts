import { AppError } from '@lemma/contract';
import { useAuth } from './auth-provider.tsx';

/**
 * The uid of the signed-in person. The guard of every area ensures that there is one. @throws AppError
 * `auth/signed-out`.
 */
export function useUid(): string {
  const { user } = useAuth();
  if (!user) throw new AppError('auth/signed-out', 'inside an area');
  return user.uid;
}
