import { AppError } from '@lemma/contract';
import { useAuth } from './auth-provider.tsx';

/** The uid of who is signed in. The guard above every area makes sure that there is one. @throws AppError `auth/signed-out`. */
export function useUid(): string {
  const { user } = useAuth();
  if (!user) throw new AppError('auth/signed-out', 'inside an area');
  return user.uid;
}
