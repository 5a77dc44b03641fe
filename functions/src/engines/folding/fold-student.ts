import { isDeepStrictEqual } from 'node:util';
import type { Evidence, InsightStudent, Progress } from '@lemma/school/insight';
import { joined, type Made } from '../../domain/evidence/joined.ts';
import { summaryOf } from '../../domain/evidence/summary-of.ts';
import { familyOf } from '../../domain/family/home-activity.ts';
import { documents } from '../../platform/documents.ts';
import { getAll, inTransaction, newBatch } from '../../platform/firebase.ts';
import type { LeftOut } from './left-out.ts';
export type Folded = { readonly evidence: Evidence; readonly line: InsightStudent; readonly progress: Progress };

/** As many as one transaction takes: a year of work is some 100 kB a student, and a commit may hold 10 MB. */
const STUDENTS_AT_ONCE = 20;

const foldSome = (studentIds: readonly string[], made: ReadonlyMap<string, readonly Made[]>, { leaveOut }: LeftOut) =>
  inTransaction(async (tx) => {
    const unreadable = new Set<string>();
    const read = await documents.evidence.readEach(studentIds, (path) => unreadable.add(path), tx);
    for (const path of unreadable) leaveOut(path);
    const stored = new Map(read.map((one) => [one.studentId, one]));
    // A new document would lose the data of the unreadable one, so the student's documents stay as they are.
    const readable = studentIds.filter((id) => !unreadable.has(documents.evidence.ref(id).path));
    const unknown = readable.filter((id) => made.has(id) && !stored.has(id));
    // Work of a student whose data was deleted, or of an account that was merged, may still be on its way: nothing is made of it.
    const there = new Set((await documents.students.readEach(unknown, leaveOut, tx)).map(({ id }) => id));
    const known = readable.filter((id) => stored.has(id) || there.has(id));
    return known.map((studentId) => {
      const before = stored.get(studentId) ?? { studentId, work: {} };
      const evidence = joined(before, made.get(studentId) ?? []);
      const { progress, line } = summaryOf(evidence);
      documents.evidence.put(tx, studentId, evidence);
      documents.progress.put(tx, studentId, progress);
      return [studentId, { evidence, line, progress }] as const;
    });
  });

/**
 * Brings desks to what progress says, for the family to read; only where it says something new, so that a hand-in writes a desk
 * once. Outside the transactions of the fold, which would hold up the student who is answering: where two folds of one student
 * meet, the pass that follows looks again. Whoever has no desk has no page to show it on.
 */
export async function writeFamilies(all: readonly Progress[]): Promise<void> {
  if (all.length === 0) return;
  const refs = all.map(({ studentId }) => documents.desks.ref(studentId));
  const desks = await getAll(refs, ['family']);
  const batch = newBatch();
  for (const [index, progress] of all.entries()) {
    const [desk, family] = [desks[index], familyOf(progress)];
    if (desk?.exists && !isDeepStrictEqual(desk.get('family'), family)) batch.update(desk.ref, { family });
  }
  await batch.commit();
}

/** Takes students' work into evidence and progress. Twice, late or in another order ends in the same documents. */
export async function foldStudents(
  studentIds: readonly string[],
  made: ReadonlyMap<string, readonly Made[]>,
  leftOut: LeftOut,
): Promise<(readonly [string, Folded])[]> {
  const folded: (readonly [string, Folded])[] = [];
  for (let from = 0; from < studentIds.length; from += STUDENTS_AT_ONCE) {
    const some = await foldSome(studentIds.slice(from, from + STUDENTS_AT_ONCE), made, leftOut);
    await writeFamilies(some.map(([, { progress }]) => progress));
    folded.push(...some);
  }
  return folded;
}
