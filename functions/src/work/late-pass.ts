import { AppError } from '@lemma/contract';
import { type Assignment, assignmentStateAt, type Override, windowOf } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { passesOf } from '@lemma/school/class';
import { mayWork, type Submission, submissionIdOf } from '@lemma/school/work';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { prepareSpread } from '../assignments/dates.ts';
import { withOwnDueDates } from '../assignments/entries.ts';
import type { Handler } from '../door.ts';
import { requireStudent } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import type { Caller } from '../platform/caller.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';

const HOUR = 3_600_000;
/** What one gives in a class that has none for everybody. */
const USUAL_HOURS = 24;

/** Whether a later due date would help: it is open, asked of this student, not handed in, and not over even then. */
function helps(assignment: Assignment, work: Submission | undefined, studentId: string, dueAt: number, now: number) {
  const isAsked = assignment.onlyFor?.includes(studentId) ?? true;
  const isTheirs = work === undefined || (work.state === 'in-progress' && mayWork(work));
  return isAsked && isTheirs && assignmentStateAt(assignment, now) === 'open' && now <= dueAt;
}

/** What the caller's passes would do for one assignment of theirs. */
async function standing(assignmentId: string, caller: Caller, tx: Transaction) {
  const student = await requireStudent(caller, tx);
  const assignment = await mustRead(documents.assignments, assignmentId, tx);
  if (!student.classIds.includes(assignment.classId)) throw new AppError('auth/forbidden', 'another class');
  const classroom = await mustRead(documents.classes, assignment.classId, tx);
  const work = await documents.submissions.read(submissionIdOf(assignmentId, caller.uid), tx);
  const { hours } = classroom.latePasses ?? { hours: USUAL_HOURS };
  const passes = passesOf(classroom, caller.uid);
  const dueAt = windowOf(assignment, caller.uid).dueAt + hours * HOUR;
  const left = helps(assignment, work, caller.uid, dueAt, caller.now) ? passes.left : 0;
  return { student, assignment, left, hours, dueAt, granted: passes.granted };
}

export const showLatePass: Handler<typeof calls.showLatePass> = ({ assignmentId }, caller) =>
  inTransaction(async (tx) => {
    const { left, hours, dueAt, granted } = await standing(assignmentId, caller, tx);
    return { left, hours, dueAt, granted };
  });

/** Moves the student's own due date; the teacher sees it among the other dates. */
export const takeLatePass: Handler<typeof calls.takeLatePass> = ({ assignmentId, passId }, caller) =>
  inTransaction(async (tx) => {
    const { student, assignment, left, dueAt } = await standing(assignmentId, caller, tx);
    const { classId, overrides = [] } = assignment;
    const id = `pass-${caller.uid}`;
    const before = overrides.find((one) => one.id === id);
    if (before?.passId === passId) return { dueAt: windowOf(assignment, caller.uid).dueAt, left };
    if (left === 0) throw new AppError('data/conflict', 'no late pass');
    const pass: Override = {
      ...{ id, name: student.displayName, studentIds: [caller.uid], dueAt, passId },
      passes: (before?.passes ?? 0) + 1,
    };
    const after = { ...assignment, overrides: [...overrides.filter((one) => one.id !== id), pass] };
    const line = (await mustRead(documents.boards, classId, tx)).assignments[assignmentId];
    const spread = await prepareSpread(tx, assignmentId, [caller.uid]);
    spread(after, caller.now);
    tx.update(documents.assignments.ref(assignmentId), { overrides: after.overrides, updatedAt: caller.now });
    documents.classes.patch(tx, classId, documents.classes.at(['passesSpent', caller.uid], FieldValue.increment(1)));
    const next = line && withOwnDueDates(line, after, caller.now);
    if (next) documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    audit(tx, { action: 'late-pass', by: caller.uid, classId, studentIds: [caller.uid], subject: assignmentId });
    return { dueAt, left: left - 1 };
  });
