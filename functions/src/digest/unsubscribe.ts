import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@lemma/contract';
import type { Request } from 'firebase-functions/v2/https';
import { answer, type Reply } from '../files/http.ts';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { randomId } from '../platform/hash.ts';
import { doorAddress } from './addresses.ts';
import { type Words, wordsOf } from './words.ts';

/** Made with the first letter. It never leaves the server, and without it nobody can make a link for another person. */
const signingKey = (): Promise<string> =>
  inTransaction(async (tx) => {
    const stored = await documents.signingKeys.read('unsubscribe', tx);
    if (stored) return stored.key;
    const key = randomId();
    tx.create(documents.signingKeys.ref('unsubscribe'), { key });
    return key;
  });

const sign = (key: string, uid: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${uid}`).digest('base64url');

/** A link that ends a parent's letters without a sign-in. */
export async function unsubscribeLink(uid: string): Promise<string> {
  const query = new URLSearchParams({ p: uid, s: sign(await signingKey(), uid) });
  return `${doorAddress('unsubscribe')}?${query}`;
}

async function uidOfLink(query: Request['query']): Promise<string> {
  const { p: uid, s: given } = query;
  if (typeof uid !== 'string' || typeof given !== 'string') throw new AppError('auth/forbidden', 'no link of ours');
  const [expected, got] = [Buffer.from(sign(await signingKey(), uid)), Buffer.from(given)];
  if (expected.length !== got.length || !timingSafeEqual(expected, got))
    throw new AppError('auth/forbidden', 'not signed by us');
  return uid;
}

const page = ({ locale }: Words, title: string, body: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>` +
  `<body style="font: 18px/1.5 sans-serif; max-width: 34em; margin: 48px auto; padding: 0 16px"><h1 style="font-size: 24px">${title}</h1>${body}</body></html>`;

const button = (label: string): string =>
  `<form method="post"><button style="font: inherit; min-height: 44px; padding: 0 24px">${label}</button></form>`;
const askPage = (words: Words): string =>
  page(words, words.stopTitle, `<p>${words.stopBody}</p>${button(words.stopButton)}`);
const donePage = (words: Words): string => page(words, words.stoppedTitle, `<p>${words.stoppedBody}</p>`);

type Page = Reply & { readonly send: (body: string) => unknown };

/**
 * Mail programs POST here with one click (RFC 8058). A person who opens the link gets one button: programs that look at links
 * before the person does would otherwise end the letters.
 */
export const unsubscribe = (request: Pick<Request, 'method' | 'query'>, reply: Page): Promise<void> =>
  answer(reply, async () => {
    const uid = await uidOfLink(request.query);
    const isPost = request.method === 'POST';
    const language = (await documents.digests.read(uid))?.language ?? 'en';
    if (isPost) await documents.digests.ref(uid).set({ uid, often: 'off', language });
    const words = wordsOf[language];
    reply.status(200).set({
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    });
    reply.send(isPost ? donePage(words) : askPage(words));
  });
