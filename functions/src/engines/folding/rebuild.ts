import { randomUUID } from 'node:crypto';
import type { EasinessOf } from '@lemma/mastery';
import type { Assignment } from '@lemma/school/assignment';
import type { Evidence } from '@lemma/school/insight';
import { type Judgements, saidOf } from '@lemma/school/notes';
import type { Submission } from '@lemma/school/work';
import { boundedEvidence, hasNoSubmission, renewed } from '../../domain/evidence/bounded-evidence.ts';
import { boundedInsight } from '../../domain/evidence/bounded-insight.ts';
import { readEvidence } from '../../domain/evidence/evidence.ts';
import { type LeftOut, leavingOut, reportLeftOut } from '../../domain/evidence/left-out.ts';
import { readEasiness } from '../../domain/evidence/read-easiness.ts';
import { foldedOf, insightOf, lineAfterLeaving } from '../../domain/evidence/summary-of.ts';
import { documents } from '../../platform/documents.ts';
import { bulkWriter } from '../../platform/firebase.ts';
import { withStudents } from './fold-class.ts';
import { type Folded, writeFamilies } from './fold-student.ts';
import { rebuildResults } from './rebuild-results.ts';

/** The number of desks read in one request. */
const DESKS_AT_ONCE = 200;

async function every<T>(
  table: {
    where: () => FirebaseFirestore.Query;
    readable: (snapshots: FirebaseFirestore.DocumentSnapshot[], leaveOut: LeftOut['leaveOut']) => T[];
  },
  { leaveOut }: LeftOut,
): Promise<T[]> {
  return table.readable((await table.where().get()).docs, leaveOut);
}

/** The evidence that stands alone and is therefore kept: practice, placements, and the work of a class that is gone. */
const aloneOf = (evidence: Evidence | undefined, assignments: ReadonlyMap<string, Assignment>) =>
  Object.entries(evidence?.work ?? {}).filter(
    ([id, { assignmentId }]) => hasNoSubmission(id) || !assignments.has(assignmentId),
  );

function foldedFrom(
  studentId: string,
  own: readonly Submission[],
  assignments: ReadonlyMap<string, Assignment>,
  { before, judgements }: { readonly before: Evidence | undefined; readonly judgements: Judgements | undefined },
  { leftOut: { leaveOut }, easinessOf }: { readonly leftOut: LeftOut; readonly easinessOf: EasinessOf },
): Folded {
  const work = own.flatMap((submission) => {
    const assignment = assignments.get(submission.assignmentId);
    const made = assignment && readEvidence(submission, assignment, leaveOut);
    return made ? [[submission.id, renewed(before?.work[submission.id], made)] as const] : [];
  });
  const said = judgements && saidOf(judgements);
  const whole = {
    ...{ studentId, work: Object.fromEntries([...aloneOf(before, assignments), ...work]), earlier: before?.earlier },
    ...{ placed: before?.placed, settled: before?.settled },
    ...(said && { said }),
  };
  return foldedOf(boundedEvidence(whole, easinessOf), easinessOf);
}

/**
 * Recomputes evidence, progress and insights from submissions, assignments and the teachers' judgements, and repairs
 * results and lists. Work that is turned in meanwhile is folded afterwards. @returns how many documents it wrote, and
 * the paths of those it could not read.
 */
export async function rebuildInsights() {
  const leftOut = leavingOut();
  const easinessOf = await readEasiness();
  const assignments = new Map((await every(documents.assignments, leftOut)).map((one) => [one.id, one] as const));
  const submissions = await every(documents.submissions, leftOut);
  const byStudent = Map.groupBy(
    submissions.filter(({ supersededBy }) => supersededBy === undefined),
    ({ studentId }) => studentId,
  );
  const students = new Map((await every(documents.students, leftOut)).map((one) => [one.id, one.classIds] as const));
  const evidenceBefore = new Map(
    (await every(documents.evidence, leftOut)).map((one) => [one.studentId, one] as const),
  );
  const judgements = new Map((await every(documents.judgements, leftOut)).map((one) => [one.studentId, one] as const));
  const writer = bulkWriter();
  const byClass = new Map<string, (readonly [string, Folded])[]>();
  const all: Folded['progress'][] = [];
  // Some students have practiced but turned nothing in.
  const ids = new Set([...byStudent.keys(), ...evidenceBefore.keys()]);
  for (const studentId of ids) {
    const own = byStudent.get(studentId) ?? [];
    const folded = foldedFrom(
      ...([studentId, own, assignments] as const),
      { before: evidenceBefore.get(studentId), judgements: judgements.get(studentId) },
      { leftOut, easinessOf },
    );
    all.push(folded.progress);
    documents.evidence.put(writer, studentId, folded.evidence);
    documents.progress.put(writer, studentId, folded.progress);
    const classIds = students.get(studentId);
    for (const classId of new Set([...own.map((one) => one.classId), ...(classIds ?? [])])) {
      const isHere = classIds?.includes(classId) ?? true;
      const line = isHere ? folded.line : lineAfterLeaving(folded.evidence, classId, easinessOf);
      byClass.set(classId, [...(byClass.get(classId) ?? []), [studentId, { ...folded, line }]]);
    }
  }
  const now = Date.now();
  for (const [classId, folded] of byClass) {
    const used = new Set(
      folded.flatMap(([, { evidence }]) => Object.values(evidence.work).map((one) => one.assignmentId)),
    );
    const known = new Map([...assignments].filter(([id]) => used.has(id)));
    // Replaces the holder of the lease, so that a fold that is running now cannot write; its event is delivered again.
    documents.insightLeases.put(writer, classId, { holder: randomUUID(), until: 0, wroteAt: now });
    documents.insights.put(
      writer,
      classId,
      boundedInsight(insightOf(withStudents(classId, undefined, folded, known), now)),
    );
  }
  const stored = {
    boards: await every(documents.boards, leftOut),
    results: await every(documents.results, leftOut),
  };
  const counted = [...byStudent.values()].flat();
  const results = rebuildResults(writer, stored, counted, assignments, now);
  await writer.close();
  for (let from = 0; from < all.length; from += DESKS_AT_ONCE)
    await writeFamilies(all.slice(from, from + DESKS_AT_ONCE));
  reportLeftOut(leftOut, 'rebuild');
  return { students: ids.size, classes: byClass.size, results, leftOut: [...leftOut.paths] };
}
