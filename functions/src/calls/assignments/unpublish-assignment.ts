import { AppError } from '@lemma/contract';
import { type Assignment, assignmentAfter } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { submissionIdOf } from '@lemma/school/work';
import { FieldValue } from 'firebase-admin/firestore';
import { newBoardEntry } from '../../domain/assignments/entries.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Undoes a publication as long as nobody has begun. Doing it twice changes nothing. */
export const unpublishAssignment: Handler<typeof calls.unpublishAssignment> = async ({ assignmentId }, caller) => {
  await inTransaction(async (tx) => {
    const { publishedAt: _before, ...assignment } = await mustRead(documents.assignments, assignmentId, tx);
    const { classId, state } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    const after = assignmentAfter(state, 'unpublish');
    if (after === undefined) throw new AppError('data/conflict', `unpublish of ${state}`);
    if (after === state) return;
    const roster = await mustRead(documents.rosters, classId, tx);
    const studentIds = Object.keys(roster.students);
    const works = studentIds.map((id) => documents.submissions.ref(submissionIdOf(assignmentId, id)));
    const begun = works.length > 0 && (await tx.getAll(...works)).some(({ exists }) => exists);
    if (begun) throw new AppError('data/conflict', 'a student has begun');
    const desks = studentIds.length > 0 ? await tx.getAll(...studentIds.map((id) => documents.desks.ref(id))) : [];
    const draft: Assignment = { ...assignment, state: after, updatedAt: caller.now };
    documents.assignments.put(tx, assignmentId, draft);
    documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], newBoardEntry(draft, 0)));
    for (const snapshot of desks) {
      if (documents.desks.parse(snapshot)?.assignments[assignmentId] === undefined) continue;
      documents.desks.patch(tx, snapshot.id, documents.desks.at(['assignments', assignmentId], FieldValue.delete()));
    }
    tx.delete(documents.results.ref(assignmentId));
    audit(tx, { action: 'assignment-unpublish', by: caller.uid, classId, subject: assignmentId });
  });
  return {};
};
