import { AppError } from '@lemma/contract';
import { type CallInput, type CallName, type CallOutput, calls, creationOf } from '@lemma/school/calls';

/** Sends a call to the server. @throws AppError. */
export type Ask = <N extends CallName>(name: N, input: CallInput<N>) => Promise<unknown>;

/** Milliseconds after which a call is aborted. A cold start of a function takes up to about ten seconds. */
export const CALL_TIMEOUT_MS = 30_000;

/** Calls in progress that create something, by what they create. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * Makes a call unless the same thing is already being created; then it waits for that answer. A second click can come
 * before the screen has disabled the button.
 */
function askOnce<N extends CallName>(ask: Ask, name: N, input: CallInput<N>): Promise<unknown> {
  const creation = creationOf(name, input);
  if (creation === undefined) return ask(name, input);
  const before = underWay.get(creation);
  if (before) return before;
  const asked = ask(name, input).finally(() => underWay.delete(creation));
  underWay.set(creation, asked);
  return asked;
}

/** Makes a call and checks its answer. @throws AppError. */
export async function makeCall<N extends CallName>(ask: Ask, name: N, input: CallInput<N>): Promise<CallOutput<N>> {
  if (!navigator.onLine) throw new AppError('network/offline', name);
  const data = await askOnce(ask, name, input);
  const parsed = calls[name].output.safeParse(data);
  if (!parsed.success) throw new AppError('data/malformed', name, parsed.error);
  return parsed.data as CallOutput<N>;
}
