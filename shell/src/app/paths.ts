import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('shell');

/** The public pages of the specification, section 2. What is under an area's path is the area's. */
export const paths = {
  home: at(''),
  signIn: at('sign-in'),
  signUp: at('sign-up'),
  forgotPassword: at('forgot-password'),
  studentLogin: at('student-login'),
  authSuccess: at('auth-success'),
  authCallback: at('auth/callback'),
};
