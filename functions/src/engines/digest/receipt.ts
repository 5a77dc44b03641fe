import type { LetterLanguage } from '@lemma/school/family';
import { dayIn, letterWords } from '@lemma/school/letters';
import type { Erasure } from '@lemma/school/privacy';
import { escapeHtml, type Letter, STYLE } from './letter.ts';

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
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return {
    subject: words.erasedSubject,
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="${words.locale}"><body><div style="${STYLE}">${body}</div></body></html>`,
  };
}
