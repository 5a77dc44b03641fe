import { AppError } from '@lemma/contract';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { logger } from 'firebase-functions/v2';
import type { Request } from 'firebase-functions/v2/https';
import { requireAllowance } from './allowance.ts';
import { ownerOf } from './caller.ts';
import { isOurs, toAppError, toHttpsError } from './fault.ts';
import { accounts } from './firebase.ts';
import { requireSession } from './sessions.ts';

/** The part of an Express response that is used here. */
export type Reply = NodeJS.WritableStream & {
  readonly headersSent: boolean;
  status: (code: number) => Reply;
  set: (headers: Record<string, string>) => Reply;
  json: (body: unknown) => unknown;
  destroy: () => unknown;
};

async function claimsOf(request: Pick<Request, 'headers'>): Promise<DecodedIdToken> {
  const token = /^Bearer ([\w.-]+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('auth/signed-out', 'no token');
  try {
    return await accounts().verifyIdToken(token);
  } catch (error) {
    throw new AppError('auth/signed-out', 'no valid token', error);
  }
}

/**
 * The uid of the ID token in `Authorization: Bearer …`, if its session is still open and it has not called too often.
 * @throws AppError `auth/signed-out`, `sign-in/wait`.
 */
export async function uidOf(request: Pick<Request, 'headers'>): Promise<string> {
  const claims = await claimsOf(request);
  const now = Date.now();
  requireAllowance({ uid: claims.uid, now });
  const userAgent = request.headers['user-agent'] ?? '';
  // A token stays valid for an hour after its owner was locked, deleted or signed out from another device.
  await requireSession({ ...ownerOf(claims), uid: claims.uid, userAgent, ip: '', now });
  return claims.uid;
}

/** Runs the work; on an error, answers with `{ error: { code } }` and a fitting status. */
export async function answerHttp(reply: Reply, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fault = toAppError(error);
    if (isOurs(fault)) logger.error(fault.message, { cause: fault.cause });
    const { code } = fault;
    // The error came after some bytes were sent: closing the connection lets the reader see a broken transfer instead
    // of a short file.
    if (reply.headersSent) reply.destroy();
    else reply.status(toHttpsError(fault).httpErrorCode.status).json({ error: { code } });
  }
}

/** The headers of a file that only its reader may see, which no browser executes, frames or stores. */
export const privateFileHeaders = (type: string, disposition: string) => ({
  'Content-Type': type,
  'Content-Disposition': disposition,
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'private, no-store',
});
