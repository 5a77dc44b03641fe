import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import {
  BADGE_ALPHABET,
  BADGE_LENGTH,
  groupedBadge,
  PICTURES_IN_A_SECRET,
  pictureSecret,
  type SecretKind,
  type SecretPicture,
  secretPictures,
} from '@lemma/school/people';
import { secretWords } from '@lemma/school/secret-words';
import { randomText } from '../../platform/hash.ts';
import type { SecretRecord } from '../../platform/records.ts';
import { type Hashing, hashings, newestHashing } from './hashing.ts';

/**
 * Leaves out characters that are easily confused: 0/o, 1/l/i, 2/z, 5/s, 8/b, u/v. With the 22 that remain, a password
 * of twelve has 53 bits.
 */
const PASSWORD_ALPHABET = 'acdefghjkmnpqrtwxy3479';
const PASSWORD_GROUPS = 3;

const drawWord = (): string => secretWords[randomInt(secretWords.length)] ?? 'lemma';

const drawPicture = (): SecretPicture => secretPictures[randomInt(secretPictures.length)] ?? 'apple';

const makers = {
  /** Two words of the list have 20 bits. */
  words: () => {
    const first = drawWord();
    let second = drawWord();
    while (second === first) second = drawWord();
    return `${first} ${second}`;
  },
  /**
   * Three of 24 pictures in order, repeats allowed: 13,824 secrets, just under 14 bits. That is safe only behind the
   * throttle.
   */
  pictures: () => pictureSecret(Array.from({ length: PICTURES_IN_A_SECRET }, drawPicture)),
  password: () => Array.from({ length: PASSWORD_GROUPS }, () => randomText(PASSWORD_ALPHABET, 4)).join('-'),
  /** A code of 133 bits, printed as a QR code, which can also be typed where there is no camera. */
  badge: () => groupedBadge(randomText(BADGE_ALPHABET, BADGE_LENGTH)),
} satisfies Record<SecretKind, () => string>;

export const makeSecret = (kind: SecretKind): string => makers[kind]();

/** Older badges were made for scanning only; their text must match exactly, capitals included. */
const TYPED_BADGE = new RegExp(`^[${BADGE_ALPHABET}]{${BADGE_LENGTH}}$`);

/**
 * The form of a secret that is hashed. Capitals, a hyphen or several spaces between the words, and missing hyphens of a
 * badge make no difference.
 */
export function normaliseSecret(kind: SecretKind, secret: string): string {
  const lower = secret.toLowerCase();
  if (kind !== 'badge') return lower.replace(/[\s-]+/g, '-').replace(/^-|-$/g, '');
  const letters = lower.replace(/[\s-]+/g, '');
  return TYPED_BADGE.test(letters) ? letters : secret.trim();
}

const HASH_BYTES = 32;

export const digest = (text: string, salt: Buffer, hashing: Hashing): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, hashings[hashing], (error, hash) => (error ? reject(error) : resolve(hash)));
  });

type Hashed = Pick<SecretRecord, 'salt' | 'hash' | 'hashing'>;

/** A secret hashed in the newest way, with a salt of its own. */
export async function hashSecret(kind: SecretKind, secret: string, hashing = newestHashing()): Promise<Hashed> {
  const salt = randomBytes(16);
  const hash = await digest(normaliseSecret(kind, secret), salt, hashing);
  return { salt: salt.toString('base64url'), hash: hash.toString('base64url'), hashing };
}

/**
 * The record that is stored for a new secret. Its list of known devices is empty: a new card works on any device, the
 * old card on none.
 */
export async function sealSecret(kind: SecretKind, secret: string, now: number): Promise<SecretRecord> {
  return { kind, ...(await hashSecret(kind, secret)), devices: [], updatedAt: now, round: 0 };
}

/** Whether the secret is correct. */
export async function isSecret({ kind, salt, hash, hashing }: SecretRecord, secret: string): Promise<boolean> {
  const given = await digest(normaliseSecret(kind, secret), Buffer.from(salt, 'base64url'), hashing);
  return timingSafeEqual(given, Buffer.from(hash, 'base64url'));
}
