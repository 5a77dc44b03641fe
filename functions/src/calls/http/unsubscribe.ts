import { type LetterWords, letterWords } from '@lemma/school/letters';
import type { Request } from 'firebase-functions/v2/https';
import { lettersOf, uidOfLink } from '../../engines/digest/unsubscribe-link.ts';
import { letterLanguageOf, waitingWords } from '../../engines/digest/waiting-letter.ts';
import { documents } from '../../platform/documents.ts';
import { atOnce, inTransaction } from '../../platform/firebase.ts';
import { answerHttp, type Reply } from '../../platform/http.ts';

const stopWaiting = (uid: string) =>
  inTransaction(async (tx) => {
    const settings = await documents.settings.read(uid, tx);
    if (settings) documents.settings.put(tx, uid, { ...settings, notices: { ...settings.notices, mail: [] } });
  });

const page = ({ locale }: LetterWords, title: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
  `<body style="font: 18px/1.5 sans-serif; max-width: 34em; margin: 48px auto; padding: 0 16px"><h1 style="font-size: 24px">${title}</h1>${body}</body></html>`;

const button = (label: string): string =>
  `<form method="post"><button style="font: inherit; min-height: 44px; padding: 0 24px">${label}</button></form>`;
const askPage = (words: LetterWords): string =>
  page(words, words.stopTitle, `<p>${words.stopBody}</p>${button(words.stopButton)}`);
const donePage = (words: LetterWords): string => page(words, words.stoppedTitle, `<p>${words.stoppedBody}</p>`);

/** The texts of the page in the parent's language. With `stops`, it also ends the parent's letters. */
async function forParent(uid: string, stops: boolean): Promise<LetterWords> {
  const language = (await documents.digests.read(uid))?.language ?? 'en';
  if (stops) await documents.digests.put(atOnce, uid, { uid, often: 'off', language });
  return letterWords[language];
}
async function forTeacher(uid: string, stops: boolean): Promise<LetterWords> {
  if (stops) await stopWaiting(uid);
  return waitingWords[letterLanguageOf(await documents.settings.read(uid))];
}

type Page = Reply & { readonly send: (body: string) => unknown };

/**
 * Ends letters. Mail programs POST here with one click (RFC 8058). A person who opens the link gets a page with one
 * button, because some mail programs open links by themselves, which must not end the letters.
 */
export const unsubscribe = (request: Pick<Request, 'method' | 'query'>, reply: Page): Promise<void> =>
  answerHttp(reply, async () => {
    const uid = await uidOfLink(request.query);
    const isPost = request.method === 'POST';
    const words = lettersOf(request.query) === 'waiting' ? await forTeacher(uid, isPost) : await forParent(uid, isPost);
    reply.status(200).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    });
    reply.send(isPost ? donePage(words) : askPage(words));
  });
