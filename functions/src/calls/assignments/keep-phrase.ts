import { MOST_PHRASES } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { changeBank } from '../../domain/assignments/change-bank.ts';
import type { Handler } from '../../platform/door.ts';

export const keepPhrase: Handler<typeof calls.keepPhrase> = ({ phrase, kept }, caller) =>
  changeBank(caller, (bank) => {
    const others = bank.phrases.filter((one) => one !== phrase);
    return { ...bank, phrases: kept ? [phrase, ...others].slice(0, MOST_PHRASES) : others };
  });
