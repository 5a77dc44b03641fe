import { setTimeout as wait } from 'node:timers/promises';
import { DAY } from '@lemma/school/time';
import { buildAssignment, buildClassroom, buildItem, buildRosterStudent } from '@lemma/testing';
import { handIn } from '../src/calls/work/hand-in.ts';
import { openWork } from '../src/calls/work/open-work.ts';
import { submitAttempt } from '../src/calls/work/submit-attempt.ts';
import { newBoardEntry, newDeskEntry } from '../src/domain/assignments/entries.ts';
import { hearWork } from '../src/domain/results/fold.ts';
import { problemOf } from '../src/domain/work/problem.ts';
import { catchUp } from '../src/engines/folding/catch-up.ts';
import type { Caller } from '../src/platform/caller.ts';
import { database } from '../src/platform/database.ts';
import { documents } from '../src/platform/documents.ts';
import { countOperations } from './count-operations.ts';
import { billed } from './read-budgets.ts';

/** A school month: 20 days, two assignments of eight questions a week. */
const MONTH = { weeks: 4, days: 20, assignmentsAWeek: 2, questions: 8, classSize: 30 };
const STUDENTS = 1000;
/** US dollars per 100,000 operations: Firestore Standard in one US region. */
const PRICE = { reads: 0.03, writes: 0.09 };
/**
 * The number of students followed through one assignment. They answer two at a time, so that at most two share a fold.
 */
const FOLLOWED = 6;

const callerOf = (uid: string): Caller => ({
  ...{ uid, ip: '127.0.0.1', now: Date.now(), name: undefined, email: undefined, signedInAt: Date.now() },
});

/** A class with an open assignment on every desk. */
async function setUp() {
  const classroom = buildClassroom({ id: 'month', teacherIds: ['teacher'] });
  const now = Date.now();
  const items = Array.from({ length: MONTH.questions }, (_, index) =>
    buildItem({ id: `q${index}`, skill: index % 2 === 0 ? 'integers.add' : 'fractions.add-unlike' }),
  );
  const assignment = buildAssignment({
    id: 'month-1',
    classId: 'month',
    items,
    openAt: now - 1000,
    dueAt: now + DAY,
  });
  const students = Array.from({ length: MONTH.classSize }, (_, index) =>
    buildRosterStudent({ id: `m${index}`, fullName: `Name ${index}`, userName: `name${index}` }),
  );
  const writer = database().bulkWriter();
  void documents.classes.create(writer, 'month', classroom);
  void documents.rosters.create(writer, 'month', {
    classId: 'month',
    students: Object.fromEntries(students.map((one) => [one.id, one])),
  });
  void documents.boards.create(writer, 'month', {
    classId: 'month',
    assignments: { [assignment.id]: newBoardEntry(assignment, students.length) },
  });
  void documents.results.create(writer, assignment.id, { assignmentId: assignment.id, classId: 'month', rows: {} });
  void documents.assignments.create(writer, assignment.id, assignment);
  for (const { id, fullName, displayName, userName, state } of students) {
    void documents.students.create(writer, id, { id, fullName, displayName, userName, state, classIds: ['month'] });
    void documents.desks.create(writer, id, {
      ...{ studentId: id, displayName, assignments: { [assignment.id]: newDeskEntry(assignment, classroom, { id }) } },
    });
  }
  await writer.close();
  return { assignment, students: students.slice(0, FOLLOWED) };
}

/** The fold must not ask to run again, because nothing changes meanwhile. */
const foldMonth = () => catchUp('month', 'month', () => Promise.reject(new Error('It was not folded to the end.')));

/** What the event handlers do after a submission has changed. */
async function settle(submissionId: string): Promise<void> {
  const submission = await documents.submissions.read(submissionId);
  if (!submission) throw new Error(submissionId);
  await hearWork(submission, Date.now());
}

/**
 * The server's operations for one student on one assignment: opening it, eight questions (one in four takes a second
 * try), and turning it in.
 */
async function serverPart() {
  const { assignment, students } = await setUp();
  const operations = countOperations(database());
  const idOf = (uid: string) => `${assignment.id}_${uid}`;
  for (const { id } of students) {
    await openWork({ assignmentId: assignment.id }, callerOf(id));
    await settle(idOf(id));
  }
  for (const [place, rule] of assignment.items.entries()) {
    for (let pair = 0; pair < students.length; pair += 2) {
      for (const { id } of students.slice(pair, pair + 2)) {
        const { key } = problemOf(rule, assignment.seed, id).problem.answer;
        const tries = place % 4 === 0 ? ['99', key] : [key];
        for (const response of tries) {
          const attemptId = crypto.randomUUID();
          await submitAttempt(
            { submissionId: idOf(id), itemId: rule.id, attemptId, response, took: 9000 },
            callerOf(id),
          );
          await settle(idOf(id));
        }
      }
      await foldMonth();
    }
  }
  for (const { id } of students) {
    await handIn({ submissionId: idOf(id) }, callerOf(id));
    await settle(idOf(id));
  }
  await foldMonth();
  await wait(0);
  return { reads: operations.reads / students.length, writes: operations.writes / students.length };
}

/** The reads of screens in a month by one student, their parent and a thirtieth of a teacher. */
function screenReads(): number {
  const assignments = MONTH.weeks * MONTH.assignmentsAWeek;
  // Each assignment is opened twice; the listener receives every answer and every saved draft.
  const student =
    MONTH.days * billed("a student's home") +
    assignments * (2 * billed("a student's assignment") + 2 * MONTH.questions);
  const parent = (MONTH.weeks * billed("a parent's home")) / 2;
  const teacher =
    MONTH.days * (2 * billed('the overview') + billed('the list of assignments') + billed('an assignment')) +
    MONTH.weeks * (billed('statistics') + 2 * billed('detailed analysis') + billed('the roster'));
  return student + parent + teacher / MONTH.classSize;
}

/** What a month of 1,000 students costs, computed from counted operations. */
export async function monthFigures() {
  const server = await serverPart();
  const assignments = MONTH.weeks * MONTH.assignmentsAWeek;
  const reads = STUDENTS * (screenReads() + assignments * server.reads);
  // One draft is saved per question.
  const writes = STUDENTS * assignments * (server.writes + MONTH.questions);
  const cost = (reads / 100_000) * PRICE.reads + (writes / 100_000) * PRICE.writes;
  return [
    { name: 'reads of functions, a student and assignment', value: server.reads, unit: 'reads' },
    { name: 'writes of functions, a student and assignment', value: server.writes, unit: 'writes' },
    { name: 'reads of screens, a student and month', value: screenReads(), unit: 'reads' },
    { name: '1,000 students a month', value: reads / 1e6, unit: 'million reads' },
    { name: '1,000 students a month', value: writes / 1e6, unit: 'million writes' },
    { name: '1,000 students a month, one region', value: cost, unit: 'dollars' },
  ];
}
