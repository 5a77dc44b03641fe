import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, from the key of a copy. */
export const keyFrom = (key: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', key, '', `lemma erased ${purpose}`, 32));

/** The bytes of a copy, encrypted with its key. */
export function locked(bytes: Uint8Array, key: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(key, 'copy'), iv);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** @throws when the bytes were changed, or locked with another key. */
export function unlocked(bytes: Uint8Array, key: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(key, 'copy'), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
