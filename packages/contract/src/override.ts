import { z } from 'zod';
import { areas } from './areas.ts';

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
  area: z.enum(areas),
  address: z.string().regex(/^http:\/\/(localhost|127[.]0[.]0[.]1):\d{2,5}$/),
  /** Milliseconds since 1970. */
  until: z.number().int(),
  /** Who created the link. */
  by: z.string().max(LONGEST_NAME),
});
export type Override = z.infer<typeof overrideSchema>;

const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

/**
 * A new pair of keys in Base64url: the private one (PKCS #8) for signing links, the public one (SPKI) for the
 * environment.
 */
export async function newOverrideKeys(): Promise<{ readonly privateKey: string; readonly publicKey: string }> {
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const [own, open] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ]);
  return { privateKey: toText(new Uint8Array(own)), publicKey: toText(new Uint8Array(open)) };
}

/** The part of a link after the #: `payload.signature`, both in Base64url. */
export async function signOverride(override: Override, privateKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', toBytes(privateKey), KEY, false, ['sign']);
  const payload = new TextEncoder().encode(JSON.stringify(overrideSchema.parse(override)));
  const signature = await crypto.subtle.sign(SIGNATURE, key, payload);
  return `${toText(payload)}.${toText(new Uint8Array(signature))}`;
}

/**
 * The content of a token that was signed with the private key and is still valid; undefined for any other token. Never
 * throws.
 */
export async function readOverride(token: string, publicKey: string, now: number): Promise<Override | undefined> {
  try {
    const [payload = '', signature = ''] = token.split('.');
    const key = await crypto.subtle.importKey('spki', toBytes(publicKey), KEY, false, ['verify']);
    if (!(await crypto.subtle.verify(SIGNATURE, key, toBytes(signature), toBytes(payload)))) return undefined;
    const override = overrideSchema.parse(JSON.parse(new TextDecoder().decode(toBytes(payload))));
    return override.until > now && override.until <= now + LONGEST_OVERRIDE_MS ? override : undefined;
  } catch {
    return undefined;
  }
}
