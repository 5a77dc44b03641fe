import { sign, toBytes, toText } from './signature.ts';

/** What a signed link carries: its content in Base64url, and a signature over it. */
export type LinkToken = {
  readonly signed: Uint8Array<ArrayBuffer>;
  readonly signature: string;
  /** Not to be believed before the signature is checked. */
  readonly content: unknown;
};

/** `purpose` is signed too: a signature of one purpose is worth nothing for another. */
const bytesOf = (purpose: string, payload: Uint8Array): Uint8Array<ArrayBuffer> =>
  new Uint8Array([...new TextEncoder().encode(purpose), ...payload]);

/** `payload.signature`, both in Base64url. */
export async function makeToken(content: unknown, purpose: string, privateKey: string): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(content));
  return `${toText(payload)}.${await sign(bytesOf(purpose, payload), privateKey)}`;
}

/** The parts of a token. @throws for other text. */
export function splitToken(token: string, purpose: string): LinkToken {
  const [text = '', signature = ''] = token.split('.');
  const payload = toBytes(text);
  return { signed: bytesOf(purpose, payload), signature, content: JSON.parse(new TextDecoder().decode(payload)) };
}
