import { FACTOR_DIGITS } from '@lemma/school/sign-in';
import { SECOND } from '@lemma/school/time';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** 160 bits, as RFC 4226 asks for. */
const SECRET_BYTES = 20;
/** A code is accepted for one period before and after its own, because clocks of phones differ. */
const WINDOW = 1;

const totp = (secret: string, label = ''): TOTP =>
  new TOTP({
    ...{ issuer: 'Lemma', label, algorithm: 'SHA1', digits: FACTOR_DIGITS, period: PERIOD_S },
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in base32 as apps take it. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** What the QR code says to the app; `label` is the name of the account there. */
export const uriOf = (secret: string, label: string): string => totp(secret, label).toString();

/**
 * The number of the 30 seconds, counted since 1970, to which the code belongs; undefined for a wrong code, or one that
 * is not of now.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / SECOND / PERIOD_S) + delta;
}
