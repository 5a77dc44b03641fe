import type { Assignment, Evidence, EvidenceWork, InsightStudent, Submission } from '@lemma/school';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { evidenceOf } from './evidence.ts';
import { summaryOf } from './lines.ts';

/** The evidence with this work in it; of one submission the newest revision stays. */
export function joined(evidence: Evidence, made: readonly (readonly [string, EvidenceWork])[]): Evidence {
  const newer = made.filter(([id, { revision }]) => (evidence.work[id]?.revision ?? -1) < revision);
  return { ...evidence, work: { ...evidence.work, ...Object.fromEntries(newer) } };
}

export type Folded = { readonly evidence: Evidence; readonly line: InsightStudent };
export type Worked = { readonly submission: Submission; readonly assignment: Assignment };

/** Takes a student's work into evidence and progress. Twice, late or in another order ends in the same documents. */
export function foldStudent(studentId: string, worked: readonly Worked[]): Promise<Folded> {
  const made = worked.map(({ submission, assignment }) => [submission.id, evidenceOf(submission, assignment)] as const);
  return inTransaction(async (tx) => {
    const before = (await documents.evidence.read(studentId, tx)) ?? { studentId, work: {} };
    const evidence = joined(before, made);
    const { progress, line } = summaryOf(evidence);
    tx.set(documents.evidence.ref(studentId), evidence);
    tx.set(documents.progress.ref(studentId), progress);
    return { evidence, line };
  });
}
