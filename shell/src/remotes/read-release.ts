import { AppError, type Area, isAppError, type Release, releaseSchema } from '@lemma/contract';
import { withTimeout } from './with-timeout.ts';

/**
 * Milliseconds after which a remote that does not answer is given up; the federation runtime itself would wait forever.
 */
export const REMOTE_TIMEOUT_MS = 8000;

const EARLY = Symbol.for('lemma.release');

/** The reply to the request that the page's first lines sent (packages/federation, `early.ts`); can be taken once. */
function takeEarly(area: Area, address: string): Promise<Response> | undefined {
  const early: unknown = Reflect.get(globalThis, EARLY);
  if (typeof early !== 'object' || early === null || !('area' in early && 'address' in early && 'reply' in early))
    return undefined;
  Reflect.deleteProperty(globalThis, EARLY);
  return early.area === area && early.address === address && early.reply instanceof Promise ? early.reply : undefined;
}

/** The release that an area's site serves now. @throws AppError `remote/unreachable` or `remote/corrupt`. */
export async function readRelease(area: Area, address: string): Promise<Release> {
  const where = `${area}@unknown: release.json`;
  const asked = takeEarly(area, address) ?? fetch(`${address}/release.json`, { cache: 'no-cache' });
  const fetched = asked.then((reply) => {
    if (!reply.ok) throw new AppError('remote/unreachable', `${where} answers ${reply.status}`);
    return reply.json();
  });
  const reply: unknown = await withTimeout(fetched, REMOTE_TIMEOUT_MS).catch((cause: unknown) => {
    if (isAppError(cause)) throw cause;
    throw new AppError(cause instanceof SyntaxError ? 'remote/corrupt' : 'remote/unreachable', where, cause);
  });
  const parsed = releaseSchema.safeParse(reply);
  if (!parsed.success || parsed.data.area !== area) throw new AppError('remote/corrupt', where, parsed.error);
  return parsed.data;
}
