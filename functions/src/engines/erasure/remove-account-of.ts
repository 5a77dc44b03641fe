import type { Student } from '@lemma/school/people';
import { inTransaction } from '../../platform/firebase.ts';
import { linksIn, linksQuery, removeStudent, shutOut, unlist } from './remove-student.ts';

/**
 * Deletes one account for good, after locking out everybody who could use it. What replaces its id in documents of
 * others, and what hears of each such change, as `removeStudent` has it.
 */
export async function removeAccountOf(
  student: Student,
  now: number,
  ...[standInOf, onChange]: [
    standInOf?: Parameters<typeof removeStudent>[2],
    onChange?: Parameters<typeof removeStudent>[3],
  ]
): Promise<void> {
  const links = linksIn(await linksQuery(student.id).get());
  await inTransaction(async (tx) => shutOut(tx, student, linksIn(await tx.get(linksQuery(student.id))), now));
  const doubles = await removeStudent(student, links, standInOf, onChange);
  await inTransaction((tx) => unlist(tx, student, doubles));
}
