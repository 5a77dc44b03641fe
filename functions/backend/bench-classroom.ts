import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Assignment } from '@lemma/school/assignment';
import { documentPath } from '@lemma/school/collections';
import { DAY } from '@lemma/school/time';
import type { Submission } from '@lemma/school/work';
import {
  buildAssignment,
  buildClassroom,
  buildRosterStudent,
  buildSubmission,
  NOW,
  simulateSchool,
} from '@lemma/testing';
import { classSignInList } from '../src/calls/accounts/class-sign-in-list.ts';
import { newBoardEntry } from '../src/domain/assignments/entries.ts';
import { countsOf, rowOf } from '../src/domain/results/summary.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { database } from '../src/platform/database.ts';
import { countOperations, type Operations } from './count-operations.ts';

/** A teacher's classes after some work, and the assignment whose screens are opened. */
export type MadeSchool = {
  readonly classIds: readonly string[];
  readonly assignmentId: string;
  /** A student of the first class. */
  readonly studentId: string;
  /** The code of the first class. */
  readonly code: string;
};

const ITEMS = 8;

/** The results of an assignment as the fold of each hand-in would have stored them. */
function resultsOf(assignment: Assignment, work: readonly Submission[]) {
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (const one of work) rows[one.studentId] = rowOf(one, Object.values(rows));
  return { assignmentId: assignment.id, classId: assignment.classId, rows };
}

async function writeAll(documents: ReadonlyMap<string, object>): Promise<void> {
  const writer = database().bulkWriter();
  for (const [path, data] of documents) writer.set(database().doc(path), data);
  await writer.close();
}

/** The number of files on the teacher's shelf. */
const FILES = 40;
const A_YEAR = 365 * DAY;

function addFiles(documents: Map<string, object>, uid: string): void {
  const files = Array.from({ length: FILES }, (_, n) => ({
    ...{ fileId: `${uid}-${n}`, name: `page ${n}.jpg`, type: 'image/jpeg', size: 1000, pages: 1, at: NOW },
    ...{ digest: 'a'.repeat(64), purpose: 'student-work' },
  }));
  const byId = Object.fromEntries(files.map((file) => [file.fileId, file]));
  documents.set(documentPath('shelves', uid), { uid, files: byId });
  for (const { fileId, name, type, size, at } of files)
    documents.set(documentPath('files', fileId), { id: fileId, uid, name, type, size, at, handedIn: [] });
}

/** Waits until events have updated the summaries: otherwise a measured screen would receive a document twice. */
async function atRest(classIds: readonly string[]): Promise<void> {
  const refs = classIds.map((id) => database().doc(documentPath('insights', id)));
  for (let quiet = 0; quiet < 3; ) {
    const [marks, insights] = await Promise.all([
      database().collection('insightMarks').get(),
      database().getAll(...refs),
    ]);
    quiet = marks.empty && insights.every(({ exists }) => exists) ? quiet + 1 : 0;
    await wait(1000);
  }
}

/** Classes with different names, each with one assignment a week that all students have turned in. */
export async function makeSchool(uid: string, classes: number, studentsEach: number, weeks = 1): Promise<MadeSchool> {
  const size = { classes, studentsEach, weeks, items: ITEMS, seed: 11 };
  const { students, assignments, submissions } = simulateSchool(size, problemOf);
  const own = randomUUID().slice(0, 8);
  const named = (id: string) => `${id}-${own}`;
  const documents = new Map<string, object>();
  addFiles(documents, uid);
  const boards = new Map<string, Record<string, object>>();
  const code = `A${own.slice(0, 5).toUpperCase()}`;
  for (const made of assignments) {
    const assignment = buildAssignment({ ...made, id: named(made.id), classId: named(made.classId), dueAt: NOW });
    const { classId, id: assignmentId } = assignment;
    const members = students.filter((one) => one.classId === made.classId);
    const work = submissions
      .filter((one) => one.assignmentId === made.id)
      .map((one) =>
        buildSubmission({
          ...one,
          ...{ id: `${assignmentId}_${named(one.studentId)}`, assignmentId, classId },
          ...{ studentId: named(one.studentId), state: 'submitted' },
        }),
      );
    const roster = members.map(({ id }, index) =>
      buildRosterStudent({ id: named(id), fullName: `Student ${index + 1}`, displayName: `S ${index + 1}` }),
    );
    const results = resultsOf(assignment, work);
    const line = { ...newBoardEntry(assignment, members.length), ...countsOf(Object.values(results.rows)) };
    const byId = Object.fromEntries(roster.map((one) => [one.id, one]));
    documents.set(documentPath('classes', classId), buildClassroom({ id: classId, name: classId, teacherIds: [uid] }));
    documents.set(documentPath('rosters', classId), { classId, students: byId });
    for (const { id, fullName, displayName, userName, state } of roster)
      documents.set(documentPath('students', id), { id, fullName, displayName, userName, state, classIds: [classId] });
    boards.set(classId, { ...boards.get(classId), [assignmentId]: line });
    documents.set(documentPath('boards', classId), {
      ...{ classId, assignments: boards.get(classId), studentCount: members.length },
    });
    documents.set(documentPath('assignments', assignmentId), assignment);
    documents.set(documentPath('results', assignmentId), results);
    for (const one of work) documents.set(documentPath('submissions', one.id), one);
  }
  const classIds = [...new Set(assignments.map(({ classId }) => named(classId)))];
  documents.set(documentPath('classCodes', code), { classId: classIds[0] ?? '', expiresAt: Date.now() + A_YEAR });
  await writeAll(documents);
  await atRest(classIds);
  return { classIds, assignmentId: named(assignments[0]?.id ?? ''), studentId: named(students[0]?.id ?? ''), code };
}

const FILLED = 35;

/** Further classes of this school, of other teachers and without work, with this many students in all. */
export async function fillSchool(students: number): Promise<void> {
  const own = randomUUID().slice(0, 8);
  const documents = new Map<string, object>();
  for (let from = 0; from < students; from += FILLED) {
    const classId = `filled-${own}-${from}`;
    const roster = Array.from({ length: Math.min(FILLED, students - from) }, (_, n) =>
      buildRosterStudent({ id: `${classId}-${n}`, fullName: `Student ${n + 1}`, displayName: `S ${n + 1}` }),
    );
    documents.set(
      documentPath('classes', classId),
      buildClassroom({ id: classId, teacherIds: [`other ${own} ${from}`] }),
    );
    documents.set(documentPath('rosters', classId), {
      classId,
      students: Object.fromEntries(roster.map((one) => [one.id, one])),
    });
    for (const { id, fullName, displayName, userName, state } of roster)
      documents.set(documentPath('students', id), { id, fullName, displayName, userName, state, classIds: [classId] });
  }
  await writeAll(documents);
}

const where = async (
  collection: string,
  field: string,
  value: string,
  how: '==' | 'array-contains' = '==',
): Promise<number> => (await database().collection(collection).where(field, how, value).get()).size;
const one = async (collection: string, id: string): Promise<number> =>
  (await database().doc(`${collection}/${id}`).get()).exists ? 1 : 0;

/**
 * What each screen would read if it queried every row that it shows: the same content, from the original documents.
 * Sessions, the teacher's classes and settings are left out, as they are in the count of our own reads.
 */
export async function naiveReads(school: MadeSchool, uid: string): Promise<Record<string, number>> {
  const { classIds, assignmentId, studentId } = school;
  const [classId = ''] = classIds;
  const students = await where('students', 'classIds', classId, 'array-contains');
  const assignments = await where('assignments', 'classId', classId);
  const submissions = await where('submissions', 'classId', classId);
  const ofOne = await where('submissions', 'assignmentId', assignmentId);
  const own = await where('submissions', 'studentId', studentId);
  const files = await where('files', 'uid', uid);
  const feedback = (await one('assignments', assignmentId)) + ofOne + students;
  return {
    // Counts of students who began, turned in and need grading; medians.
    assignments: assignments + submissions,
    'builder, new': 0,
    ...Object.fromEntries(['students', 'questions', 'answers', 'groups'].map((tab) => [`feedback, ${tab}`, feedback])),
    'grading by question': feedback,
    // Missing work, mastery levels and groups of students.
    students: students + assignments + submissions,
    'student accounts': students,
    // The work, its questions, and the class with which times and struggles are compared.
    'a student': 1 + assignments + submissions,
    'a student, own work': own,
    upload: files + assignments + students,
    settings: 0,
    'student-login': 2 + students,
  };
}

/** The documents that the function behind the sign-in page's list of names reads. */
export async function signInListReads({ code }: MadeSchool): Promise<number> {
  operations ??= countOperations(database());
  const before = operations.reads;
  await classSignInList({ classCode: code }, { uid: undefined, ip: 'bench', now: Date.now() });
  return operations.reads - before;
}
let operations: Operations | undefined;

async function median(times: number, work: () => Promise<number>): Promise<{ ms: number; documents: number }> {
  const all: number[] = [];
  let documents = 0;
  for (let run = 0; run < times; run += 1) {
    const start = performance.now();
    documents = await work();
    all.push(performance.now() - start);
  }
  return { ms: all.toSorted((one, other) => one - other)[Math.floor(times / 2)] ?? 0, documents };
}

const RUNS = 5;

/**
 * The first feedback view of an assignment: reading its documents as the screen does, compared with reading every
 * submission and student.
 */
export async function readBothWays({ classIds, assignmentId }: MadeSchool) {
  const [classId = ''] = classIds;
  const ours = await median(RUNS, async () => {
    const paths = [
      documentPath('assignments', assignmentId),
      documentPath('rosters', classId),
      documentPath('results', assignmentId),
    ];
    return (await database().getAll(...paths.map((path) => database().doc(path)))).filter(({ exists }) => exists)
      .length;
  });
  const naive = await median(RUNS, async () => {
    const assignment = await database().doc(documentPath('assignments', assignmentId)).get();
    const work = await database().collection('submissions').where('assignmentId', '==', assignmentId).get();
    const roster = await database().doc(documentPath('rosters', classId)).get();
    return [assignment, roster].length + work.size;
  });
  return { ours, naive };
}
