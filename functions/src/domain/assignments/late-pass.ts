import { AppError } from '@lemma/contract';
import { type Assignment, assignmentStateAt, windowOf } from '@lemma/school/assignment';
import { passesOf } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { mayWork, type Submission, submissionIdOf } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { requireStudent } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';

/** The hours that one late pass gives when the class has no rule of its own. */
const USUAL_HOURS = 24;

/**
 * Whether a later due date helps: the assignment is open and meant for this student, the work is not turned in, and the
 * new due date is not past.
 */
function helps(assignment: Assignment, work: Submission | undefined, studentId: string, dueAt: number, now: number) {
  const isAsked = assignment.onlyFor?.includes(studentId) ?? true;
  const isTheirs = work === undefined || (work.state === 'in-progress' && mayWork(work));
  return isAsked && isTheirs && assignmentStateAt(assignment, now) === 'open' && now <= dueAt;
}

/** What a late pass of the caller would do for one of their assignments. */
export async function latePassStanding(assignmentId: string, caller: Caller, tx: Transaction) {
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
