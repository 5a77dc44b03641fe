import { randomUUID } from 'node:crypto';
import type { Assignment, Evidence, Submission } from '@lemma/school';
import { documents } from '../platform/documents.ts';
import { db } from '../platform/firebase.ts';
import { evidenceOf } from './evidence.ts';
import { withStudents } from './fold-class.ts';
import type { Folded } from './fold-student.ts';
import { insightOf, summaryOf } from './lines.ts';

async function every<T>(
  from: string,
  parse: (snapshot: FirebaseFirestore.DocumentSnapshot) => T | undefined,
): Promise<T[]> {
  const { docs } = await db().collection(from).get();
  return docs.flatMap((snapshot) => parse(snapshot) ?? []);
}

/** Practice has no submission: what evidence has of it stays. */
const practiceOf = (evidence: Evidence | undefined) =>
  Object.entries(evidence?.work ?? {}).filter(([id]) => id.startsWith('practice-'));

function foldedFrom(
  studentId: string,
  own: readonly Submission[],
  assignments: ReadonlyMap<string, Assignment>,
  before: Evidence | undefined,
) {
  const work = own.flatMap((submission) => {
    const assignment = assignments.get(submission.assignmentId);
    return assignment ? [[submission.id, evidenceOf(submission, assignment)] as const] : [];
  });
  const evidence = { studentId, work: Object.fromEntries([...practiceOf(before), ...work]) };
  return { evidence, ...summaryOf(evidence) };
}

/**
 * Makes evidence, progress and insights anew from submissions and assignments alone. Work that is handed in meanwhile leaves
 * a mark and is folded after. Returns how many documents it wrote.
 */
export async function rebuildInsights(): Promise<{ students: number; classes: number }> {
  const assignments = new Map((await every('assignments', documents.assignments.parse)).map((one) => [one.id, one]));
  const byStudent = Map.groupBy(await every('submissions', documents.submissions.parse), ({ studentId }) => studentId);
  const students = new Map((await every('students', documents.students.parse)).map((one) => [one.id, one.classIds]));
  const evidenceBefore = new Map(
    (await every('evidence', documents.evidence.parse)).map((one) => [one.studentId, one]),
  );
  const writer = db().bulkWriter();
  const byClass = new Map<string, (readonly [string, Folded])[]>();
  for (const [studentId, own] of byStudent) {
    const { evidence, progress, line } = foldedFrom(studentId, own, assignments, evidenceBefore.get(studentId));
    writer.set(documents.evidence.ref(studentId), evidence);
    writer.set(documents.progress.ref(studentId), progress);
    for (const classId of new Set([...own.map((one) => one.classId), ...(students.get(studentId) ?? [])]))
      byClass.set(classId, [...(byClass.get(classId) ?? []), [studentId, { evidence, line }]]);
  }
  const now = Date.now();
  for (const [classId, folded] of byClass) {
    const used = new Set(
      folded.flatMap(([, { evidence }]) => Object.values(evidence.work).map((one) => one.assignmentId)),
    );
    const known = new Map([...assignments].filter(([id]) => used.has(id)));
    // Whoever folds the class at the moment loses the lease, and the event of its mark comes again.
    writer.set(documents.insightLeases.ref(classId), { holder: randomUUID(), until: 0, wroteAt: now });
    writer.set(documents.insights.ref(classId), insightOf(withStudents(classId, undefined, folded, known), now));
  }
  await writer.close();
  return { students: byStudent.size, classes: byClass.size };
}
