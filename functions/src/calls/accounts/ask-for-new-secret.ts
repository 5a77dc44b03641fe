import type { calls } from '@lemma/school/calls';
import { MINUTE } from '@lemma/school/time';
import { UNKNOWN_CODES } from '../../domain/accounts/unknown-codes.ts';
import { documents } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';
import { hashOf } from '../../platform/hash.ts';
import { takeToken } from '../../platform/throttle.ts';

/** A second request within this time changes nothing. Milliseconds. */
const HEARD_MS = MINUTE;

/**
 * Shows a raised hand beside the student in the teacher's list. The answer is the same whether the student exists or
 * not.
 */
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
