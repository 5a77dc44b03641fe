import { AppError } from '@lemma/contract';
import { type calls, type HandIn, type Page, submissionIdOf } from '@lemma/school';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireGuardian } from '../platform/access.ts';
import { audit } from '../platform/audit.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { newSubmission, requireOpen, writeSubmission } from '../work/submission.ts';

const MOST_HAND_INS = 20;

async function ownPages(tx: Transaction, fileIds: readonly string[], uid: string): Promise<Page[]> {
  const snapshots = await tx.getAll(...fileIds.map((id) => documents.files.ref(id)));
  return snapshots.map((snapshot) => {
    const file = documents.files.parse(snapshot);
    if (file?.uid !== uid) throw new AppError('auth/forbidden', `file ${snapshot.id}`);
    return { fileId: file.id, name: file.name, type: file.type, size: file.size };
  });
}

/**
 * Hands pages in for a child. They stand beside the child's own work and change none of it; only work that nobody has handed
 * in counts as submitted by this. The same `handInId` again changes nothing.
 */
export const handInForChild: Handler<typeof calls.handInForChild> = (input, caller) =>
  inTransaction(async (tx) => {
    const { assignmentId, studentId, handInId, helpLevel, note } = input;
    const guardian = await requireGuardian(studentId, caller, tx);
    const student = await mustRead(documents.students, studentId, tx);
    const assignment = await documents.assignments.read(assignmentId, tx);
    if (assignment === undefined || assignment.state === 'draft' || !student.classIds.includes(assignment.classId)) {
      throw new AppError('auth/forbidden', 'not an assignment of the child');
    }
    const id = submissionIdOf(assignmentId, studentId);
    const stored = await documents.submissions.read(id, tx);
    const earlier = stored?.handIns.find((one) => one.id === handInId);
    if (earlier) {
      if (earlier.uid !== caller.uid) throw new AppError('data/conflict', handInId);
      return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    }
    if (!assignment.parentMayHandIn) throw new AppError('auth/forbidden', 'parents may not hand in');
    requireOpen(assignment, caller.now);
    const pages = await ownPages(tx, [...new Set(input.fileIds)], caller.uid);
    const before = stored ?? { ...newSubmission(assignment, studentId, caller.now), revision: 0 };
    if (before.handIns.length >= MOST_HAND_INS) throw new AppError('data/too-large', 'hand-ins');
    if (before.state === 'returned' || before.state === 'excused') throw new AppError('work/closed', id);

    const late = caller.now > assignment.dueAt;
    const { uid, now: at } = caller;
    const made: HandIn = {
      id: handInId,
      by: 'parent',
      byName: guardian.parentName,
      uid,
      at,
      late,
      helpLevel,
      note,
      pages,
    };
    const waiting = before.state === 'in-progress' || before.state === 'resubmit' || before.state === 'missing';
    const submitted = waiting ? { state: 'submitted' as const, submittedAt: at, late } : {};
    writeSubmission(tx, before, { handIns: [...before.handIns, made], ...submitted }, at);
    const handedIn = { submissionId: id, studentId, classId: assignment.classId };
    for (const { fileId } of pages)
      tx.update(documents.files.ref(fileId), { handedIn: FieldValue.arrayUnion(handedIn) });
    const { classId } = assignment;
    audit(tx, { action: 'handed-in-for-child', by: uid, classId, studentIds: [studentId], subject: id });
    return { at, late, pages };
  });
