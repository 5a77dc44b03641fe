import { isDeepStrictEqual } from 'node:util';
import type { EasinessOf } from '@lemma/mastery';
import type { Evidence, InsightStudent, Progress } from '@lemma/school/insight';
import { joined, type Made } from '../../domain/evidence/joined.ts';
import type { LeftOut } from '../../domain/evidence/left-out.ts';
import { foldedOf } from '../../domain/evidence/summary-of.ts';
import { familyOf } from '../../domain/family/home-activity.ts';
import { documents } from '../../platform/documents.ts';
import { getAll, inTransaction, newBatch } from '../../platform/firebase.ts';
import { measured } from '../../platform/measured.ts';

export type Folded = { readonly evidence: Evidence; readonly line: InsightStudent; readonly progress: Progress };

/** The most students in one transaction: more would be read and folded again where one of them answers meanwhile. */
const STUDENTS_AT_ONCE = 20;

/** What a pass over students goes by. */
type Given = { readonly leftOut: LeftOut; readonly easinessOf: EasinessOf };

/** Folds the first of these students, as many as one commit takes, and says who is left. */
const foldSome = (
  studentIds: readonly string[],
  made: ReadonlyMap<string, readonly Made[]>,
  { leftOut: { leaveOut }, easinessOf }: Given,
) =>
  inTransaction(async (tx) => {
    const unreadable = new Set<string>();
    const read = await documents.evidence.readEach(studentIds, (path) => unreadable.add(path), tx);
    for (const path of unreadable) leaveOut(path);
    const stored = new Map(read.map((one) => [one.studentId, one]));
    // A new document would lose the data of the unreadable one, so the student's documents stay as they are.
    const readable = studentIds.filter((id) => !unreadable.has(documents.evidence.ref(id).path));
    const unknown = readable.filter((id) => made.has(id) && !stored.has(id));
    // Work may still arrive of a student whose data is being deleted, or whose account was merged: it is ignored.
    const accounts = await documents.students.readEach(unknown, leaveOut, tx);
    const there = new Set(accounts.filter(({ deletingAt }) => deletingAt === undefined).map(({ id }) => id));
    const known = readable.filter((id) => stored.has(id) || there.has(id));
    const commit = measured(tx);
    const done: (readonly [string, Folded])[] = [];
    for (const studentId of known) {
      const before = stored.get(studentId) ?? { studentId, work: {} };
      const folded = foldedOf(joined(before, made.get(studentId) ?? [], easinessOf), easinessOf);
      const isWritten = commit.fits((writer) => {
        documents.evidence.put(writer, studentId, folded.evidence);
        documents.progress.put(writer, studentId, folded.progress);
      });
      if (!isWritten) break;
      done.push([studentId, folded]);
    }
    return { done, left: known.slice(done.length) };
  });

/**
 * Updates what the family reads on the desks, where progress has changed it, so that turning work in writes a desk only
 * once. It runs outside of the fold's transactions, which would delay a student who is answering. If two folds of one
 * student overlap, the next pass corrects the result. Students without a desk are skipped.
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

/**
 * Adds students' work to evidence and progress. Running it twice, late or in another order ends in the same documents.
 */
export async function foldStudents(
  studentIds: readonly string[],
  made: ReadonlyMap<string, readonly Made[]>,
  given: Given,
): Promise<(readonly [string, Folded])[]> {
  const folded: (readonly [string, Folded])[] = [];
  let waiting = studentIds;
  while (waiting.length > 0) {
    const { done, left } = await foldSome(waiting.slice(0, STUDENTS_AT_ONCE), made, given);
    await writeFamilies(done.map(([, { progress }]) => progress));
    folded.push(...done);
    waiting = [...left, ...waiting.slice(STUDENTS_AT_ONCE)];
  }
  return folded;
}
