import type { Assignment, Evidence, EvidenceWork, InsightStudent, Submission } from '@lemma/school';
import { documents } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { evidenceOf } from './evidence.ts';
import { summaryOf } from './lines.ts';

/** The evidence with this work in it; of one submission the newest revision stays. */
export function joined(evidence: Evidence, made: readonly Made[]): Evidence {
  const newer = made.filter(([id, { revision }]) => (evidence.work[id]?.revision ?? -1) < revision);
  return { ...evidence, work: { ...evidence.work, ...Object.fromEntries(newer) } };
}

type Made = readonly [string, EvidenceWork];
export type Folded = { readonly evidence: Evidence; readonly line: InsightStudent };
export type Worked = { readonly submission: Submission; readonly assignment: Assignment };

/** As many as one transaction takes: a year of work is some 100 kB a student, and a commit may hold 10 MB. */
const AT_ONCE = 20;

const foldSome = (studentIds: readonly string[], made: ReadonlyMap<string, readonly Made[]>) =>
  inTransaction(async (tx) => {
    const stored = new Map((await documents.evidence.readAll(studentIds, tx)).map((one) => [one.studentId, one]));
    const unknown = studentIds.filter((id) => !stored.has(id));
    // Work of a student whose data was deleted may still be on its way: nothing is made of it.
    const there = new Set((await documents.students.readAll(unknown, tx)).map(({ id }) => id));
    const known = studentIds.filter((id) => stored.has(id) || there.has(id));
    return known.map((studentId) => {
      const before = stored.get(studentId) ?? { studentId, work: {} };
      const evidence = joined(before, made.get(studentId) ?? []);
      const { progress, line } = summaryOf(evidence);
      tx.set(documents.evidence.ref(studentId), evidence);
      tx.set(documents.progress.ref(studentId), progress);
      return [studentId, { evidence, line }] as const;
    });
  });

/** Takes students' work into evidence and progress. Twice, late or in another order ends in the same documents. */
export async function foldStudents(
  studentIds: readonly string[],
  worked: ReadonlyMap<string, readonly Worked[]>,
): Promise<(readonly [string, Folded])[]> {
  const made = new Map(
    [...worked].map(([id, all]) => [
      id,
      all.map(({ submission, assignment }) => [submission.id, evidenceOf(submission, assignment)] as const),
    ]),
  );
  const folded: (readonly [string, Folded])[] = [];
  for (let from = 0; from < studentIds.length; from += AT_ONCE)
    folded.push(...(await foldSome(studentIds.slice(from, from + AT_ONCE), made)));
  return folded;
}
