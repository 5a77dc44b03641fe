/** What the auth service tells of an account, as far as it is looked at here. */
type Account = {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly providerData?: readonly { readonly providerId: string; readonly email?: string | undefined }[] | undefined;
};

/** How adults sign in: by a password of ours or with Google. Tokens of our functions are no tie. */
const OURS = ['password', 'google.com'];

/**
 * The ways to sign in that somebody tied to an adult's account and that are not the adult's: whatever goes with another
 * address than the account's, and what no page of ours offers. Whoever has a session for a moment can tie one, and it would
 * outlive every password.
 */
export function foreignTiesOf({ email, phoneNumber, providerData = [] }: Account): string[] {
  const own = email?.toLowerCase();
  const foreign = providerData.filter(
    (one) => !OURS.includes(one.providerId) || one.email === undefined || one.email.toLowerCase() !== own,
  );
  return [
    ...new Set([...foreign.map(({ providerId }) => providerId), ...(phoneNumber === undefined ? [] : ['phone'])]),
  ];
}
