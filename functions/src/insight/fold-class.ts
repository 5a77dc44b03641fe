import type { Assignment, InsightAssignment, InsightStudent } from '@lemma/school';
import { FieldPath, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../platform/documents.ts';
import { db, inTransaction } from '../platform/firebase.ts';
import { foldedResults } from '../work/fold.ts';
import { type Folded, foldStudents, type Worked } from './fold-student.ts';
import { insightOf, workLineOf } from './lines.ts';
import { type Mark, markOtherClasses } from './mark.ts';

/** As many students as one pass takes: a class, and its documents in memory. */
const MOST_MARKS = 60;

/** The work that the marks name, as it is now. */
async function workOf(marks: readonly Mark[]) {
  const submissions = await documents.submissions.readAll(marks.flatMap(({ submissionIds }) => submissionIds));
  const found = await documents.assignments.readAll(submissions.map(({ assignmentId }) => assignmentId));
  const assignments = new Map(found.map((one) => [one.id, one]));
  const worked = Map.groupBy(
    submissions.flatMap((submission): Worked[] => {
      const assignment = assignments.get(submission.assignmentId);
      return assignment ? [{ submission, assignment }] : [];
    }),
    ({ submission }) => submission.studentId,
  );
  return { submissions, assignments, worked };
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

type Pass = Awaited<ReturnType<typeof workOf>> & { readonly folded: readonly (readonly [string, Folded])[] };

/** Results, list and insight of a class, each written once. */
async function writeClass(tx: Transaction, classId: string, pass: Pass, at: number): Promise<void> {
  const { assignments, folded } = pass;
  const submissions = pass.submissions.filter((one) => one.classId === classId);
  const [board, results, insight] = await Promise.all([
    documents.boards.read(classId, tx),
    documents.results.readAll(
      submissions.map(({ assignmentId }) => assignmentId),
      tx,
    ),
    documents.insights.read(classId, tx),
  ]);
  const told = foldedResults({ board, results }, submissions, assignments, at);
  for (const { assignmentId, rows } of told.results) tx.update(documents.results.ref(assignmentId), { rows });
  const [first, ...others] = Object.entries(told.lines).map(
    ([id, line]) => [new FieldPath('assignments', id), line] as const,
  );
  if (first) tx.update(documents.boards.ref(classId), ...first, ...others.flat());
  tx.set(documents.insights.ref(classId), insightOf(withStudents(classId, insight, folded, assignments), at));
}

/** Asks for a fold of a class in a second. */
export type Again = (classId: string) => Promise<void>;

/**
 * One pass over a class: folds the students that are marked and writes the class's documents once. Only the holder of the
 * class's lease writes; a mark that was renewed meanwhile stays.
 */
export async function foldClass(classId: string, holder: string, again: Again): Promise<void> {
  const marked = await db().collection('insightMarks').where('classId', '==', classId).limit(MOST_MARKS).get();
  const marks = marked.docs.flatMap((snapshot) => documents.insightMarks.parse(snapshot) ?? []);
  const work = await workOf(marks);
  const studentIds = marks.map(({ studentId }) => studentId);
  const folded = await foldStudents(studentIds, work.worked);
  await inTransaction(async (tx) => {
    const lease = await documents.insightLeases.read(classId, tx);
    if (lease?.holder !== holder) throw new Error(`The lease of class ${classId} was lost.`);
    const at = Date.now();
    await writeClass(tx, classId, { ...work, folded }, at);
    tx.update(documents.insightLeases.ref(classId), { wroteAt: at });
  });
  const home = marks.filter(({ studentId }) =>
    work.worked.get(studentId)?.some(({ submission }) => submission.classId === classId),
  );
  await Promise.all((await markOtherClasses(classId, home, Date.now())).map(again));
  await Promise.all(
    marked.docs.map(({ ref, updateTime }) =>
      // Written anew since it was read: the next pass takes it.
      ref.delete({ lastUpdateTime: updateTime }).catch(() => undefined),
    ),
  );
}
