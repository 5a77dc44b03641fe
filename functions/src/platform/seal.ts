import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The first sign of what is sealed: how, so that another way can follow. Without one it is the first way. */
const FIRST_WAY = '1:';

const keyOf = (requestId: string, salt: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', requestId, salt, 'lemma sealed answer', 32));

/**
 * Encrypts an answer with the id of its request, which only the caller has (the database stores its hash). A repeated
 * request gets the same answer, and a copy of the database reveals no secrets.
 */
export function seal(answer: unknown, requestId: string, salt: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(requestId, salt), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return `${FIRST_WAY}${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`;
}

/** @throws when the text was not sealed for this request, or in a way that this release does not know. */
export function unseal(sealed: string, requestId: string, salt: string): unknown {
  const text = sealed.startsWith(FIRST_WAY) ? sealed.slice(FIRST_WAY.length) : sealed;
  if (text.includes(':')) throw new Error('sealed in an unknown way');
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(requestId, salt), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(body.toString('utf8'));
}
