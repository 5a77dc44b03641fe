import type { Profile } from '@lemma/school/people';
import { type ReactNode, useMemo } from 'react';
import { type Auth, AuthContext, NO_STEPS } from './auth-provider.tsx';
import { sampleRefusal } from './sample-mode.ts';

const refuse = async (): Promise<never> => {
  throw sampleRefusal('an account');
};

type SampleProviderProps = {
  readonly profile: Profile;
  /** Called in place of a sign-out. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/**
 * Shows the sample class as one of its people, in place of an AuthProvider. There is no session: the person has no token and
 * no claims, and every operation of an account is refused.
 */
export function SampleProvider({ profile, onLeave, children }: SampleProviderProps) {
  const value = useMemo<Auth>(() => {
    const { uid, email, fullName } = profile;
    const user = {
      ...{ uid, email, displayName: fullName, emailVerified: true, providerData: [] },
      getIdTokenResult: async () => ({ claims: {} }),
    };
    return {
      ...{ user, profile, isLoading: false, isAuthenticated: true, ...NO_STEPS },
      ...{ signUp: refuse, signIn: refuse, signInWithToken: refuse, signInWithGoogle: refuse },
      signOut: async () => onLeave(),
      ...{ resetPassword: refuse, completeProfile: refuse, sendConfirmation: refuse, refreshConfirmed: refuse },
      ...{ localLetter: refuse, readProfileAgain: refuse, passSecondFactor: refuse },
      ...{ leaveForSchool: refuse, comeBackFromSchool: refuse },
    };
  }, [profile, onLeave]);
  return <AuthContext value={value}>{children}</AuthContext>;
}
