import { AppError } from '@lemma/contract';
import { type Assignment, assignmentStateAt, windowOf } from '@lemma/school/assignment';
import { passesOf } from '@lemma/school/class';
import { HOUR } from '@lemma/school/time';
import { mayWork, type Submission, submissionIdOf } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { requireStudent } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';

/** How many hours one late pass gives in a class without a rule of its own. */
const USUAL_HOURS = 24;

/** Whether a later due date would help: it is open, asked of this student, not handed in, and not over even then. */
function helps(assignment: Assignment, work: Submission | undefined, studentId: string, dueAt: number, now: number) {
  const isAsked = assignment.onlyFor?.includes(studentId) ?? true;
  const isTheirs = work === undefined || (work.state === 'in-progress' && mayWork(work));
  return isAsked && isTheirs && assignmentStateAt(assignment, now) === 'open' && now <= dueAt;
}

/** What the caller's passes would do for one assignment of theirs. */
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
