import type { IdTokenResult, User } from 'firebase/auth';

/** Who is signed in, as screens see it: the auth service's user, or before that is loaded what it has stored. */
export type Person = Pick<User, 'uid' | 'email' | 'displayName' | 'emailVerified'> & {
  readonly providerData: readonly { readonly providerId: string }[];
  readonly getIdTokenResult: () => Promise<Pick<IdTokenResult, 'claims'>>;
};
