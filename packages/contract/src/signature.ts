const KEY = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNATURE = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** Bytes in Base64url. */
export const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
/** Bytes from Base64url. @throws for other text. */
export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));

/** Both in Base64url: the private key (PKCS #8) signs, the public one (SPKI) verifies. */
export type SigningKeys = { readonly privateKey: string; readonly publicKey: string };

/** A new pair of keys. */
export async function newSigningKeys(): Promise<SigningKeys> {
  const pair = await crypto.subtle.generateKey(KEY, true, ['sign', 'verify']);
  const [own, open] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ]);
  return { privateKey: toText(new Uint8Array(own)), publicKey: toText(new Uint8Array(open)) };
}

/** The signature of these bytes, in Base64url. */
export async function sign(payload: Uint8Array<ArrayBuffer>, privateKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('pkcs8', toBytes(privateKey), KEY, false, ['sign']);
  return toText(new Uint8Array(await crypto.subtle.sign(SIGNATURE, key, payload)));
}

/** Whether the holder of the private key signed these bytes. Never throws. */
export async function isSignature(
  signature: string,
  payload: Uint8Array<ArrayBuffer>,
  publicKey: string,
): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', toBytes(publicKey), KEY, false, ['verify']);
    return await crypto.subtle.verify(SIGNATURE, key, toBytes(signature), payload);
  } catch {
    return false;
  }
}
