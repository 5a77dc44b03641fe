import type { calls } from '@lemma/school/calls';
import { classCodeParts } from '@lemma/school/class';
import { MINUTE } from '@lemma/school/time';
import { noteInLine } from '../../domain/roster/roster-lines.ts';
import { documents } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';

/** A second request within this time changes nothing. Milliseconds. */
const HEARD_MS = MINUTE;

/**
 * Shows a raised hand beside the student in the teacher's list. The answer is the same whether the student exists or
 * not, and each student's hand is written once a minute at most, however many ask.
 */
export const askForNewSecret: PublicHandler<typeof calls.askForNewSecret> = async (input, { now }) => {
  const code = await documents.classCodes.read(classCodeParts(input.classCode).classCode);
  if (code === undefined || code.expiresAt <= now) return {};
  const roster = await documents.rosters.read(code.classId);
  const student = Object.values(roster?.students ?? {}).find((one) => one.userName === input.userName);
  if (student && (student.askedForHelpAt ?? 0) < now - HEARD_MS) {
    await noteInLine(code.classId, student.id, 'askedForHelpAt', now);
  }
  return {};
};
