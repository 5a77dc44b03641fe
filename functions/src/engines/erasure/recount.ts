import { isElsewhere, presentStudents } from '@lemma/school/class';
import type { Transaction } from 'firebase-admin/firestore';
import { boundedInsight } from '../../domain/evidence/bounded-insight.ts';
import { insightOf } from '../../domain/evidence/summary-of.ts';
import { countsOf, withoutCounts } from '../../domain/results/summary.ts';
import { writeStudentCount } from '../../domain/roster/newcomers.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { quotaIdOf } from './owned-documents.ts';
import { linksIn, linksQuery } from './remove-student.ts';

/** Writes again what a roster's line says of a student's adults and consent. */
async function adultsOf(tx: Transaction, classId: string, studentId: string) {
  const links = linksIn(await tx.get(linksQuery(studentId)));
  const consent = (await documents.students.read(studentId, tx))?.consent;
  const parents = links.filter(({ state }) => state === 'active').length;
  const open = links.flatMap(({ requests = [] }) => requests).filter(({ state }) => state === 'open').length;
  const { at } = documents.rosters;
  return ({ parentRequests }: { readonly parentRequests?: number | undefined }): void =>
    documents.rosters.patch(
      tx,
      classId,
      at(['students', studentId, 'parentCount'], parents),
      ...(open > 0 || parentRequests !== undefined ? [at(['students', studentId, 'parentRequests'], open)] : []),
      ...(consent ? [at(['students', studentId, 'consent'], consent)] : []),
    );
}

/** Computes again what a class's documents say of all its students together, and what its roster says of these. */
export async function recount(classId: string, studentIds: Iterable<string>, now: number): Promise<void> {
  const results = documents.results.every((await documents.results.where(['classId', '==', classId]).get()).docs);
  await inTransaction(async (tx) => {
    const board = await documents.boards.read(classId, tx);
    const roster = await documents.rosters.read(classId, tx);
    const insight = await documents.insights.read(classId, tx);
    // A line of somebody who left is no longer kept up to date.
    const listed = [...studentIds].flatMap((id) => roster?.students[id] ?? []).filter((line) => !isElsewhere(line));
    const told = await Promise.all(listed.map(async (line) => ({ line, tell: await adultsOf(tx, classId, line.id) })));
    for (const { line, tell } of told) tell(line);
    if (insight) documents.insights.put(tx, classId, boundedInsight(insightOf(insight, now)));
    if (board === undefined) return;
    for (const { assignmentId, rows } of results) {
      const line = board.assignments[assignmentId];
      if (line === undefined) continue;
      const next = { ...withoutCounts(line), ...countsOf(Object.values(rows)) };
      documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    }
    if (roster) writeStudentCount(tx, board, presentStudents(roster).length);
  });
}

/** Counts a person's files again: those on the shelf and the recordings, but no page that was split from a file. */
export const recountFiles = (uid: string): Promise<void> =>
  inTransaction(async (tx) => {
    const shelf = await documents.shelves.read(uid, tx);
    const own = documents.files.every((await tx.get(documents.files.where(['uid', '==', uid]))).docs);
    const counted = own.filter(({ id, voice }) => voice !== undefined || shelf?.files[id] !== undefined);
    const bytes = counted.reduce((sum, { size }) => sum + size, 0);
    if (own.length > 0) documents.quotas.put(tx, quotaIdOf(uid), { bytes, files: counted.length });
  });
