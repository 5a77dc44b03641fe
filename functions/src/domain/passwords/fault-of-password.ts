import { isAmong, isKnownPassword, isListedWord } from '@lemma/school/passwords';
import { PASSWORD_LEAST } from '@lemma/school/people';
import { LEAKED } from './leaked.ts';

const isLeaked = isAmong(LEAKED);

/** What is wrong with a password for the account of `address`; undefined: nothing. */
export function faultOfPassword(password: string, address: string): 'short' | 'known' | undefined {
  if (password.length < PASSWORD_LEAST) return 'short';
  const isKnown = isKnownPassword(password) || isLeaked(password) || isListedWord(password, address);
  return isKnown ? 'known' : undefined;
}
