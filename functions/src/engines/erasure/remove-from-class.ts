import { randomUUID } from 'node:crypto';
import { boundedInsight } from '../../domain/evidence/bounded-insight.ts';
import { insightOf } from '../../domain/evidence/summary-of.ts';
import { countsOf, withoutCounts } from '../../domain/results/summary.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { withoutKey } from '../../platform/without.ts';

/** Replaces the holder of the lease, so that a fold that is running now cannot write; the queue runs it again. */
const stopFolding = (classId: string): Promise<unknown> =>
  inTransaction(async (tx) => {
    const before = await documents.insightLeases.read(classId, tx);
    documents.insightLeases.put(tx, classId, { holder: randomUUID(), until: 0, wroteAt: before?.wroteAt ?? 0 });
  });

/** Removes a child's row from the results of one assignment, and from the counts of the class's list. */
const removeRow = (assignmentId: string, studentId: string): Promise<void> =>
  inTransaction(async (tx) => {
    const results = await documents.results.read(assignmentId, tx);
    if (results?.rows[studentId] === undefined) return;
    const line = (await documents.boards.read(results.classId, tx))?.assignments[assignmentId];
    const rows = withoutKey(results.rows, studentId);
    documents.results.put(tx, assignmentId, { ...results, rows });
    if (line === undefined) return;
    const next = { ...withoutCounts(line), ...countsOf(Object.values(rows)) };
    documents.boards.patch(tx, results.classId, documents.boards.at(['assignments', assignmentId], next));
  });

/** Removes a child's line from a class's insight; figures and groups are computed again without it. */
const removeInsight = (classId: string, studentId: string, now: number): Promise<void> =>
  inTransaction(async (tx) => {
    const insight = await documents.insights.read(classId, tx);
    if (insight === undefined) return;
    const assignments = Object.entries(insight.assignments).map(
      ([id, one]) => [id, { ...one, rows: withoutKey(one.rows, studentId) }] as const,
    );
    const parts = {
      classId,
      students: withoutKey(insight.students, studentId),
      assignments: Object.fromEntries(assignments),
    };
    documents.insights.put(tx, classId, boundedInsight(insightOf(parts, now)));
  });

/** Removes a child from the summaries of a class. */
export async function removeFromClass(classId: string, studentId: string, now: number): Promise<void> {
  await stopFolding(classId);
  const results = await documents.results.where(['classId', '==', classId]).get();
  for (const { id } of results.docs) await removeRow(id, studentId);
  await removeInsight(classId, studentId, now);
}
