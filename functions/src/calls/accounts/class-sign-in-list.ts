import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { UNKNOWN_CODES } from '../../domain/accounts/unknown-codes.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';
import { hashOf } from '../../platform/hash.ts';
import { requireToken, takeToken } from '../../platform/throttle.ts';

/** The students of a class for the tiles of the sign-in page: first name and initial, nothing else. */
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
