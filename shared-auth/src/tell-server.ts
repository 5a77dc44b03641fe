import type { CallInput, CallName } from '@lemma/school/calls';
import { addressOf } from './addresses.ts';

/** Makes a call whose answer nobody waits for. It is sent even if the page closes. */
export function tellServer<N extends CallName>(name: N, input: CallInput<N>, token: string): void {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ data: input });
  fetch(addressOf(name), { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
