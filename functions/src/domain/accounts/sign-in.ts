import { setTimeout as wait } from 'node:timers/promises';
import { AppError, isAppError } from '@lemma/contract';
import type { RosterStudent } from '@lemma/school/class';
import type { SecretKind } from '@lemma/school/people';
import { DAY } from '@lemma/school/time';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { Visitor } from '../../platform/caller.ts';
import { documents } from '../../platform/documents.ts';
import { accounts, atOnce, inTransaction } from '../../platform/firebase.ts';
import { countHourly, hourlyCount } from '../../platform/hourly-count.ts';
import type { SecretRecord } from '../../platform/records.ts';
import { noteInLine } from '../roster/roster-lines.ts';
import { isCardKey } from './card-key.ts';
import { noteSchoolAddress } from './code-limits.ts';
import { classDeviceKeyOf, deviceKeyOf, guessesKeyOf, noteKeyOf } from './guess-keys.ts';
import { countGuess, type Guess, type Lane, readGuesses } from './guesses.ts';
import { newestHashing, refusedAfter, requireHashing } from './hashing.ts';
import { hashSecret, isSecret } from './secret.ts';

export const NOBODY = 'nobody';
export const MOST_DEVICES = 20;
/**
 * Wrong secrets of one class within an hour of the clock, from devices that the accounts do not know: a class of 30 on
 * new devices needs three. Above that, new devices of this class need the whole code of the card, so that trying one
 * secret at every child of a class gains nothing.
 */
export const STRANGERS_OF_A_CLASS = 30;

/** How long the class is known to a device after a sign-in, in milliseconds. */
const CLASS_DEVICE_LIFE = 90 * DAY;

/** Secrets short enough to be guessed. Passwords and badges are not: they are held for what hashing them costs. */
const GUESSABLE: readonly SecretKind[] = ['pictures', 'words'];

/**
 * Refuses after the same time whatever was wrong: otherwise the response time would tell a name without an account, for
 * which nothing is hashed, a correct class code, for which the class's roster is read, and a card that was hashed in an older way.
 */
export async function refusedEvenly<T>(begun: number, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error) && error.code === 'sign-in/refused')
      await wait(Math.max(0, refusedAfter(newestHashing()) - (performance.now() - begun)));
    throw error;
  }
}

type Found = { readonly classId: string; readonly student: RosterStudent };
/**
 * What a sign-in found. Where no account was found, the secret of `standIn` is read instead, because reading a missing
 * document takes a different time, and it is limited like a secret of the usual kind.
 */
type Looked = { readonly found: Found | undefined; readonly standIn: string; readonly usualKind: SecretKind };

const mayEnter = ({ state }: { readonly state: RosterStudent['state'] }) => state !== 'locked' && state !== 'archived';

/** Makes the same number of reads for a wrong class code or name as for a correct one. */
export async function findByName(classCode: string, userName: string, now: number): Promise<Looked> {
  const code = await documents.classCodes.read(classCode);
  const classId = code !== undefined && code.expiresAt > now ? code.classId : NOBODY;
  const roster = await documents.rosters.read(classId);
  const students = Object.values(roster?.students ?? {});
  const student = students.find((one) => one.userName === userName && mayEnter(one));
  return { found: student && { classId, student }, standIn: students[0]?.id ?? NOBODY, usualKind: 'words' };
}

/**
 * Finds the account of a badge. A badge names the account itself, so it still works after the class code has expired.
 */
export async function findById(studentId: string): Promise<Looked> {
  const classId = (await documents.students.read(studentId))?.classIds.at(-1) ?? NOBODY;
  const student = (await documents.rosters.read(classId))?.students[studentId];
  const found = student && mayEnter(student) ? { classId, student } : undefined;
  return { found, standIn: studentId, usualKind: 'badge' };
}

/**
 * Tells the teacher that somebody is guessing. For an account that does not exist the same amount is written to a
 * document that nobody reads.
 */
async function noteGuessing(found: Found | undefined, account: string, now: number): Promise<void> {
  if (found) await noteInLine(found.classId, found.student.id, 'guessedAt', now);
  else await documents.buckets.put(atOnce, noteKeyOf(account), { tokens: 0, at: now, deleteAt: undefined });
}

type Entered = { readonly deviceId: string; readonly device: string; readonly guess: Guess; readonly secret: string };

/**
 * Records a successful sign-in, and hashes the secret in the newest way if it was not. Refuses it when a new card was issued, or the account locked, while the secret was
 * being checked.
 */
async function enter(
  { classId, student }: Found,
  record: SecretRecord,
  { deviceId, device, guess, secret }: Entered,
): Promise<void> {
  const better = record.hashing === newestHashing() ? {} : await hashSecret(record.kind, secret);
  await inTransaction(async (tx) => {
    const current = await documents.secrets.read(student.id, tx);
    const account = await documents.students.read(student.id, tx);
    if (current?.hash !== record.hash || account === undefined || !mayEnter(account))
      throw new AppError('sign-in/refused', 'a newer secret or a lock');
    if (!account.classIds.includes(classId)) throw new AppError('sign-in/refused', 'moved to another class');
    const takeBack = await readGuesses(tx, guess);
    takeBack();
    const devices = [device, ...current.devices.filter((one) => one !== device)].slice(0, MOST_DEVICES);
    tx.update(documents.secrets.ref(student.id), { devices, ...better });
    tx.update(documents.students.ref(student.id), { state: 'active' });
    if (current.devices[0] !== device) {
      const deleteAt = Timestamp.fromMillis(guess.now + CLASS_DEVICE_LIFE);
      documents.buckets.put(tx, classDeviceKeyOf(classId, deviceId), { tokens: 0, at: guess.now, deleteAt });
    }
    documents.rosters.patch(
      tx,
      classId,
      documents.rosters.at(['students', student.id, 'state'], 'active'),
      documents.rosters.at(['students', student.id, 'lastActiveAt'], guess.now),
      documents.rosters.at(['students', student.id, 'guessedAt'], FieldValue.delete()),
    );
  });
}

type Try = Looked & {
  readonly account: string;
  /** Where the account was looked for, such as a class: tries at all accounts in it are counted together. */
  readonly group: string;
  readonly secret: string;
  readonly deviceId: string;
  readonly cardKey?: string | undefined;
};

const strangersOf = (group: string): string => `wrong secrets of ${group}`;

/** The lanes in which this try may be counted, in the order in which they are used. */
async function lanesFor({ found, standIn, group, cardKey }: Try, known: boolean, now: number): Promise<Lane[]> {
  const own: Lane[] = known
    ? ['known']
    : (await hourlyCount(strangersOf(group), now)) < STRANGERS_OF_A_CLASS
      ? ['strangers']
      : [];
  if (cardKey === undefined) return own;
  return (await isCardKey(found?.student.id ?? standIn, cardKey)) && found ? [...own, 'card'] : own;
}

const refused = () => new AppError('sign-in/refused', 'wrong code, name or secret');

export async function signIn(given: Try, { ip, now }: Visitor): Promise<{ token: string }> {
  const { found, standIn, usualKind, account, group, secret, deviceId, cardKey } = given;
  const read = await documents.secrets.read(found?.student.id ?? standIn);
  const record = found && read;
  const device = deviceKeyOf(account, deviceId);
  const known = record?.devices.includes(device) ?? false;
  const guess = { key: guessesKeyOf(account, record?.round ?? 0), device, now };
  const isLimited = GUESSABLE.includes(record?.kind ?? usualKind);
  const counted = isLimited ? await countGuess(guess, await lanesFor(given, known, now)) : undefined;
  // With a key the answer is the usual refusal, which does not say whether the key was correct.
  if (isLimited && counted === undefined)
    throw cardKey === undefined ? new AppError('sign-in/card', 'too many wrong secrets') : refused();
  if (record !== undefined && !isLimited && !known) requireHashing(account, now);
  if (found && record && (await isSecret(record, secret))) {
    await enter(found, record, { deviceId, device, guess, secret });
    await noteSchoolAddress(ip, now);
    return { token: await accounts().createCustomToken(found.student.id, { role: 'student', shownAt: now }) };
  }
  if (isLimited && !known) await countHourly(strangersOf(group), now);
  if (counted?.last) await noteGuessing(found, account, now);
  throw refused();
}
