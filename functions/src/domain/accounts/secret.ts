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

/** No 0/o, 1/l/i, 2/z, 5/s, 8/b, u/v: 22 letters and digits, so that twelve make 53 bits. */
const PASSWORD_ALPHABET = 'acdefghjkmnpqrtwxy3479';
const PASSWORD_GROUPS = 3;

const drawWord = (): string => secretWords[randomInt(secretWords.length)] ?? 'lemma';

const drawPicture = (): SecretPicture => secretPictures[randomInt(secretPictures.length)] ?? 'apple';

const makers = {
  /** Two words of the list: 20 bits. */
  words: () => {
    const first = drawWord();
    let second = drawWord();
    while (second === first) second = drawWord();
    return `${first} ${second}`;
  },
  /** Three of 24 in order, the same one twice or not: 13,824, under 14 bits. Only behind the throttle. */
  pictures: () => pictureSecret(Array.from({ length: PICTURES_IN_A_SECRET }, drawPicture)),
  password: () => Array.from({ length: PASSWORD_GROUPS }, () => randomText(PASSWORD_ALPHABET, 4)).join('-'),
  /** 133 bits, for a printed code that is scanned, or typed where there is no camera. */
  badge: () => groupedBadge(randomText(BADGE_ALPHABET, BADGE_LENGTH)),
} satisfies Record<SecretKind, () => string>;

export const makeSecret = (kind: SecretKind): string => makers[kind]();

/** Badges printed before they could be typed are taken letter by letter. */
const TYPED_BADGE = new RegExp(`^[${BADGE_ALPHABET}]{${BADGE_LENGTH}}$`);

/** What is hashed: a child may type capitals, a hyphen or two spaces between the words, and leave the hyphens of a badge out. */
export function normaliseSecret(kind: SecretKind, secret: string): string {
  const lower = secret.toLowerCase();
  if (kind !== 'badge') return lower.replace(/[\s-]+/g, '-').replace(/^-|-$/g, '');
  const letters = lower.replace(/[\s-]+/g, '');
  return TYPED_BADGE.test(letters) ? letters : secret.trim();
}

const SCRYPT = { N: 16_384, r: 8, p: 1 } as const;
const HASH_BYTES = 32;

const digest = (text: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(text, salt, HASH_BYTES, SCRYPT, (error, hash) => (error ? reject(error) : resolve(hash)));
  });

/** The record to keep of a new secret. No device is known yet: a new card signs in anywhere, an old one nowhere. */
export async function sealSecret(kind: SecretKind, secret: string, now: number): Promise<SecretRecord> {
  const salt = randomBytes(16);
  const hash = await digest(normaliseSecret(kind, secret), salt);
  return {
    kind,
    salt: salt.toString('base64url'),
    hash: hash.toString('base64url'),
    devices: [],
    updatedAt: now,
    round: 0,
  };
}

const NOBODY = {
  kind: 'words',
  salt: Buffer.alloc(16).toString('base64url'),
  hash: Buffer.alloc(HASH_BYTES).toString('base64url'),
} as const;

/** Whether the secret is right. Without a record it does the same work and says no, so that time tells nothing. */
export async function isSecret(record: SecretRecord | undefined, secret: string): Promise<boolean> {
  const { kind, salt, hash } = record ?? NOBODY;
  const given = await digest(normaliseSecret(kind, secret), Buffer.from(salt, 'base64url'));
  return timingSafeEqual(given, Buffer.from(hash, 'base64url')) && record !== undefined;
}
