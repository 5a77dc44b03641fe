import { z } from 'zod';
import { isAreaName } from './area-list.ts';
import { makeToken, splitToken } from './link-token.ts';
import { isSignature } from './signature.ts';

const HOUR_MS = 3_600_000;
/** Characters of the name of who created a link. */
const LONGEST_NAME = 100;

/** The longest validity of a link, in milliseconds: a working day. */
export const LONGEST_OVERRIDE_MS = 8 * HOUR_MS;

/**
 * The content of a signed link: this area is loaded from this address, on the developer's own machine, for a limited
 * time.
 */
export const overrideSchema = z.object({
  area: z.string().refine(isAreaName),
  address: z.string().regex(/^http:\/\/(localhost|127[.]0[.]0[.]1):\d{2,5}$/),
  /** Milliseconds since 1970. */
  until: z.number().int(),
  /** Who created the link. */
  by: z.string().max(LONGEST_NAME),
});
export type Override = z.infer<typeof overrideSchema>;

/** Links of before carry no purpose in what is signed. */
const PURPOSE = '';

/** The part of a link after the #: `payload.signature`, both in Base64url. */
export const signOverride = async (override: Override, privateKey: string): Promise<string> =>
  makeToken(overrideSchema.parse(override), PURPOSE, privateKey);

/**
 * The content of a token that was signed with the private key and is still valid; undefined for any other token. Never
 * throws.
 */
export async function readOverride(token: string, publicKey: string, now: number): Promise<Override | undefined> {
  try {
    const { signed, signature, content } = splitToken(token, PURPOSE);
    if (!(await isSignature(signature, signed, publicKey))) return undefined;
    const override = overrideSchema.parse(content);
    return override.until > now && override.until <= now + LONGEST_OVERRIDE_MS ? override : undefined;
  } catch {
    return undefined;
  }
}
