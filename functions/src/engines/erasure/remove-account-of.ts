import type { Student } from '@lemma/school/people';
import { inTransaction } from '../../platform/firebase.ts';
import type { OnChange } from './forget-elsewhere.ts';
import { linksIn, linksQuery, removeStudent, type StandIn, shutOut, unlist } from './remove-student.ts';

/**
 * Deletes one account for good, after locking out everybody who could use it. What replaces its id in documents of
 * others, and what hears of each such change, as `removeStudent` has it.
 */
export async function removeAccountOf(
  student: Student,
  now: number,
  standInOf?: StandIn,
  onChange?: OnChange,
): Promise<void> {
  const links = linksIn(await linksQuery(student.id).get());
  await inTransaction(async (tx) => shutOut(tx, student, linksIn(await tx.get(linksQuery(student.id))), now));
  const doubles = await removeStudent(student, links, standInOf, onChange);
  await inTransaction((tx) => unlist(tx, student, doubles));
}
