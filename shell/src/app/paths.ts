import { pathsOf } from '@lemma/contract/paths';

const at = pathsOf('shell');

/** The public pages of the specification, section 2. Paths below an area's path belong to the area. */
export const paths = {
  home: at(''),
  signIn: at('sign-in'),
  /** `as` is the role that is chosen already. */
  signUp: at('sign-up', 'as'),
  forgotPassword: at('forgot-password'),
  studentLogin: at('student-login'),
  authSuccess: at('auth-success'),
  authCallback: at('auth/callback'),
  /** Not of the specification: what families are told of their child's data. */
  privacy: at('privacy'),
};
