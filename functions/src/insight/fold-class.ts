import type { Assignment, InsightAssignment, InsightStudent } from '@lemma/school';
import { documents } from '../platform/documents.ts';
import { db, inTransaction } from '../platform/firebase.ts';
import { type Folded, foldStudent } from './fold-student.ts';
import { insightOf, workLineOf } from './lines.ts';

/** As many students as one pass takes: a class, and its documents in memory. */
const MOST_MARKS = 60;

type Mark = { readonly studentId: string; readonly submissionIds: readonly string[] };

async function assignmentsOf(ids: readonly string[]): Promise<Map<string, Assignment>> {
  const found = await Promise.all([...new Set(ids)].map((id) => documents.assignments.read(id)));
  return new Map(found.flatMap((one) => (one ? [[one.id, one] as const] : [])));
}

async function foldMarked(marks: readonly Mark[]) {
  const submissions = await Promise.all(
    marks.map(({ submissionIds }) => Promise.all(submissionIds.map((id) => documents.submissions.read(id)))),
  );
  const all = submissions.flat().flatMap((one) => one ?? []);
  const assignments = await assignmentsOf(all.map(({ assignmentId }) => assignmentId));
  const folded = await Promise.all(
    marks.map(async ({ studentId }, index) => {
      const worked = (submissions[index] ?? []).flatMap((submission) => {
        const assignment = submission && assignments.get(submission.assignmentId);
        return submission && assignment ? [{ submission, assignment }] : [];
      });
      return [studentId, await foldStudent(studentId, worked)] as const;
    }),
  );
  return { folded, assignments };
}

const emptyAssignment = ({ title, dueAt, items, onlyFor }: Assignment): InsightAssignment => ({
  title,
  dueAt,
  ...(onlyFor && { onlyFor }),
  items: items.map(({ id, skill }) => ({
    ...{ itemId: id, skill, answers: 0, right: 0, difficulty: 0 },
    quintiles: [null, null, null, null, null],
  })),
  rows: {},
});

/** The class's parts with these students' lines in place of their old ones. */
export function withStudents(
  classId: string,
  before: { students: Record<string, InsightStudent>; assignments: Record<string, InsightAssignment> } | undefined,
  folded: readonly (readonly [string, Folded])[],
  known: ReadonlyMap<string, Assignment>,
) {
  const students = { ...before?.students };
  const assignments = { ...before?.assignments };
  for (const assignment of known.values()) {
    if (assignment.classId !== classId) continue;
    assignments[assignment.id] = { ...emptyAssignment(assignment), rows: assignments[assignment.id]?.rows ?? {} };
  }
  for (const [studentId, { evidence, line }] of folded) {
    students[studentId] = line;
    for (const work of Object.values(evidence.work)) {
      const assignment = assignments[work.assignmentId];
      if (work.classId !== classId || assignment === undefined) continue;
      const itemIds = assignment.items.map(({ itemId }) => itemId);
      assignments[work.assignmentId] = {
        ...assignment,
        rows: { ...assignment.rows, [studentId]: workLineOf(work, itemIds) },
      };
    }
  }
  return { classId, students, assignments };
}

/**
 * One pass over a class: folds the students that are marked and writes the class's document once. Only the holder of the
 * class's lease writes; a mark that was renewed meanwhile stays. Returns how many students it took.
 */
export async function foldClass(classId: string, holder: string, now: () => number): Promise<number> {
  const marked = await db().collection('insightMarks').where('classId', '==', classId).limit(MOST_MARKS).get();
  const marks = marked.docs.flatMap((snapshot) => documents.insightMarks.parse(snapshot) ?? []);
  if (marks.length === 0) return 0;
  const { folded, assignments } = await foldMarked(marks);
  await inTransaction(async (tx) => {
    const lease = await documents.insightLeases.read(classId, tx);
    if (lease?.holder !== holder) throw new Error(`The lease of class ${classId} was lost.`);
    const before = await documents.insights.read(classId, tx);
    const at = now();
    tx.set(documents.insights.ref(classId), insightOf(withStudents(classId, before, folded, assignments), at));
    tx.update(documents.insightLeases.ref(classId), { wroteAt: at });
  });
  await Promise.all(
    marked.docs.map(({ ref, updateTime }) =>
      // Written anew since it was read: the next pass takes it.
      ref.delete({ lastUpdateTime: updateTime }).catch(() => undefined),
    ),
  );
  return marks.length;
}
