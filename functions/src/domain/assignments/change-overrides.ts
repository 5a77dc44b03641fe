import { AppError } from '@lemma/contract';
import { type Assignment, MOST_OVERRIDES, type Override, rulesOf, windowOf } from '@lemma/school/assignment';
import { accessTimes } from '@lemma/school/people';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { withOwnDueDates } from './entries.ts';
import { prepareSpread } from './prepare-spread.ts';

type PassesBack = Pick<Override, 'studentIds'> & {
  readonly classId: string;
  readonly assignmentId: string;
  readonly passes: number;
};

/** Returns the late passes whose extension was taken back. */
function giveBack(tx: Transaction, { classId, assignmentId, studentIds, passes }: PassesBack, caller: Caller): void {
  for (const id of studentIds)
    documents.classes.patch(tx, classId, documents.classes.at(['passesSpent', id], FieldValue.increment(-passes)));
  audit(tx, { action: 'late-pass-returned', by: caller.uid, classId, studentIds, subject: assignmentId });
}

export const changeOverrides = (
  assignmentId: string,
  caller: Caller,
  make: (assignment: Assignment, known: ReadonlySet<string>) => readonly Override[],
) =>
  inTransaction(async (tx) => {
    const assignment = await mustRead(documents.assignments, assignmentId, tx);
    const { classId, overrides: before = [] } = assignment;
    await requireTeacher('teach', classId, caller, tx);
    if (assignment.state === 'archived') throw new AppError('data/conflict', 'archived');
    const roster = await mustRead(documents.rosters, classId, tx);
    const board = await mustRead(documents.boards, classId, tx);
    const known = new Set(Object.keys(roster.students));
    const overrides = [...make(assignment, known)];
    const byTeachers = overrides.filter(({ passId }) => passId === undefined).length;
    if (byTeachers > MOST_OVERRIDES) throw new AppError('data/too-large', 'overrides');
    const after = { ...assignment, overrides, updatedAt: caller.now };
    const named = new Set([...before, ...overrides].flatMap(({ studentIds }) => studentIds));
    const touched = [...named].filter((id) => {
      // With an access time too: a limit of the student's own is not stretched by it, one of the class is.
      const holds = (of: Assignment) =>
        JSON.stringify([windowOf(of, id), ...accessTimes.map((time) => rulesOf(of, id, time))]);
      return known.has(id) && holds(assignment) !== holds(after);
    });
    const spread = await prepareSpread(tx, assignmentId, touched);
    spread(after, caller.now);
    documents.assignments.put(tx, assignmentId, after);
    const line = board.assignments[assignmentId];
    if (line) {
      const next = withOwnDueDates(line, after, caller.now);
      documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    }
    audit(tx, { action: 'dates-overridden', by: caller.uid, classId, studentIds: touched, subject: assignmentId });
    for (const { studentIds, passes = 0 } of before.filter((one) => !overrides.some(({ id }) => id === one.id)))
      if (passes > 0) giveBack(tx, { classId, assignmentId, studentIds, passes }, caller);
    return {};
  });
