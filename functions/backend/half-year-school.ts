import type { Assignment } from '@lemma/school/assignment';
import type { RosterStudent } from '@lemma/school/class';
import { type Evidence, type Insight, type InsightStudent, insightSchema, type Progress } from '@lemma/school/insight';
import { DAY } from '@lemma/school/time';
import type { Submission } from '@lemma/school/work';
import {
  buildClassroom,
  buildRosterStudent,
  HALF_A_YEAR,
  type SimulatedSchool,
  type SimulatedStudent,
  simulateSchool,
} from '@lemma/testing';
import { newBoardEntry } from '../src/domain/assignments/entries.ts';
import { evidenceOf } from '../src/domain/evidence/evidence.ts';
import { insightOf, summaryOf } from '../src/domain/evidence/summary-of.ts';
import { countsOf, rowOf } from '../src/domain/results/summary.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { withStudents } from '../src/engines/folding/fold-class.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';

/** The number of classes whose work is simulated; the others get the same work under other names, to save time. */
const SIMULATED = 2;
const CLASSES = 10;
const EACH = HALF_A_YEAR.studentsEach;

const FIRST =
  'Ana Ben Chloé Diego Elif Fatima George Hana Ibrahim Jun Kofi Leila Mateo Nia Oskar Priya Quinn Rosa Sami Tui'.split(
    ' ',
  );
const LAST = 'Abara Brandt Costa Dubois Eriksen Farouk García Haddad Ivanov Jansen Kim López Moreau Nwosu Osei'.split(
  ' ',
);
/** 300 different names. */
const nameOf = (index: number): string => `${FIRST[index % 20]} ${LAST[Math.floor(index / 20) % 15]}`;

export type PlantedClass = {
  readonly classId: string;
  readonly name: string;
  readonly insight: Insight;
  readonly students: readonly (SimulatedStudent & { readonly fullName: string })[];
};
type Teacher = { readonly uid: string; readonly fullName: string };

type Folded = { readonly evidence: Evidence; readonly line: InsightStudent; readonly progress: Progress };
type ClassWork = {
  readonly classId: string;
  readonly students: readonly SimulatedStudent[];
  readonly assignments: readonly Assignment[];
  readonly submissions: readonly Submission[];
  readonly folded: readonly (readonly [string, Folded])[];
};

function foldStudent(
  studentId: string,
  own: readonly Submission[],
  assignments: ReadonlyMap<string, Assignment>,
): Folded {
  const work = own.flatMap((submission) => {
    const assignment = assignments.get(submission.assignmentId);
    return assignment ? [[submission.id, evidenceOf(submission, assignment)] as const] : [];
  });
  const evidence = { studentId, work: Object.fromEntries(work) };
  return { evidence, ...summaryOf(evidence) };
}

/** The last week's assignment is open and was due yesterday; every tenth student has not turned it in. */
function workOf(school: SimulatedSchool, classId: string, now: number): ClassWork {
  const students = school.students.filter((one) => one.classId === classId);
  const own = school.assignments.filter((one) => one.classId === classId);
  const assignments = own.map(
    (one, index) => ({ ...one, state: index === own.length - 1 ? 'open' : 'closed', updatedAt: now }) as const,
  );
  const last = assignments.at(-1)?.id;
  const late = new Set(students.filter((_, index) => index % 10 === 0).map(({ id }) => id));
  const submissions = school.submissions.filter(
    (one) => one.classId === classId && !(one.assignmentId === last && late.has(one.studentId)),
  );
  const byId = new Map(assignments.map((one) => [one.id, one]));
  const byStudent = Map.groupBy(submissions, ({ studentId }) => studentId);
  const folded = students.map(({ id }) => [id, foldStudent(id, byStudent.get(id) ?? [], byId)] as const);
  return { classId, students, assignments, submissions, folded };
}

/** The same work in another class: ids contain the class's id, and nothing else must change. */
const renamed = (work: ClassWork, from: string, to: string): ClassWork =>
  JSON.parse(JSON.stringify(work).replaceAll(`${from}-`, `${to}-`).replaceAll(`"${from}"`, `"${to}"`));

async function write(
  work: ClassWork,
  place: number,
  teacher: Teacher,
  now: number,
  whole: boolean,
): Promise<PlantedClass> {
  const { classId } = work;
  const name = `Class ${place + 1}`;
  const classroom = buildClassroom({
    ...{
      id: classId,
      name,
      teacherIds: [teacher.uid],
      teacherName: teacher.fullName,
      createdAt: now - 200 * DAY + place,
    },
    code: `HALF${place}`,
  });
  const students = work.students.map((one, index) => ({ ...one, fullName: nameOf(place * EACH + index) }));
  const roster = students.map(
    ({ id, fullName }): RosterStudent =>
      buildRosterStudent({
        id,
        fullName,
        displayName: fullName,
        userName: `s${place}x${id.split('-').at(-1)}`,
        createdAt: now - 200 * DAY,
      }),
  );
  const rows = Map.groupBy(work.submissions, ({ assignmentId }) => assignmentId);
  const rowsOf = (id: string) => (rows.get(id) ?? []).map((one) => rowOf(one));
  const entries = work.assignments.map((one) => ({ ...newBoardEntry(one, EACH), ...countsOf(rowsOf(one.id)) }));
  const known = new Map(work.assignments.map((one) => [one.id, one]));
  const insight = insightSchema.parse(insightOf(withStudents(classId, undefined, work.folded, known), now));
  const writer = database().bulkWriter();
  const put = (ref: FirebaseFirestore.DocumentReference, data: object): void => void writer.set(ref, data);
  put(documents.classes.ref(classId), classroom);
  put(documents.rosters.ref(classId), { classId, students: Object.fromEntries(roster.map((one) => [one.id, one])) });
  put(documents.boards.ref(classId), { classId, assignments: Object.fromEntries(entries.map((one) => [one.id, one])) });
  put(documents.insights.ref(classId), insight);
  for (const one of work.assignments) put(documents.assignments.ref(one.id), { ...one, createdBy: teacher.uid });
  for (const { id, fullName, displayName, userName, state } of roster)
    put(documents.students.ref(id), { id, fullName, displayName, userName, state, classIds: [classId] });
  for (const [id, { evidence, progress }] of work.folded) {
    put(documents.evidence.ref(id), evidence);
    put(documents.progress.ref(id), progress);
  }
  if (whole) {
    for (const { id } of work.assignments)
      put(documents.results.ref(id), {
        assignmentId: id,
        classId,
        rows: Object.fromEntries(rowsOf(id).map((row) => [row.studentId, row])),
      });
    const shown = new Set(
      insight.groups.flatMap(({ evidence }) =>
        evidence.map(({ assignmentId, studentId }) => `${assignmentId}_${studentId}`),
      ),
    );
    for (const one of work.submissions) if (shown.has(one.id)) put(documents.submissions.ref(one.id), one);
  }
  await writer.close();
  return { classId, name, insight, students };
}

/**
 * A school of ten classes of thirty with half a year of work, stored as the functions would have stored it: 4, 3 and 3
 * classes for the teachers. The first class also has results, and the submissions that its groups are based on.
 */
export async function plantHalfYearSchool(teachers: readonly Teacher[], now: number): Promise<PlantedClass[]> {
  const prefix = 'half-year-';
  const school = simulateSchool({ ...HALF_A_YEAR, classes: SIMULATED, now, prefix }, problemOf);
  const simulated = Array.from({ length: SIMULATED }, (_, index) => workOf(school, `${prefix}class-${index}`, now));
  const planted: PlantedClass[] = [];
  for (let place = 0; place < CLASSES; place += 1) {
    const source = simulated[place % SIMULATED];
    const teacher = teachers[place < 4 ? 0 : place < 7 ? 1 : 2];
    if (source === undefined || teacher === undefined) throw new Error('three teachers are wanted');
    const work = place < SIMULATED ? source : renamed(source, source.classId, `${prefix}class-${place}`);
    planted.push(await write(work, place, teacher, now, place === 0));
  }
  return planted;
}
