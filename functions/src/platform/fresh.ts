import { AppError } from '@lemma/contract';
import { MINUTE } from '@lemma/school/time';
import type { Caller } from './caller.ts';

/** Whoever finds an open page must not be able to lock its owner out, or to delete what is the owner's. */
const FRESH_MS = 5 * MINUTE;

/**
 * Accepts a session in which the person has just proved who they are. @throws AppError `auth/signed-out` for an older one,
 * whatever tokens it has got since.
 */
export function requireFresh({ now, signedInAt }: Pick<Caller, 'now' | 'signedInAt'>): void {
  if (now - signedInAt > FRESH_MS) throw new AppError('auth/signed-out', 'not a fresh sign-in');
}
