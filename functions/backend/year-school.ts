import type { Firestore } from '@google-cloud/firestore';
import type { Student } from '@lemma/school/people';
import type { Submission } from '@lemma/school/work';
import { buildRosterStudent, simulateSchool } from '@lemma/testing';
import { newBoardEntry } from '../src/domain/assignments/entries.ts';
import { evidenceOf } from '../src/domain/evidence/evidence.ts';
import { insightOf, summaryOf } from '../src/domain/evidence/summary-of.ts';
import { countsOf, rowOf } from '../src/domain/results/summary.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { withStudents } from '../src/engines/folding/fold-class.ts';

const YEAR = { classes: 1, studentsEach: 30, weeks: 36, items: 8, seed: 11 };
const FIRST = 'class-0';

type Documents = {
  readonly roster: object;
  readonly board: object;
  readonly insight: object;
  readonly submissions: readonly Submission[];
};
let made: Documents | undefined;

/** A class of 30 with a year of work, as the functions would have stored it. */
function makeYear(): Documents {
  const school = simulateSchool(YEAR, problemOf);
  const assignments = new Map(school.assignments.map((one) => [one.id, one]));
  const byStudent = Map.groupBy(school.submissions, ({ studentId }) => studentId);
  const folded = school.students.map(({ id }) => {
    const work = (byStudent.get(id) ?? []).flatMap((submission) => {
      const assignment = assignments.get(submission.assignmentId);
      return assignment ? [[submission.id, evidenceOf(submission, assignment)] as const] : [];
    });
    const evidence = { studentId: id, work: Object.fromEntries(work) };
    return [id, { evidence, line: summaryOf(evidence).line }] as const;
  });
  const rows = Map.groupBy(school.submissions, ({ assignmentId }) => assignmentId);
  const entries = school.assignments.map((one) => ({
    ...newBoardEntry(one, YEAR.studentsEach),
    ...countsOf((rows.get(one.id) ?? []).map((one) => rowOf(one))),
  }));
  const students = school.students.map(({ id }, index) =>
    buildRosterStudent({ id, fullName: `Name ${index}`, userName: `name${index}` }),
  );
  return {
    roster: { classId: FIRST, students: Object.fromEntries(students.map((one) => [one.id, one])) },
    board: { classId: FIRST, assignments: Object.fromEntries(entries.map((one) => [one.id, one])) },
    insight: insightOf(withStudents(FIRST, undefined, folded, assignments), 0),
    submissions: school.submissions,
  };
}

/** The student document of a simulated student; the functions store nothing for ids without one. */
export const accountOf = (id: string, classId: string): Student => ({
  ...{ id, fullName: id, displayName: id, userName: id, state: 'active', classIds: [classId], pastClassIds: [] },
});

const planted = new WeakMap<Firestore, Set<string>>();

/**
 * Adds classes until the school has this many, all with the same work; the first one has its submissions too. @returns
 * the ids of the classes.
 */
export async function plantYearSchool(classes: number, firestore: Firestore): Promise<string[]> {
  made ??= makeYear();
  const ids = Array.from({ length: classes }, (_, index) => `class-${index}`);
  const writer = firestore.bulkWriter();
  const there = planted.get(firestore) ?? new Set();
  planted.set(firestore, there);
  for (const id of ids.filter((one) => !there.has(one))) {
    there.add(id);
    const own = (document: object): object =>
      JSON.parse(JSON.stringify(document).replaceAll(`"${FIRST}"`, `"${id}"`).replaceAll(`${FIRST}-`, `${id}-`));
    void writer.set(firestore.doc(`rosters/${id}`), own(made.roster));
    void writer.set(firestore.doc(`boards/${id}`), own(made.board));
    void writer.set(firestore.doc(`insights/${id}`), own(made.insight));
    if (id === FIRST) for (const one of made.submissions) void writer.set(firestore.doc(`submissions/${one.id}`), one);
  }
  await writer.close();
  return ids;
}
