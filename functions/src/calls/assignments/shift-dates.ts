import { AppError } from '@lemma/contract';
import type { Assignment, ReleaseWhen } from '@lemma/school/assignment';
import type { calls } from '@lemma/school/calls';
import { isTimeZone, shiftDays } from '@lemma/school/time';
import { withOwnDueDates } from '../../domain/assignments/entries.ts';
import { prepareInsight } from '../../domain/assignments/prepare-insight.ts';
import { prepareSpread } from '../../domain/assignments/prepare-spread.ts';
import { stateAfter } from '../../domain/assignments/write-assignment.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

type Move = (instant: number) => number;

const movedRelease = (when: ReleaseWhen, move: Move): ReleaseWhen =>
  when.when === 'on' ? { when: 'on', at: move(when.at) } : when;

/** The assignment with all its dates moved, those of single students and of the release included. */
function shifted(assignment: Assignment, move: Move): Assignment {
  const { openAt, dueAt, overrides, release } = assignment;
  return {
    ...assignment,
    openAt: move(openAt),
    dueAt: move(dueAt),
    ...(overrides && {
      overrides: overrides.map((one) => ({
        ...one,
        ...(one.openAt !== undefined && { openAt: move(one.openAt) }),
        ...(one.dueAt !== undefined && { dueAt: move(one.dueAt) }),
      })),
    }),
    ...(release && {
      release: { results: movedRelease(release.results, move), solutions: movedRelease(release.solutions, move) },
    }),
  };
}

type Shift = { readonly classId: string; readonly shiftId: string; readonly move: Move };

/**
 * Moves one assignment; false when it is over, or when a request with this `shiftId` has moved it before. Each
 * assignment has its own transaction, because many desks together would exceed the limits of one.
 */
const shiftOne = (assignmentId: string, { classId, shiftId, move }: Shift, caller: Caller): Promise<boolean> =>
  inTransaction(async (tx) => {
    const before = await mustRead(documents.assignments, assignmentId, tx);
    if (before.classId !== classId) throw new AppError('auth/forbidden', 'of another class');
    await requireTeacher('teach', classId, caller, tx);
    const isLive = before.state === 'draft' || before.state === 'scheduled' || before.state === 'open';
    if (!isLive || before.shiftId === shiftId) return false;
    const roster = await mustRead(documents.rosters, classId, tx);
    const board = await mustRead(documents.boards, classId, tx);
    const moved = { ...shifted(before, move), shiftId, updatedAt: caller.now };
    const after = { ...moved, state: stateAfter(moved, caller.now) };
    const spread = await prepareSpread(tx, assignmentId, before.state === 'draft' ? [] : Object.keys(roster.students));
    const tellInsight = await prepareInsight(tx, classId, assignmentId);
    spread(after, caller.now);
    documents.assignments.put(tx, assignmentId, after);
    tellInsight(after);
    const { openAt, dueAt, state } = after;
    const line = board.assignments[assignmentId];
    const next = line && { ...withOwnDueDates(line, after, caller.now), openAt, dueAt, state };
    if (next) documents.boards.patch(tx, classId, documents.boards.at(['assignments', assignmentId], next));
    audit(tx, { action: 'dates-shifted', by: caller.uid, classId, subject: assignmentId });
    return true;
  });

export const shiftDates: Handler<typeof calls.shiftDates> = async (input, caller) => {
  const { classId, assignmentIds, days, timeZone, shiftId } = input;
  if (!isTimeZone(timeZone)) throw new AppError('input/malformed', 'no such time zone');
  await requireTeacher('teach', classId, caller);
  const move = (instant: number) => shiftDays(instant, days, timeZone);
  const moved: string[] = [];
  for (const id of new Set(assignmentIds)) if (await shiftOne(id, { classId, shiftId, move }, caller)) moved.push(id);
  return { moved };
};
