import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

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
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws when the text was not sealed for this request. */
export function unseal(sealed: string, requestId: string, salt: string): unknown {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(requestId, salt), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(body.toString('utf8'));
}
