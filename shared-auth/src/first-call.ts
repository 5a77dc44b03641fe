import { AppError, codeOf } from '@lemma/contract';
import type { CallInput, CallName, CallOutput } from '@lemma/school/calls';
import { z } from 'zod';
import { addressOf } from './addresses.ts';
import { endNoting } from './early-reads.ts';
import { asAppError } from './faults.ts';
import type { FirstReads } from './first-reads.ts';
import { CALL_TIMEOUT_MS, makeCall } from './make-call.ts';

/** What a call is answered with, as Firebase's own client reads it. */
const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ status: z.string(), details: z.unknown().optional() }).optional(),
});

const codeOfStatus = (status: number): string => (status === 404 ? 'not-found' : 'internal');

async function ask(token: string, name: CallName, input: unknown): Promise<unknown> {
  endNoting();
  const reply = await fetch(addressOf(name), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ data: input }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  }).catch((fault: unknown) => {
    const isLate = fault instanceof DOMException && fault.name === 'TimeoutError';
    throw new AppError(isLate ? 'network/timeout' : 'server/unavailable', name, fault);
  });
  const answer = answerSchema.safeParse(await reply.json().catch(() => undefined)).data ?? {};
  if (reply.ok && answer.error === undefined) return answer.result;
  const code = answer.error?.status.toLowerCase().replaceAll('_', '-') ?? codeOfStatus(reply.status);
  throw asAppError({ code: `functions/${code}`, details: answer.error?.details }, name);
}

/**
 * Makes a call by the session that was stored in this browser, before Firebase's clients are loaded. If the session was
 * replaced in the meantime, or cannot be renewed, the clients make it.
 */
export const firstCall = <N extends CallName>(
  { token }: FirstReads,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N>> =>
  makeCall(
    async (...asked) => {
      const byClients = async () => (await import('./remote-calls.ts')).ask(...asked);
      const own = await token().catch(() => undefined);
      if (own === undefined) return byClients();
      return ask(own, ...asked).catch((fault: unknown) => {
        if (codeOf(fault) === 'auth/signed-out') return byClients();
        throw fault;
      });
    },
    name,
    input,
  );
