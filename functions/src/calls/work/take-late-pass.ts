import { AppError } from '@lemma/contract';
import { type Override, windowOf } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { FieldValue } from 'firebase-admin/firestore';
import { withOwnDueDates } from '../../domain/assignments/entries.ts';
import { latePassStanding } from '../../domain/assignments/late-pass.ts';
import { prepareSpread } from '../../domain/assignments/prepare-spread.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Uses one late pass: moves the student's own due date, which the teacher sees among the other dates. */
export const takeLatePass: Handler<typeof calls.takeLatePass> = ({ assignmentId, passId }, caller) =>
  inTransaction(async (tx) => {
    const { student, assignment, left, dueAt } = await latePassStanding(assignmentId, caller, tx);
    const { classId, overrides = [] } = assignment;
    const id = `pass-${caller.uid}`;
    const before = overrides.find((one) => one.id === id);
    if (before?.passId === passId) return { dueAt: windowOf(assignment, caller.uid).dueAt, left };
    if (left === 0) throw new AppError('data/conflict', 'no late pass');
    const pass: Override = {
      ...{ id, name: student.displayName, studentIds: [caller.uid], dueAt, passId },
      passes: (before?.passes ?? 0) + 1,
    };
    const after = {
      ...assignment,
      overrides: [...overrides.filter((one) => one.id !== id), pass],
      updatedAt: caller.now,
    };
    const line = (await mustRead(documents.boards, classId, tx)).assignments[assignmentId];
    const spread = await prepareSpread(tx, assignmentId, [caller.uid]);
    spread(after, caller.now);
    documents.assignments.put(tx, assignmentId, after);
    documents.classes.patch(tx, classId, documents.classes.at(['passesSpent', caller.uid], FieldValue.increment(1)));
    const next = line && withOwnDueDates(line, after, caller.now);
    if (next) documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    audit(tx, { action: 'late-pass', by: caller.uid, classId, studentIds: [caller.uid], subject: assignmentId });
    return { dueAt, left: left - 1 };
  });
