import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { presentStudents } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import { isWaitedFor, REMINDED_FOR_MS, submissionIdOf } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { isOpen } from '../../domain/work/submission.ts';
import { putReminders } from '../../engines/shares/put-reminders.ts';
import { nameOf, requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/**
 * Those of these students who may be reminded: the work is open for them, not turned in, and they were not reminded
 * recently.
 */
async function waitedFor(tx: Transaction, assignment: Assignment, ids: readonly string[], now: number) {
  const asked = ids.filter((id) => now - (assignment.nudges?.[id] ?? 0) > REMINDED_FOR_MS);
  if (asked.length === 0) return [];
  const refs = asked.map((id) => documents.submissions.ref(submissionIdOf(assignment.id, id)));
  const works = (await tx.getAll(...refs)).map((snapshot) => documents.submissions.parse(snapshot));
  return asked.filter((studentId, index) => {
    const state = works[index]?.state ?? 'not-started';
    return isWaitedFor({ state }) && isOpen(assignment, { studentId, state }, now);
  });
}

/**
 * Shows a reminder on the students' desks, which parents see too, and has parents who subscribed to letters written to.
 */
export const nudgeMissing: Handler<typeof calls.nudgeMissing> = ({ assignmentId, studentIds }, caller) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    requireInUse(assignment);
    const byName = await nameOf(caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const wanted = new Set(studentIds);
    const present = presentStudents(roster).flatMap(({ id }) => (wanted.has(id) ? [id] : []));
    const reminded = await waitedFor(tx, assignment, present, caller.now);
    const desks = reminded.length === 0 ? [] : await tx.getAll(...reminded.map((id) => documents.desks.ref(id)));
    const entries = desks.flatMap((snapshot) => {
      const entry = documents.desks.parse(snapshot)?.assignments[assignmentId];
      return entry ? [{ studentId: snapshot.id, entry }] : [];
    });
    for (const { studentId, entry } of entries) {
      const next: DeskEntry = { ...entry, nudge: { at: caller.now, byName } };
      documents.desks.patch(tx, studentId, documents.desks.at(['assignments', assignmentId], next));
    }
    const ids = entries.map(({ studentId }) => studentId);
    if (ids.length === 0) return { students: 0, letters: 0 };
    // Before anything is stored: who was reminded is not reminded again when the call is repeated.
    const letters = await putReminders(assignmentId, ids, caller.now);
    const nudges = { ...assignment.nudges, ...Object.fromEntries(ids.map((id) => [id, caller.now])) };
    tx.update(documents.assignments.ref(assignmentId), { nudges });
    audit(tx, { action: 'work-reminded', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return { students: ids.length, letters };
  });
