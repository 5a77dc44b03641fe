/**
 * The messages of the sign-in pages, by reason. Every code of the auth service maps to one of these reasons
 * (`auth-reason.ts`).
 */
export const authSentences = {
  credential: 'That email address and password do not go together. Check both, or set a new password.',
  taken: 'There is an account with this email address already. Sign in, or set a new password.',
  weak: 'This password is too short. Use at least 8 characters.',
  email: 'This does not look like an email address. Check it, for example for a missing @.',
  policy: 'Your school asks for a longer password, or one with other kinds of characters. Choose another one.',
  known: 'This password is on every list that thieves try first. Choose another one, for example three words.',
  many: 'There were too many tries. Wait a few minutes, then try again.',
  disabled: 'This account is switched off. Ask your school.',
  network: 'There is no connection. Check the network, then try again.',
  popup: 'The Google window was closed or blocked. Allow it for this page, then try again.',
  link: 'This link was used already or is too old. Ask for a new one.',
  again: 'You have been signed in for a while. Sign in once more to go on.',
  provider: 'This email address signs in another way. Try Google, or set a password.',
  setup: 'Signing in is not set up right here. Tell the person who runs Lemma at your school.',
  other: 'That did not work. Try again in a moment.',
} as const;
