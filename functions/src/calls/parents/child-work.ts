import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import type { WorkItem } from '@lemma/school/work';
import { typingRefused, workOf } from '../../domain/work/add-hand-in.ts';
import { assignmentFor } from '../../domain/work/assignment-for.ts';
import { requireOpen } from '../../domain/work/submission.ts';
import { requireGuardian } from '../../platform/access.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const ownAnswer = ({ attempts, draft }: WorkItem) => {
  if (draft !== undefined && draft !== '') return { own: { response: draft, draft: true } };
  const last = attempts.at(-1);
  if (last === undefined) return {};
  return { own: { response: last.response, draft: false, ...(last.written && { written: last.written }) } };
};

/**
 * The assignment that a parent turns work in for, with the child's work so far; without its questions where nobody may
 * type answers to them. It writes nothing.
 */
export const childWork: Handler<typeof calls.childWork> = ({ studentId, assignmentId }, caller) =>
  inTransaction(async (tx) => {
    await requireGuardian(studentId, caller, tx);
    const student = await mustRead(documents.students, studentId, tx);
    const assignment = await assignmentFor(tx, assignmentId, student.classIds);
    if (!assignment.parentMayHandIn) throw new AppError('auth/forbidden', 'parents may not turn in');
    const work = await workOf(tx, assignment, student, caller.now);
    const { submission } = work;
    // Before the assignment opens, nobody may read its questions.
    requireOpen(assignment, submission, caller.now);
    const refused = typingRefused(work, caller.now);
    const handedInAt = submission.handIns.findLast(({ by }) => by === 'student')?.at;
    return {
      questions: (refused ? [] : submission.items).map((item) => ({
        itemId: item.id,
        prompt: item.prompt,
        ...(item.math !== undefined && { math: item.math }),
        ...(item.picture !== undefined && { picture: item.picture }),
        field: item.field,
        ...ownAnswer(item),
        solved: item.solved,
      })),
      ...(refused && { refused }),
      ...(handedInAt !== undefined && { handedInAt }),
    };
  });
