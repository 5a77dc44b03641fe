import { randomBytes } from 'node:crypto';
import { BADGE_ALPHABET } from '@lemma/school/people';
import { RECOVERY_CODES } from '@lemma/school/sign-in';
import { randomText } from '../../platform/hash.ts';
import type { SecondFactor } from '../../platform/records.ts';
import { digest } from '../accounts/secret.ts';

/** Three groups of four characters of 22: 53 bits. */
const GROUPS = 3;
const GROUP = 4;
const SALT_BYTES = 16;

type Recovery = NonNullable<SecondFactor['recovery']>;

/** The letters and digits of a recovery code as it was typed; undefined for anything else. */
export function recoveryCodeIn(typed: string): string | undefined {
  const letters = typed.toLowerCase().replace(/[\s-]+/g, '');
  return new RegExp(`^[${BADGE_ALPHABET}]{${GROUPS * GROUP}}$`).test(letters) ? letters : undefined;
}

export const hashOfCode = async (code: string, salt: string): Promise<string> =>
  (await digest(code, Buffer.from(salt, 'base64url'), 'scrypt-1')).toString('base64url');

/** New codes, as they are shown once, and what is stored of them. */
export async function newRecoveryCodes(): Promise<{ readonly codes: string[]; readonly recovery: Recovery }> {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomText(BADGE_ALPHABET, GROUPS * GROUP));
  const hashes = await Promise.all(codes.map((code) => hashOfCode(code, salt)));
  const shown = codes.map((code) => code.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? code);
  return { codes: shown, recovery: { salt, hashes } };
}
