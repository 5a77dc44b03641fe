import type { calls } from '@lemma/school/calls';
import { isAmong, isKnownPassword, isListedWord } from '@lemma/school/passwords';
import { PASSWORD_LEAST } from '@lemma/school/people';
import { LEAKED } from '../../domain/passwords/leaked.ts';
import type { PublicHandler } from '../../platform/door.ts';

const isLeaked = isAmong(LEAKED);

export const judgePassword: PublicHandler<typeof calls.judgePassword> = async ({ password, address }) => {
  if (password.length < PASSWORD_LEAST) return { fault: 'short' };
  const isKnown = isKnownPassword(password) || isLeaked(password) || isListedWord(password, address);
  return isKnown ? { fault: 'known' } : {};
};
