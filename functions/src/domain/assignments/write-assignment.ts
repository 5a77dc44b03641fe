import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@lemma/contract';
import type { Assignment, AssignmentState, BoardEntry } from '@lemma/school/assignment';
import type { CallInput } from '@lemma/school/calls';
import { requireTeacher } from '../../platform/access.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import { inTransaction } from '../../platform/firebase.ts';
import { onlyFields } from '../../platform/without.ts';
import { countFields } from '../results/summary.ts';
import { roomOnBoard } from './board-room.ts';
import { newBoardEntry } from './entries.ts';
import { prepareInsight } from './prepare-insight.ts';
import { prepareSpread } from './prepare-spread.ts';

export const LARGEST_SEED = 2 ** 47;

type Saved = CallInput<'saveAssignment'>;

function requireSound({ openAt, dueAt, items }: Saved): void {
  if (dueAt <= openAt) throw new AppError('input/malformed', 'due before it opens');
  if (new Set(items.map(({ id }) => id)).size !== items.length)
    throw new AppError('input/malformed', 'an item id twice');
}

/** The state after the opening date changed: a published assignment waits for it or opens. */
export const stateAfter = ({ state, openAt }: Assignment, now: number): AssignmentState => {
  if (state !== 'open' && state !== 'scheduled') return state;
  return openAt <= now ? 'open' : 'scheduled';
};

/** The counts of students' work, which a change of words or dates does not affect. */
const countsIn = (entry: BoardEntry) => onlyFields(entry, countFields);

/**
 * Whether the assignment already has these values: the client did not get the answer to its first save and sends it
 * again.
 */
const says = (before: Assignment, fields: Partial<Assignment>): boolean =>
  Object.entries(fields).every(([key, value]) =>
    isDeepStrictEqual(new Map<string, unknown>(Object.entries(before)).get(key), value),
  );

/** Creates or changes a draft. After publication its words and dates may change, but not its items. */
export async function writeAssignment(input: Saved, caller: Caller): Promise<{ updatedAt: number }> {
  requireSound(input);
  const { assignmentId: id, basedOn, ...fields } = input;
  await inTransaction(async (tx) => {
    await requireTeacher('teach', input.classId, caller, tx);
    const before = await documents.assignments.read(id, tx);
    const board = await mustRead(documents.boards, input.classId, tx);
    if (before && before.classId !== input.classId) throw new AppError('auth/forbidden', 'of another class');
    if (before && basedOn !== undefined && before.updatedAt !== basedOn && !says(before, fields))
      throw new AppError('data/conflict', 'saved by somebody else');
    if (before?.state === 'archived') throw new AppError('data/conflict', 'archived');
    if (before && before.state !== 'draft' && !isDeepStrictEqual(before.items, fields.items)) {
      throw new AppError('data/conflict', 'published items stay');
    }
    const tidied = before ? [] : roomOnBoard(board, caller.now);
    const first = {
      createdBy: caller.uid,
      createdAt: caller.now,
      seed: randomInt(LARGEST_SEED),
      state: 'draft' as const,
    };
    // A time limit that the input leaves out is removed.
    const { timeLimit: _before, ...stored } = before ?? {};
    const merged: Assignment = { ...first, ...stored, ...fields, id, updatedAt: caller.now };
    const after = { ...merged, state: stateAfter(merged, caller.now) };
    const tellInsight = before?.publishedAt && (await prepareInsight(tx, input.classId, id));
    if (before && before.state !== 'draft') {
      const roster = await mustRead(documents.rosters, input.classId, tx);
      const spread = await prepareSpread(tx, id, Object.keys(roster.students));
      spread(after, caller.now);
    }
    documents.assignments.put(tx, id, after);
    if (tellInsight) tellInsight(after);
    const had = board.assignments[id];
    const line = { ...newBoardEntry(after, had?.studentCount ?? 0), ...(had && countsIn(had)) };
    const lines = [...tidied, line].map((one) => documents.boards.at(['assignments', one.id], one));
    documents.boards.patch(tx, input.classId, ...lines);
  });
  return { updatedAt: caller.now };
}
