import type { calls } from '@lemma/school/calls';
import { classCodeParts } from '@lemma/school/class';
import { MINUTE } from '@lemma/school/time';
import { areCodesUsedUp, countUnknownCode } from '../../domain/accounts/code-limits.ts';
import { NOBODY } from '../../domain/accounts/sign-in.ts';
import { noteInLine } from '../../domain/roster/roster-lines.ts';
import { documents } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';

/** A second request within this time changes nothing. Milliseconds. */
const HEARD_MS = MINUTE;

/**
 * Shows a raised hand beside the student in the teacher's list. The answer is the same whether the class and the student
 * exist or not, and each student's hand is written once a minute at most, however many ask. Codes are limited as they are
 * for the list of a class, so that this is no way to try them.
 */
export const askForNewSecret: PublicHandler<typeof calls.askForNewSecret> = async (input, { ip, now }) => {
  if (await areCodesUsedUp(ip, now)) return {};
  const { classCode } = classCodeParts(input.classCode);
  const code = await documents.classCodes.read(classCode);
  const roster = await documents.rosters.read(code?.classId ?? NOBODY);
  if (code === undefined) await countUnknownCode(classCode, ip, now);
  if (code === undefined || code.expiresAt <= now) return {};
  const student = Object.values(roster?.students ?? {}).find((one) => one.userName === input.userName);
  if (student && (student.askedForHelpAt ?? 0) < now - HEARD_MS) {
    await noteInLine(code.classId, student.id, 'askedForHelpAt', now);
  }
  return {};
};
