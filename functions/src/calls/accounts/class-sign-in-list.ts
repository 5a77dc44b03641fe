import type { calls } from '@lemma/school/calls';
import { classOfCode } from '../../domain/accounts/class-of-code.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { PublicHandler } from '../../platform/door.ts';

/**
 * The students of a class for the tiles of the sign-in page: first name and initial, nothing else; with the whole code of
 * a card, only the one whose card it is.
 */
export const classSignInList: PublicHandler<typeof calls.classSignInList> = async (input, visitor) => {
  const { classId, students: found, isOfACard } = await classOfCode(input, visitor);
  const classroom = await mustRead(documents.classes, classId);
  const students = found
    .map(({ userName, displayName, secretKind }) => ({ userName, displayName, secretKind }))
    .sort((a, b) => a.displayName.localeCompare(b.displayName) || a.userName.localeCompare(b.userName));
  return { className: classroom.name, students, ...(isOfACard && { ofACard: true }) };
};
