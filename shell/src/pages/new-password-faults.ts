import { isKnownPassword } from '@lemma/school/passwords';
import { PASSWORD_LEAST } from '@lemma/school/people';
import type { Says } from './account-fields.ts';
import type { FormFault } from './auth-form.ts';

/**
 * Of a password that is being chosen; one that is asked for only has to be there. By itself, since the known passwords weigh 20 kB
 * that a page to sign in has no use for.
 */
export function newPasswordFaults(
  t: Says<'passwordMissing' | 'passwordShort' | 'passwordKnown'>,
  typed: string,
): FormFault[] {
  if (typed === '') return [{ field: 'password', message: t('passwordMissing') }];
  if (typed.length < PASSWORD_LEAST) return [{ field: 'password', message: t('passwordShort') }];
  return isKnownPassword(typed) ? [{ field: 'password', message: t('passwordKnown') }] : [];
}
