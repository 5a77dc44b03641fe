import { isKnownPassword, isListedWord } from '@lemma/school/passwords';
import { PASSWORD_LEAST } from '@lemma/school/people';
import type { Says } from './account-fields.ts';
import type { FormFault } from './auth-form.ts';

/**
 * What is wrong with a newly chosen password; a password for sign-in only has to be filled in. In its own file because
 * the list of known passwords weighs 20 kB, which the sign-in page does not need.
 */
export function newPasswordFaults(
  t: Says<'passwordMissing' | 'passwordShort' | 'passwordKnown'>,
  typed: string,
  address?: string,
): FormFault[] {
  if (typed === '') return [{ field: 'password', message: t('passwordMissing') }];
  if (typed.length < PASSWORD_LEAST) return [{ field: 'password', message: t('passwordShort') }];
  return isKnownPassword(typed) || isListedWord(typed, address)
    ? [{ field: 'password', message: t('passwordKnown') }]
    : [];
}
