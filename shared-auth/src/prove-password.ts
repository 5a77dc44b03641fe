import { codeOf } from '@lemma/contract';
import { mustProve } from '@lemma/school/people';
import type { User } from 'firebase/auth';
import { currentSession } from './current-session.ts';
import { call } from './remote-calls.ts';

/** Answers that are about the password, and not about the way to the server. */
const REFUSALS: ReadonlySet<string> = new Set(['sign-in/refused', 'sign-in/wait']);

/** Whether the server has judged the present password before. A server of an earlier release knows no such call and asks for no proof. */
async function isKnown(): Promise<boolean> {
  try {
    return (await call('provePassword', {})).isProved;
  } catch (error) {
    if (codeOf(error) === 'data/not-found') return true;
    throw error;
  }
}

async function isProvedWith(password: string): Promise<boolean> {
  const { apiKey } = currentSession().environment.firebase;
  try {
    return (await call('provePassword', { password, apiKey })).isProved;
  } catch (error) {
    if (REFUSALS.has(codeOf(error))) return false;
    throw error;
  }
}

/**
 * Proves that the password with which this session began is one that the school's server judged; before, it opens nothing.
 * `typed`: the password, where it is at hand. The server gets it only if it does not know it already. Nothing is asked of
 * sessions that began in another way. @returns whether it is proved. @throws AppError.
 */
export async function provePassword(user: User, typed?: string): Promise<boolean> {
  if (!mustProve((await user.getIdTokenResult()).claims)) return true;
  const isProved = (await isKnown()) || (typed !== undefined && (await isProvedWith(typed)));
  if (isProved) await user.getIdToken(true);
  return isProved;
}
