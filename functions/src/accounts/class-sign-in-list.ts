import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { PublicHandler } from '../door.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { hashOf } from '../platform/hash.ts';
import { requireToken, takeToken } from '../platform/throttle.ts';

/** Codes that don't exist, from one address: sixty at once, then thirty a minute. There are 148 million codes. */
const UNKNOWN_CODES = { capacity: 60, refillMs: 2_000 };
/** A student who asks again within a minute has been heard. */
const HEARD_MS = 60_000;

/** Who is in a class, for the tiles of the sign-in page: first name and initial, nothing else. */
export const classSignInList: PublicHandler<typeof calls.classSignInList> = async ({ classCode }, { ip, now }) => {
  const address = hashOf('class codes', ip);
  await requireToken(address, UNKNOWN_CODES, now);
  const code = await documents.classCodes.read(classCode);
  if (code === undefined) {
    await takeToken(address, UNKNOWN_CODES, now);
    throw new AppError('code/unknown', 'class code');
  }
  if (code.expiresAt <= now) throw new AppError('code/expired', 'class code');
  const [classroom, roster] = await Promise.all([
    mustRead(documents.classes, code.classId),
    mustRead(documents.rosters, code.classId),
  ]);
  const students = Object.values(roster.students)
    .filter(({ state }) => state !== 'archived')
    .map(({ userName, displayName, secretKind }) => ({ userName, displayName, secretKind }))
    .sort((a, b) => a.displayName.localeCompare(b.displayName) || a.userName.localeCompare(b.userName));
  return { className: classroom.name, students };
};

/** Puts a raised hand beside the student in the teacher's list. Says the same whether there is such a student or not. */
export const askForNewSecret: PublicHandler<typeof calls.askForNewSecret> = async (
  { classCode, userName },
  { ip, now },
) => {
  await takeToken(hashOf('asking', ip), UNKNOWN_CODES, now);
  const code = await documents.classCodes.read(classCode);
  if (code === undefined || code.expiresAt <= now) return {};
  const roster = await documents.rosters.read(code.classId);
  const student = Object.values(roster?.students ?? {}).find((one) => one.userName === userName);
  if (student && (student.askedForHelpAt ?? 0) < now - HEARD_MS) {
    await documents.rosters.change(code.classId, documents.rosters.at(['students', student.id, 'askedForHelpAt'], now));
  }
  return {};
};
