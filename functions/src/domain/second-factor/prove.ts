import { AppError } from '@lemma/contract';
import { DAY, MINUTE } from '@lemma/school/time';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import { seal, unseal } from '../../platform/seal.ts';
import { sealingKey } from '../../platform/sealing-key.ts';
import { takeToken } from '../../platform/throttle.ts';
import { hashOfCode, recoveryCodeIn } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

/**
 * Ten codes at once and twenty a day: who knows the password guesses one of the three valid codes with a chance of
 * 0.006 % a day. Recovery codes are counted apart, so that a guesser does not shut their owner out, and come back each
 * minute: of 53 bits nobody guesses one in a thousand years, and whoever uses these tries up is gone with a new
 * password.
 */
const TRIES = {
  app: { capacity: 10, refillMs: DAY / 20 },
  recovery: { capacity: 10, refillMs: MINUTE },
} as const;

/** @throws AppError `auth/forbidden`: a card is all that a student comes with. */
export function requireAdult({ isStudent }: Pick<Caller, 'isStudent'>): void {
  if (isStudent === true) throw new AppError('auth/forbidden', 'adults only');
}

export const refused = () => new AppError('sign-in/refused', 'not a code of now');

export const sealedSecret = async (secret: string, uid: string): Promise<string> =>
  seal(secret, await sealingKey(), uid);

const openedSecret = async (sealed: string, uid: string): Promise<string> =>
  String(unseal(sealed, await sealingKey(), uid));

const digitsIn = (typed: string): string => typed.replace(/\s+/g, '');

/** The period of a code of an app with this sealed secret; undefined for a wrong code. */
export const stepWith = async (sealed: string, uid: string, typed: string, now: number): Promise<number | undefined> =>
  stepOf(await openedSecret(sealed, uid), digitsIn(typed), now);

/** Counts a try. @throws AppError `sign-in/wait`. */
export function countTry({ uid, now }: Pick<Caller, 'uid' | 'now'>, typed: string): Promise<void> {
  const kind = recoveryCodeIn(typed) === undefined ? 'app' : 'recovery';
  return takeToken(hashOf('second factor', uid, kind), TRIES[kind], now);
}

async function spendRecovery(uid: string, code: string): Promise<void> {
  const salt = (await documents.secondFactors.read(uid))?.recovery?.salt;
  if (salt === undefined) throw refused();
  const hash = await hashOfCode(code, salt);
  await inTransaction(async (tx) => {
    const recovery = (await documents.secondFactors.read(uid, tx))?.recovery;
    if (recovery?.salt !== salt || !recovery.hashes.includes(hash)) throw refused();
    const hashes = recovery.hashes.filter((one) => one !== hash);
    documents.secondFactors.merge(tx, uid, { recovery: { salt, hashes } });
    audit(tx, { action: 'recovery-code-used', by: uid });
  });
}

/**
 * Uses up a code of the caller's app, or a recovery code.
 * @throws AppError `sign-in/refused` for a wrong or used code, `sign-in/wait` after too many tries.
 */
export async function prove(caller: Pick<Caller, 'uid' | 'now'>, typed: string): Promise<void> {
  const { uid, now } = caller;
  await countTry(caller, typed);
  const recoveryCode = recoveryCodeIn(typed);
  if (recoveryCode !== undefined) return spendRecovery(uid, recoveryCode);
  await inTransaction(async (tx) => {
    const stored = await documents.secondFactors.read(uid, tx);
    const step = stored?.secret === undefined ? undefined : await stepWith(stored.secret, uid, typed, now);
    if (stored === undefined || step === undefined || step <= stored.lastStep) throw refused();
    documents.secondFactors.merge(tx, uid, { lastStep: step });
  });
}
