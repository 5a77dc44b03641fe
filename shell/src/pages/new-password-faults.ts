import { isKnownPassword, isListedWord } from '@lemma/school/passwords';
import { PASSWORD_LEAST } from '@lemma/school/people';
import type { Says } from './account-fields.ts';
import type { FormFault } from './auth-form.ts';

// In its own file because the list of known passwords weighs 20 kB, which no page needs before something was typed.

const isKnown = (typed: string, address: string | undefined): boolean =>
  isKnownPassword(typed) || isListedWord(typed, address);

/**
 * What is wrong with a password that somebody signs in with: one from before there was a list, or one that was set past our
 * pages. Asked here and of nobody else, so that it leaves the page for no judgement, whether it is right or not.
 */
export const oldPasswordFaults = (t: Says<'passwordKnown'>, typed: string, address: string): FormFault[] =>
  isKnown(typed, address) ? [{ field: 'password', message: t('passwordKnown') }] : [];

/** What is wrong with a newly chosen password. */
export function newPasswordFaults(
  t: Says<'passwordMissing' | 'passwordShort' | 'passwordKnown'>,
  typed: string,
  address?: string,
): FormFault[] {
  if (typed === '') return [{ field: 'password', message: t('passwordMissing') }];
  if (typed.length < PASSWORD_LEAST) return [{ field: 'password', message: t('passwordShort') }];
  return isKnown(typed, address) ? [{ field: 'password', message: t('passwordKnown') }] : [];
}
