import { randomUUID } from 'node:crypto';
import { boundedInsight } from '../../domain/evidence/bounded-insight.ts';
import { insightOf } from '../../domain/evidence/summary-of.ts';
import { countsOf, withoutCounts } from '../../domain/results/summary.ts';
import { documents } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { withoutKey } from '../../platform/without.ts';

/** A fold of the class that runs at this moment loses its lease and writes nothing; the queue starts it again. */
const stopFolding = (classId: string): Promise<unknown> =>
  inTransaction(async (tx) => {
    const before = await documents.insightLeases.read(classId, tx);
    documents.insightLeases.put(tx, classId, { holder: randomUUID(), until: 0, wroteAt: before?.wroteAt ?? 0 });
  });

/** A child's row of one assignment, and the counts of the class's list without it. */
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

/** A child's lines of a class's insight; figures and groups are computed anew without them. */
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

/** Takes a child out of what a class adds up to. */
export async function removeFromClass(classId: string, studentId: string, now: number): Promise<void> {
  await stopFolding(classId);
  const results = await documents.results.where(['classId', '==', classId]).get();
  for (const { id } of results.docs) await removeRow(id, studentId);
  await removeInsight(classId, studentId, now);
}
