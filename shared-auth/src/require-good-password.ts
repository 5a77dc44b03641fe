import { codeOf, isAppError } from '@lemma/contract';
import { call } from './remote-calls.ts';

/** An error as the auth service throws them, so that the pages have a sentence for it. */
const coded = (code: string, cause?: unknown): Error => Object.assign(new Error(code, { cause }), { code });

/**
 * Has the school's server judge a password before the auth service gets it, which knows no list of passwords. Without an
 * answer no password is set.
 */
export async function requireGoodPassword(password: string, address: string): Promise<void> {
  const { fault } = await call('judgePassword', { password, address }).catch((cause: unknown) => {
    const code = codeOf(cause);
    if (!isAppError(cause) || code === 'sample/read-only') throw cause;
    const isNetwork = code.startsWith('network/');
    throw coded(isNetwork ? 'auth/network-request-failed' : 'auth/internal-error', cause);
  });
  if (fault !== undefined) throw coded(fault === 'short' ? 'auth/weak-password' : 'auth/known-password');
}
