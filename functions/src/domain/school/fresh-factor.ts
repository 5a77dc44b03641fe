import { AppError } from '@lemma/contract';
import { MINUTE } from '@lemma/school/time';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { prove } from '../second-factor/prove.ts';

/** A session that somebody left open must not give away a school. */
const FRESH_MS = 10 * MINUTE;

type Factor = 'missing' | 'asked' | 'fresh';

/** Emulators have no second factors of real people, and nobody's data. */
const isEmulated = (): boolean => process.env.FUNCTIONS_EMULATOR === 'true';

/** Whether the session gave the second factor within ten minutes; `missing`: there is none, and there has to be. */
export async function factorOf({ uid, secondAt, now }: Caller): Promise<Factor> {
  const since = (await documents.secondFactors.read(uid))?.since;
  if (since === undefined) return isEmulated() ? 'fresh' : 'missing';
  return secondAt !== undefined && secondAt >= since && now - secondAt <= FRESH_MS ? 'fresh' : 'asked';
}

/**
 * Accepts a session that is fresh, or a code of now.
 * @throws AppError `auth/second-factor` without one, `sign-in/refused` or `sign-in/wait` for a wrong one.
 */
export async function requireFreshFactor(caller: Caller, code: string | undefined): Promise<void> {
  const factor = await factorOf(caller);
  if (factor === 'fresh') return;
  if (factor === 'missing' || code === undefined) throw new AppError('auth/second-factor', factor);
  await prove(caller, code);
}
