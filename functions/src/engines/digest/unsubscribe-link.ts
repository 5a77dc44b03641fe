import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '@lemma/contract';
import type { Request } from 'firebase-functions/v2/https';
import { signingKey } from '../../platform/signing-key.ts';
import { doorAddress } from './addresses.ts';

/**
 * A parent's letters about children, or a teacher's about what needs review. A link for one kind does not end the
 * other.
 */
type Letters = 'children' | 'waiting';
const signed: Readonly<Record<Letters, string>> = { children: 'unsubscribe', waiting: 'unsubscribe-waiting' };

const sign = (key: string, uid: string, letters: Letters): string =>
  createHmac('sha256', key).update(`${signed[letters]} ${uid}`).digest('base64url');

/** A link that unsubscribes a person without a sign-in. */
export async function unsubscribeLink(uid: string, letters: Letters = 'children'): Promise<string> {
  const query = new URLSearchParams({ p: uid, s: sign(await signingKey('unsubscribe'), uid, letters) });
  if (letters !== 'children') query.set('k', letters);
  return `${doorAddress('unsubscribe')}?${query}`;
}

export const lettersOf = ({ k }: Request['query']): Letters => (k === 'waiting' ? 'waiting' : 'children');

export async function uidOfLink(query: Request['query']): Promise<string> {
  const { p: uid, s: given } = query;
  if (typeof uid !== 'string' || typeof given !== 'string') throw new AppError('auth/forbidden', 'no link of ours');
  const [expected, got] = [
    Buffer.from(sign(await signingKey('unsubscribe'), uid, lettersOf(query))),
    Buffer.from(given),
  ];
  if (expected.length !== got.length || !timingSafeEqual(expected, got))
    throw new AppError('auth/forbidden', 'not signed by us');
  return uid;
}
