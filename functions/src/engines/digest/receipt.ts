import type { LetterLanguage } from '@lemma/school/family';
import { dayIn, letterWords } from '@lemma/school/letters';
import type { Erasure } from '@lemma/school/privacy';
import { type Letter, plainLetter } from './letter.ts';

/** The letter about a finished deletion. It names no child. */
export function renderReceipt(receipt: Erasure, language: LetterLanguage): Letter {
  const words = letterWords[language];
  const { documents, files, changed, answer } = receipt;
  const lines = [
    words.erasedBody(dayIn(words, receipt.at), receipt.byName),
    words.erasedCounts(documents, files, changed),
    ...(answer === '' ? [] : [words.answered(answer)]),
    words.erasedRest,
    words.receipt(receipt.id),
  ];
  return plainLetter(words.erasedSubject, lines, words.locale);
}
