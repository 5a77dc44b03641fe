import { AppError, isAppErrorCode } from '@lemma/contract';
import { z } from 'zod';
import {
  type AttemptReply,
  attemptInput,
  handInInput,
  practiceInput,
  type Server,
  sendingAs,
} from '../outbox/sender.ts';
import type { Network } from '../stored-set.ts';
import type { Places } from './places.ts';
import type { StoredSession } from './stored-session.ts';

/** Milliseconds after which a call is given up; pages use the same limit. */
const PATIENCE_MS = 30_000;
/** Milliseconds for which a token must still be valid. */
const REST_MS = 60_000;

const tokenSchema = z.object({ id_token: z.string(), user_id: z.string() });
const replySchema = z.object({ kind: z.enum(['checked', 'invalid', 'set-aside']) });
const handInSchema = z.object({ submittedAt: z.number() });
const goalSchema = z.object({ set: z.boolean() });
/** https://firebase.google.com/docs/functions/callable-reference#response_body */
const bodySchema = z.union([z.object({ result: z.unknown() }), z.object({ data: z.unknown() })]);
const faultSchema = z.object({ error: z.object({ details: z.object({ code: z.string() }) }) });

/**
 * A token for a session; if the stored one is about to expire, a new one is requested. It exists only while the worker
 * runs and is never stored.
 */
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

/**
 * The error in a failed reply. Only a code of our own functions is final; errors of anything in between are temporary.
 */
function faultIn(body: unknown): AppError {
  const code = faultSchema.safeParse(body).data?.error.details.code;
  return new AppError(isAppErrorCode(code) ? code : 'server/unavailable', 'background');
}

export type BackgroundServer = {
  readonly places: Places;
  readonly network: Network;
  /** The current session. It is read before each entry, because somebody may sign out between two. */
  readonly session: () => Promise<StoredSession | undefined>;
};

/** The functions as the worker calls them: the same calls as a page's, with the token of whoever is signed in. */
export function backgroundServer({ places, network, session }: BackgroundServer): Server<AttemptReply> {
  const asOwner = sendingAs(async () => (await session())?.uid);
  const ask = async <S extends z.ZodType>(name: string, uid: string, input: unknown, schema: S) => {
    const now = await session();
    // The session must not have changed since the owner was checked.
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
    answerPractice: (entry) =>
      asOwner(entry.uid, () => ask('answerPractice', entry.uid, practiceInput(entry), replySchema)),
    setGoal: ({ uid, aim, at }) => asOwner(uid, () => ask('setGoal', uid, { aim, at }, goalSchema)),
    handIn: (entry) => asOwner(entry.uid, () => ask('handIn', entry.uid, handInInput(entry), handInSchema)),
  };
}
