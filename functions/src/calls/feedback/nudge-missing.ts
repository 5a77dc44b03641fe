import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { presentStudents } from '@lemma/school/class';
import type { DeskEntry } from '@lemma/school/desk';
import type { Guardian } from '@lemma/school/family';
import { isWaitedFor, REMINDED_FOR_MS, submissionIdOf } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { isOpen } from '../../domain/work/submission.ts';
import { sendReminder } from '../../engines/digest/send.ts';
import { nameOf, requireInUse, requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { MOST_IN_ONE_QUERY } from '../../platform/most-in-one-query.ts';

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

async function remind(assignmentId: string, studentIds: readonly string[], caller: Caller) {
  return inTransaction(async (tx) => {
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
    // Before anything is written: who was reminded is not reminded again when the call is repeated.
    const guardians = await guardiansOf(ids);
    if (ids.length === 0) return { assignment, byName, entries, guardians };
    const nudges = { ...assignment.nudges, ...Object.fromEntries(ids.map((id) => [id, caller.now])) };
    tx.update(documents.assignments.ref(assignmentId), { nudges });
    audit(tx, { action: 'work-reminded', by: caller.uid, classId, studentIds: ids, subject: assignmentId });
    return { assignment, byName, entries, guardians };
  });
}

async function guardiansOf(studentIds: readonly string[]): Promise<Guardian[]> {
  const found: Guardian[] = [];
  for (let at = 0; at < studentIds.length; at += MOST_IN_ONE_QUERY) {
    const some = studentIds.slice(at, at + MOST_IN_ONE_QUERY);
    const { docs } = await documents.guardians.where(['studentId', 'in', some]).get();
    found.push(...docs.flatMap((snapshot) => documents.guardians.parse(snapshot) ?? []));
  }
  return found.filter(({ state }) => state === 'active');
}

/** Shows a reminder on the students' desks, which parents see too, and writes to parents who subscribed to letters. */
export const nudgeMissing: Handler<typeof calls.nudgeMissing> = async ({ assignmentId, studentIds }, caller) => {
  const { assignment, byName, entries, guardians } = await remind(assignmentId, studentIds, caller);
  let letters = 0;
  for (const guardian of guardians) {
    const entry = entries.find(({ studentId }) => studentId === guardian.studentId)?.entry;
    if (entry === undefined) continue;
    const about = { assignmentId, title: assignment.title, dueAt: entry.dueAt, byName };
    try {
      if (await sendReminder(guardian, about, caller.now)) letters += 1;
    } catch (error) {
      // A letter that cannot be made does not stop the others, and the reminder is already on the student's desk.
      logger.error('a reminder was not written', { cause: error });
    }
  }
  return { students: entries.length, letters };
};
