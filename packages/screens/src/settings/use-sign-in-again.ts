import { rememberPlace } from '@lemma/contract';
import { pathsOf } from '@lemma/contract/paths';
import { useLocation, useNavigate } from '@lemma/router';
import { useAuth } from '@lemma/shared-auth';
import { useCommand } from '../queries/use-command.ts';

const signIn = pathsOf('shell')('sign-in');

/** Whether the person signs in with a password of ours, not with an account of Google or of the school. */
export const useByPassword = (): boolean =>
  useAuth().user?.providerData.some(({ providerId }) => providerId === 'password') ?? false;

/** Signs out and opens the sign-in page, which leads back here in whatever way the person signs in. */
export function useSignInAgain() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCommand(async () => {
    await signOut();
    // Signing out clears what this browser remembers.
    rememberPlace({ pathname, search });
    await navigate(signIn(), { replace: true });
  });
}
