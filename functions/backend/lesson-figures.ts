import { setTimeout as wait } from 'node:timers/promises';
import { buildClassroom, simulateSchool } from '@lemma/testing';
import { newBoardEntry, newDeskEntry } from '../src/domain/assignments/entries.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { atOnce } from '../src/platform/firebase.ts';
import { shortestGap, watchWrites } from './watch-writes.ts';
import { accountOf } from './year-school.ts';

const LESSON = 35;
/** The time within which the whole class turns in, in milliseconds. */
const BELL = 8000;
/**
 * How long to wait before this counts as an error, in milliseconds: other work of the machine may delay the first call
 * of each function.
 */
const MOST_WAIT = 300_000;

/**
 * A class of 35 turns in at the same time; every document that several of them write to is watched, and their desks.
 */
async function endOfLesson() {
  const size = { classes: 1, studentsEach: LESSON, weeks: 1, items: 8, seed: 5, prefix: 'lesson-' };
  const { students, assignments, submissions } = simulateSchool(size, problemOf);
  const [assignment] = assignments;
  if (assignment === undefined) throw new Error('no assignment');
  const { id, classId } = assignment;
  const classroom = buildClassroom({ id: classId });
  const batch = database().batch();
  documents.assignments.create(batch, id, assignment);
  documents.boards.create(batch, classId, { classId, assignments: { [id]: newBoardEntry(assignment, LESSON) } });
  documents.results.create(batch, id, { assignmentId: id, classId, rows: {} });
  for (const { id: studentId } of students) {
    const desk = {
      studentId,
      displayName: studentId,
      assignments: { [id]: newDeskEntry(assignment, classroom, { id: studentId }) },
    };
    documents.desks.create(batch, studentId, desk);
    documents.students.create(batch, studentId, accountOf(studentId, classId));
  }
  await batch.commit();
  const shared = [documents.insights.ref(classId), documents.boards.ref(classId), documents.results.ref(id)];
  const ofClass = await watchWrites(shared);
  await Promise.all(
    submissions.map(async (one, index) => {
      await wait((index * BELL) / LESSON);
      await documents.submissions.put(atOnce, one.id, one);
    }),
  );
  const began = performance.now();
  for (;;) {
    const rows: unknown = (await documents.insights.ref(classId).get()).get(`assignments`);
    const line = Object(rows)[id];
    if (Object.keys(Object(line?.rows)).length === LESSON) break;
    if (performance.now() - began > MOST_WAIT) throw new Error('The lesson was not folded.');
    await wait(100);
  }
  // Another pass would need another second.
  await wait(2500);
  ofClass.stop();
  return ofClass.times;
}

/** The number of writes per second to documents that a whole class writes to, at the end of a lesson. */
export async function lessonFigures() {
  const times = await endOfLesson();
  const most = Math.max(...[...times.values()].map((list) => list.length));
  const gap = shortestGap(times) ?? Number.POSITIVE_INFINITY;
  const aSecond = gap === Number.POSITIVE_INFINITY ? 1 : Math.min(most, 1000 / gap);
  return [
    { name: `a lesson of ${LESSON} turns in: writes to the document with the most`, value: most, unit: 'writes' },
    {
      ...{ name: 'of one document, the most a second', value: aSecond, unit: 'writes', bar: 1 },
      holds: aSecond <= 1,
    },
  ];
}
