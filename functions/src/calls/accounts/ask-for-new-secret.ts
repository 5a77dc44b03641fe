import { type AppErrorCode, codeOf } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { MINUTE } from '@lemma/school/time';
import { classOfCode } from '../../domain/accounts/class-of-code.ts';
import { noteInLine } from '../../domain/roster/roster-lines.ts';
import type { PublicHandler } from '../../platform/door.ts';

/** A second request within this time changes nothing. Milliseconds. */
const HEARD_MS = MINUTE;

/** Why nobody is told. */
const UNHEARD: ReadonlySet<AppErrorCode> = new Set(['sign-in/card', 'code/unknown', 'code/expired']);

/**
 * Shows a raised hand beside the student in the teacher's list, and says whether it is there. Each student's hand is
 * written once a minute at most, however many ask. A code opens no more here than the list of its class: nothing is
 * learned of a class or a name that the list would not tell.
 */
export const askForNewSecret: PublicHandler<typeof calls.askForNewSecret> = async (input, visitor) => {
  const found = await classOfCode(input, visitor).catch((error: unknown) => {
    if (UNHEARD.has(codeOf(error))) return undefined;
    throw error;
  });
  const student = found?.students.find(({ userName }) => userName === input.userName);
  if (found === undefined || student === undefined) return { heard: false };
  if ((student.askedForHelpAt ?? 0) < visitor.now - HEARD_MS)
    await noteInLine(found.classId, student.id, 'askedForHelpAt', visitor.now);
  return { heard: true };
};
