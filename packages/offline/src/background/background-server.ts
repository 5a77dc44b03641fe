import { AppError, isAppErrorCode } from '@lemma/contract';
import { z } from 'zod';
import { type AttemptReply, attemptInput, type Server, sendingAs } from '../outbox/sender.ts';
import type { Network } from '../stored-set.ts';
import type { Places } from './places.ts';
import type { StoredSession } from './stored-session.ts';

/** Milliseconds after which a call is given up, as in a page. */
const PATIENCE_MS = 30_000;
/** Milliseconds that a token must still hold. */
const REST_MS = 60_000;

const tokenSchema = z.object({ id_token: z.string(), user_id: z.string() });
const replySchema = z.object({ kind: z.enum(['checked', 'invalid', 'set-aside']) });
const handInSchema = z.object({ submittedAt: z.number() });
/** https://firebase.google.com/docs/functions/callable-reference#response_body */
const bodySchema = z.union([z.object({ result: z.unknown() }), z.object({ data: z.unknown() })]);
const faultSchema = z.object({ error: z.object({ details: z.object({ code: z.string() }) }) });

/** A token for a session, made anew where the kept one runs out. It lives as long as the worker's turn and is written nowhere. */
async function tokenOf(session: StoredSession, places: Places, network: Network): Promise<string> {
  if (session.expiresAt - Date.now() > REST_MS) return session.accessToken;
  const reply = await network(places.token, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: session.refreshToken }).toString(),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const parsed = tokenSchema.safeParse(await reply.json());
  if (!parsed.success || parsed.data.user_id !== session.uid) throw new AppError('auth/signed-out', 'background');
  return parsed.data.id_token;
}

/** What a reply says that is no answer. Only a code of our own doors is a last word; whatever stands before them passes. */
function faultIn(body: unknown): AppError {
  const code = faultSchema.safeParse(body).data?.error.details.code;
  return new AppError(isAppErrorCode(code) ? code : 'server/unavailable', 'background');
}

export type BackgroundServer = {
  readonly places: Places;
  readonly network: Network;
  /** The session of now: read before each entry, as somebody may sign out between two. */
  readonly session: () => Promise<StoredSession | undefined>;
};

/** The doors as the worker reaches them: the same calls as a page's, with the token of whoever is signed in. */
export function backgroundServer({ places, network, session }: BackgroundServer): Server<AttemptReply> {
  const asOwner = sendingAs(async () => (await session())?.uid);
  const ask = async <S extends z.ZodType>(name: string, uid: string, input: unknown, schema: S) => {
    const now = await session();
    // Between the owner's check and here nothing may have changed.
    if (now?.uid !== uid) throw new AppError('auth/signed-out', name);
    const reply = await network(places.door(name), {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf(now, places, network)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: input }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await reply.json();
    const { result, data } = { result: undefined, data: undefined, ...bodySchema.safeParse(body).data };
    const parsed = schema.safeParse(result ?? data);
    if (!reply.ok || !parsed.success) throw faultIn(body);
    return parsed.data;
  };
  return {
    submitAttempt: (entry) =>
      asOwner(entry.uid, () => ask('submitAttempt', entry.uid, attemptInput(entry), replySchema)),
    handIn: ({ uid, submissionId }) => asOwner(uid, () => ask('handIn', uid, { submissionId }, handInSchema)),
  };
}
