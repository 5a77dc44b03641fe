import type { Assignment, Board } from '@lemma/school/assignment';
import type { Results } from '@lemma/school/results';
import type { Submission } from '@lemma/school/work';
import type { BulkWriter } from 'firebase-admin/firestore';
import { boundedResults } from '../../domain/results/bounded-results.ts';
import { foldedResults } from '../../domain/results/fold.ts';
import { documents } from '../../platform/documents.ts';

type Stored = { readonly boards: readonly Board[]; readonly results: readonly Results[] };

/**
 * Recomputes the results of every published assignment and the counts of every list from the submissions: missing or
 * outdated rows are replaced, correct ones stay. @returns the number of results written.
 */
export function rebuildResults(
  writer: BulkWriter,
  stored: Stored,
  submissions: readonly Submission[],
  assignments: ReadonlyMap<string, Assignment>,
  now: number,
): number {
  const there = new Map(stored.results.map((one) => [one.assignmentId, one]));
  const boards = new Map(stored.boards.map((one) => [one.classId, one]));
  const given = [...assignments.values()].filter(({ publishedAt }) => publishedAt !== undefined);
  const byClass = Map.groupBy(given, ({ classId }) => classId);
  const work = Map.groupBy(submissions, ({ classId }) => classId);
  let written = 0;
  for (const [classId, own] of byClass) {
    const results = own.map(({ id }): Results => there.get(id) ?? { assignmentId: id, classId, rows: {} });
    const told = foldedResults({ board: boards.get(classId), results }, work.get(classId) ?? [], assignments, now);
    for (const one of told.results) void documents.results.put(writer, one.assignmentId, boundedResults(one));
    for (const [id, line] of Object.entries(told.lines))
      documents.boards.patch(writer, classId, documents.boards.at(['assignments', id], line));
    written += told.results.length;
  }
  return written;
}
