import { type Assignment, rulesOf, stretchAt, windowOf } from '@lemma/school/assignment';
import type { DeskEntry } from '@lemma/school/desk';
import { type Submission, submissionIdOf } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { resultsAreOut, revealed } from '../work/judged.ts';
import { timeOf, writeSubmission } from '../work/submission.ts';
import { closing } from './entries.ts';

/**
 * A desk entry with the assignment's current title and dates, and whether the assignment is closed for this student.
 */
export function datedEntry(entry: DeskEntry, assignment: Assignment, studentId: string, now: number): DeskEntry {
  const { closedAt, takesUntil: _before, ...rest } = entry;
  const { title, parentMayHandIn, state } = assignment;
  const window = windowOf(assignment, studentId);
  const { openAt, dueAt, extended } = window;
  const over = state === 'closed' || state === 'returned' || state === 'archived';
  const closed = over && !(extended && state !== 'archived' && now <= dueAt) ? { closedAt: closedAt ?? now } : {};
  const until = closing(window, rulesOf(assignment, studentId).policy);
  return { ...rest, title, parentMayHandIn, openAt, dueAt, ...closed, ...until };
}

/**
 * The work under changed dates or a changed late policy: whether it is late, and what percentage it counts for, follow
 * from when it was turned in.
 */
function datedWork(work: Submission, assignment: Assignment, now: number): Submission {
  const window = windowOf(assignment, work.studentId);
  const { title, instructions } = assignment;
  const { endsAt: _before, ...rest } = work;
  const dated = {
    ...{ ...rest, ...timeOf(assignment, work) },
    ...{ title, instructions, dueAt: window.dueAt },
  };
  const first = work.handIns[0]?.at ?? work.submittedAt;
  const at = work.submittedAt === undefined ? undefined : first;
  const counted =
    at === undefined
      ? dated
      : {
          ...dated,
          late: at > window.dueAt,
          percent: stretchAt(window, rulesOf(assignment, work.studentId).policy, at).percent,
        };
  return counted.held && resultsAreOut(assignment, counted, now) ? revealed(counted, assignment) : counted;
}

/**
 * Updates the desks and work of these students after a change to the assignment. Reads at once and returns the function
 * that writes, since a transaction must read before it writes.
 */
export async function prepareSpread(tx: Transaction, assignmentId: string, studentIds: readonly string[]) {
  if (studentIds.length === 0) return () => undefined;
  const desks = await tx.getAll(...studentIds.map((id) => documents.desks.ref(id)));
  const refs = studentIds.map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
  const works = (await tx.getAll(...refs)).flatMap((snapshot) => documents.submissions.parse(snapshot) ?? []);
  return (assignment: Assignment, now: number): void => {
    for (const snapshot of desks) {
      const entry = documents.desks.parse(snapshot)?.assignments[assignmentId];
      if (entry === undefined) continue;
      const next = datedEntry(entry, assignment, snapshot.id, now);
      documents.desks.patch(tx, snapshot.id, documents.desks.at(['assignments', assignmentId], next));
    }
    for (const work of works) {
      const next = datedWork(work, assignment, now);
      if (JSON.stringify(next) !== JSON.stringify(work)) writeSubmission(tx, next, {}, now);
    }
  };
}
