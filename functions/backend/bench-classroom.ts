import { randomUUID } from 'node:crypto';
import { type Assignment, documentPath, type Submission } from '@lemma/school';
import {
  buildAssignment,
  buildClassroom,
  buildRosterStudent,
  buildSubmission,
  NOW,
  simulateSchool,
} from '@lemma/testing';
import { newBoardEntry } from '../src/assignments/entries.ts';
import { db } from '../src/platform/firebase.ts';
import { problemOf } from '../src/work/problem.ts';
import { countsOf, rowOf } from '../src/work/summary.ts';

/** A teacher's classes as they stand after some work, and the assignment whose screens are opened. */
export type MadeSchool = { readonly classIds: readonly string[]; readonly assignmentId: string };

const ITEMS = 8;

/** The results of an assignment as the fold of each hand-in would have left them. */
function resultsOf(assignment: Assignment, work: readonly Submission[]) {
  const rows: Record<string, ReturnType<typeof rowOf>> = {};
  for (const one of work) rows[one.studentId] = rowOf(one, Object.values(rows));
  return { assignmentId: assignment.id, classId: assignment.classId, rows };
}

async function writeAll(documents: ReadonlyMap<string, object>): Promise<void> {
  const writer = db().bulkWriter();
  for (const [path, data] of documents) writer.set(db().doc(path), data);
  await writer.close();
}

/** Classes of a teacher with names of their own, each with an assignment that all have handed in. */
export async function makeSchool(uid: string, classes: number, studentsEach: number): Promise<MadeSchool> {
  const size = { classes, studentsEach, weeks: 1, items: ITEMS, seed: 11 };
  const { students, assignments, submissions } = simulateSchool(size, problemOf);
  const own = randomUUID().slice(0, 8);
  const named = (id: string) => `${id}-${own}`;
  const documents = new Map<string, object>();
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
    documents.set(documentPath('boards', classId), { classId, assignments: { [assignmentId]: line } });
    documents.set(documentPath('assignments', assignmentId), assignment);
    documents.set(documentPath('results', assignmentId), results);
    for (const one of work) documents.set(documentPath('submissions', one.id), one);
  }
  await writeAll(documents);
  return {
    classIds: [...new Set(assignments.map(({ classId }) => named(classId)))],
    assignmentId: named(assignments[0]?.id ?? ''),
  };
}

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

/** The first feedback view of an assignment: its documents as the screen reads them, against every submission and student. */
export async function readBothWays({ classIds, assignmentId }: MadeSchool) {
  const [classId = ''] = classIds;
  const ours = await median(RUNS, async () => {
    const paths = [
      documentPath('assignments', assignmentId),
      documentPath('rosters', classId),
      documentPath('results', assignmentId),
    ];
    return (await db().getAll(...paths.map((path) => db().doc(path)))).filter(({ exists }) => exists).length;
  });
  const naive = await median(RUNS, async () => {
    const assignment = await db().doc(documentPath('assignments', assignmentId)).get();
    const work = await db().collection('submissions').where('assignmentId', '==', assignmentId).get();
    const roster = await db().doc(documentPath('rosters', classId)).get();
    return [assignment, roster].length + work.size;
  });
  return { ours, naive };
}
