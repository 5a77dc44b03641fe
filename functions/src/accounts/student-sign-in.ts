import { AppError } from '@lemma/contract';
import type { calls, RosterStudent } from '@lemma/school';
import { FieldPath } from 'firebase-admin/firestore';
import type { PublicHandler } from '../door.ts';
import { documents } from '../platform/documents.ts';
import { accounts, inTransaction } from '../platform/firebase.ts';
import { hashOf } from '../platform/hash.ts';
import { countGuess, forgive, requireToken, takeToken } from '../platform/throttle.ts';
import { accountKeyOf, deviceKeyOf, pairKeyOf, strangersKeyOf } from './guess-keys.ts';
import { isSecret } from './secret.ts';

const NOBODY = 'nobody';
const DEVICES_KEPT = 20;
/** Wrong secrets from one address: a school behind one address mistypes, a program guesses. */
const ADDRESS = { capacity: 300, refillMs: 2_000 };

type Found = { readonly classId: string; readonly student: RosterStudent };

/** Reads as much for a wrong code or name as for a right one. */
async function findStudent(classCode: string, userName: string, now: number): Promise<Found | undefined> {
  const code = await documents.classCodes.read(classCode);
  const classId = code !== undefined && code.expiresAt > now ? code.classId : NOBODY;
  const roster = await documents.rosters.read(classId);
  const student = Object.values(roster?.students ?? {}).find((one) => one.userName === userName);
  return student && student.state !== 'locked' && student.state !== 'archived' ? { classId, student } : undefined;
}

/**
 * Signs a student in. A wrong code, name and secret get the same answer after the same work. Wrong tries count for an account
 * and a device together, so a classmate elsewhere locks nobody out; a device that the account knows is never kept out by others.
 */
export const studentSignIn: PublicHandler<typeof calls.studentSignIn> = async (input, { ip, now }) => {
  const { classCode, userName, secret, deviceId } = input;
  const address = hashOf('sign-in address', ip);
  await requireToken(address, ADDRESS, now);
  const found = await findStudent(classCode, userName, now);
  const studentId = found?.student.id;
  const account = accountKeyOf(studentId, classCode, userName);
  const device = deviceKeyOf(account, deviceId);
  const record = await documents.secrets.read(studentId ?? NOBODY);
  const known = record?.devices.includes(device) ?? false;
  const guess = { pair: pairKeyOf(account, deviceId), strangers: known ? undefined : strangersKeyOf(account), now };
  await countGuess(guess);
  const right = await isSecret(record, secret);
  if (!right || found === undefined || record === undefined) {
    await takeToken(address, ADDRESS, now);
    throw new AppError('sign-in/refused', 'wrong code, name or secret');
  }

  const { classId, student } = found;
  await inTransaction(async (tx) => {
    // Read again: a card issued while this one was being checked has the last word.
    const current = await documents.secrets.read(student.id, tx);
    if (current?.hash !== record.hash) throw new AppError('sign-in/refused', 'a newer secret');
    forgive(tx, guess);
    const devices = [device, ...current.devices.filter((one) => one !== device)].slice(0, DEVICES_KEPT);
    tx.update(documents.secrets.ref(student.id), { devices });
    tx.update(documents.students.ref(student.id), { state: 'active' });
    tx.update(
      documents.rosters.ref(classId),
      new FieldPath('students', student.id, 'state'),
      'active',
      new FieldPath('students', student.id, 'lastActiveAt'),
      now,
    );
  });
  return { token: await accounts().createCustomToken(student.id, { role: 'student' }) };
};
