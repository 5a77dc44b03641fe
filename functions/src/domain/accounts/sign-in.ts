import { setTimeout as wait } from 'node:timers/promises';
import { AppError, isAppError } from '@lemma/contract';
import type { RosterStudent } from '@lemma/school/class';
import { FieldValue } from 'firebase-admin/firestore';
import type { Visitor } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce, inTransaction } from '../../platform/firebase.ts';
import { hashOf } from '../../platform/hash.ts';
import type { SecretRecord } from '../../platform/records.ts';
import { countGuess, forgive, requireToken, takeToken } from '../../platform/throttle.ts';
import { deviceKeyOf, noteKeyOf, pairKeyOf, strangersKeyOf } from './guess-keys.ts';
import { isSecret } from './secret.ts';

export const NOBODY = 'nobody';
export const MOST_DEVICES = 20;
/**
 * Wrong secrets from one address: generous enough for the typing errors of a whole school behind one address, too few
 * for a program that guesses.
 */
const ADDRESS = { capacity: 300, refillMs: 2_000 };

/**
 * The shortest time from a request to its refusal, in milliseconds; longer than any refusal takes to compute. Otherwise
 * the response time would tell a correct class code, for which the class's roster is read, from a wrong one.
 */
const REFUSED_AFTER = 250;

export async function refusedEvenly<T>(begun: number, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error) && error.code === 'sign-in/refused')
      await wait(Math.max(0, REFUSED_AFTER - (performance.now() - begun)));
    throw error;
  }
}

type Found = { readonly classId: string; readonly student: RosterStudent };
/**
 * What a sign-in found. Where no account was found, the secret of `standIn` is read instead, because reading a missing
 * document takes a different time.
 */
type Looked = { readonly found: Found | undefined; readonly standIn: string };

const mayEnter = ({ state }: { readonly state: RosterStudent['state'] }) => state !== 'locked' && state !== 'archived';

/** Makes the same number of reads for a wrong class code or name as for a correct one. */
export async function findByName(classCode: string, userName: string, now: number): Promise<Looked> {
  const code = await documents.classCodes.read(classCode);
  const classId = code !== undefined && code.expiresAt > now ? code.classId : NOBODY;
  const roster = await documents.rosters.read(classId);
  const students = Object.values(roster?.students ?? {});
  const student = students.find((one) => one.userName === userName && mayEnter(one));
  return { found: student && { classId, student }, standIn: students[0]?.id ?? NOBODY };
}

/**
 * Finds the account of a badge. A badge names the account itself, so it still works after the class code has expired.
 */
export async function findById(studentId: string): Promise<Looked> {
  const classId = (await documents.students.read(studentId))?.classIds.at(-1) ?? NOBODY;
  const student = (await documents.rosters.read(classId))?.students[studentId];
  return { found: student && mayEnter(student) ? { classId, student } : undefined, standIn: studentId };
}

/**
 * Tells the teacher that somebody is guessing. For an account that does not exist the same amount is written to a
 * document that nobody reads.
 */
async function noteGuessing(found: Found | undefined, account: string, now: number): Promise<void> {
  if (found) {
    const guessed = documents.rosters.at(['students', found.student.id, 'guessedAt'], now);
    await documents.rosters.change(found.classId, guessed);
  } else await documents.buckets.put(atOnce, noteKeyOf(account), { tokens: 0, at: now, deleteAt: undefined });
}

/**
 * Records a successful sign-in. Refuses it when a new card was issued, or the account locked, while the secret was
 * being checked.
 */
const enter = (
  { classId, student }: Found,
  record: SecretRecord,
  device: string,
  guess: Parameters<typeof forgive>[1],
) =>
  inTransaction(async (tx) => {
    const current = await documents.secrets.read(student.id, tx);
    const account = await documents.students.read(student.id, tx);
    if (current?.hash !== record.hash || account === undefined || !mayEnter(account))
      throw new AppError('sign-in/refused', 'a newer secret or a lock');
    forgive(tx, guess);
    const devices = [device, ...current.devices.filter((one) => one !== device)].slice(0, MOST_DEVICES);
    tx.update(documents.secrets.ref(student.id), { devices });
    tx.update(documents.students.ref(student.id), { state: 'active' });
    documents.rosters.patch(
      tx,
      classId,
      documents.rosters.at(['students', student.id, 'state'], 'active'),
      documents.rosters.at(['students', student.id, 'lastActiveAt'], guess.now),
      documents.rosters.at(['students', student.id, 'guessedAt'], FieldValue.delete()),
    );
  });

type Try = Looked & {
  readonly account: string;
  readonly secret: string;
  readonly deviceId: string;
};

export async function signIn(
  { found, standIn, account, secret, deviceId }: Try,
  { ip, now }: Visitor,
): Promise<{ token: string }> {
  const read = await documents.secrets.read(found?.student.id ?? standIn);
  const record = found && read;
  const device = deviceKeyOf(account, deviceId);
  const known = record?.devices.includes(device) ?? false;
  const address = hashOf('sign-in address', ip);
  // Wrong guesses by a classmate do not block a device that the account has used before.
  if (!known) await requireToken(address, ADDRESS, now);
  const round = record?.round ?? 0;
  const guess = {
    pair: pairKeyOf(account, deviceId, round),
    strangers: known ? undefined : strangersKeyOf(account, round),
    kind: record?.kind ?? 'words',
    now,
  };
  const { waits } = await countGuess(guess);
  const right = await isSecret(record, secret);
  if (right && found && record) {
    await enter(found, record, device, guess);
    return { token: await accounts().createCustomToken(found.student.id, { role: 'student', shownAt: now }) };
  }
  await takeToken(address, ADDRESS, now);
  if (waits) await noteGuessing(found, account, now);
  throw new AppError('sign-in/refused', 'wrong code, name or secret');
}
