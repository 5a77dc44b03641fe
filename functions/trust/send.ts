import type { Request } from './requests-of.ts';

/** How the server answered one request. */
export type Reply = {
  readonly status: number;
  readonly type: string;
  readonly ms: number;
  readonly text: string;
};

/** Sends a request to the doors below `base`, with a token or none. */
export async function send(
  base: string,
  { door, method, rest, headers, body }: Request,
  idToken?: string,
): Promise<Reply> {
  const begun = performance.now();
  const reply = await fetch(`${base}/${door}${rest}`, {
    method,
    headers: { ...headers, ...(idToken !== undefined && { authorization: `Bearer ${idToken}` }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const text = await reply.text();
  return { status: reply.status, type: reply.headers.get('content-type') ?? '', ms: performance.now() - begun, text };
}

/** The answer to a request whose connection was closed. */
const DROPPED: Reply = { status: 599, type: '', ms: Number.POSITIVE_INFINITY, text: 'the connection was closed' };

/**
 * Sends a request, and once more where no answer came within `withinMs`: the first call of a process loads what it needs,
 * and a connection may be closed in the moment in which a request is sent on it. @returns the last answer, and whether it
 * was the second.
 */
export async function sendTwice(
  base: string,
  request: Request,
  idToken: string | undefined,
  withinMs: number,
): Promise<Reply & { readonly again: boolean }> {
  const ask = () => send(base, request, idToken).catch(() => DROPPED);
  const first = await ask();
  const again = first === DROPPED || (first.status < 500 && first.ms > withinMs);
  return { ...(again ? await ask() : first), again };
}

/** What is wrong with an answer to a hostile request; undefined: nothing. */
export function faultOf({ status, type, ms }: Reply, withinMs: number): string | undefined {
  if (status >= 500) return `answers ${status}`;
  if (status >= 400 && /html/.test(type)) return `answers ${status} with a page`;
  return ms > withinMs ? `takes longer than ${withinMs} ms` : undefined;
}
