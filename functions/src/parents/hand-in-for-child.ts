import { AppError } from '@lemma/contract';
import type { Assignment } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import type { WorkItem } from '@lemma/school/work';
import type { Transaction } from 'firebase-admin/firestore';
import type { Handler } from '../door.ts';
import { requireGuardian } from '../platform/access.ts';
import { documents, mustRead } from '../platform/documents.ts';
import { inTransaction } from '../platform/firebase.ts';
import { addHandIn, earlierHandIn, ownPages, workOf } from '../work/add-hand-in.ts';
import { itemOf, requireOpen } from '../work/submission.ts';

/** An assignment of a class of the child, published. @throws AppError `auth/forbidden`, also where there is none. */
async function assignmentOfChild(assignmentId: string, studentId: string, tx: Transaction): Promise<Assignment> {
  const student = await mustRead(documents.students, studentId, tx);
  const assignment = await documents.assignments.read(assignmentId, tx);
  if (assignment === undefined || assignment.state === 'draft' || !student.classIds.includes(assignment.classId))
    throw new AppError('auth/forbidden', 'not an assignment of the child');
  return assignment;
}

const ownAnswer = ({ attempts, draft }: WorkItem) => {
  if (draft !== undefined && draft !== '') return { own: { response: draft, draft: true } };
  const last = attempts.at(-1);
  return last === undefined ? {} : { own: { response: last.response, draft: false } };
};

/** What a parent hands in for, beside what the child has of it: nothing is written. */
export const childWork: Handler<typeof calls.childWork> = ({ studentId, assignmentId }, caller) =>
  inTransaction(async (tx) => {
    await requireGuardian(studentId, caller, tx);
    const assignment = await assignmentOfChild(assignmentId, studentId, tx);
    // Before it opens, its questions are nobody's to read.
    const { submission } = await workOf(tx, assignment, studentId, caller.now);
    requireOpen(assignment, submission, caller.now);
    const handedInAt = submission.handIns.findLast(({ by }) => by === 'student')?.at;
    return {
      questions: submission.items.map((item) => ({
        itemId: item.id,
        prompt: item.prompt,
        ...(item.math !== undefined && { math: item.math }),
        ...(item.picture !== undefined && { picture: item.picture }),
        field: item.field,
        ...ownAnswer(item),
        solved: item.solved,
      })),
      ...(handedInAt !== undefined && { handedInAt }),
    };
  });

/**
 * Hands pages in for a child. They stand beside the child's own work and change none of it; only work that nobody has handed
 * in counts as submitted by this. The same `handInId` again changes nothing.
 */
export const handInForChild: Handler<typeof calls.handInForChild> = (input, caller) =>
  inTransaction(async (tx) => {
    const { assignmentId, studentId, handInId: id, helpLevel, note, fileIds, answers } = input;
    const { uid, now: at } = caller;
    const guardian = await requireGuardian(studentId, caller, tx);
    const assignment = await assignmentOfChild(assignmentId, studentId, tx);
    const work = await workOf(tx, assignment, studentId, at);
    const earlier = earlierHandIn(work, id, uid);
    if (earlier) return { at: earlier.at, late: earlier.late, pages: earlier.pages };
    if (!assignment.parentMayHandIn) throw new AppError('auth/forbidden', 'parents may not hand in');
    if (fileIds.length + input.pages.length + answers.length === 0)
      throw new AppError('input/malformed', 'nothing to hand in');
    for (const { itemId } of answers) itemOf(work.submission.items, itemId);
    const order = new Set([...fileIds, ...input.pages.map(({ fileId }) => fileId)]);
    const once = [...order].map(
      (id) => input.pages.find(({ fileId }) => fileId === id) ?? { fileId: id, turn: 0 as const },
    );
    const pages = once.length === 0 ? [] : await ownPages(tx, once, uid);
    const typed = answers.length === 0 ? {} : { answers };
    const made = { id, by: 'parent' as const, byName: guardian.parentName, uid, at, helpLevel, note, pages, ...typed };
    const { late } = addHandIn(tx, work, made);
    return { at, late, pages };
  });
