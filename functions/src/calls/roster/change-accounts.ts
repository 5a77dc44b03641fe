import type { calls } from '@lemma/school/calls';
import type { AccountChange, RosterStudent } from '@lemma/school/class';
import type { Student } from '@lemma/school/people';
import type { Transaction } from 'firebase-admin/firestore';
import { forgetGuesses } from '../../domain/accounts/forget-guesses.ts';
import { settleAccounts } from '../../domain/accounts/settle-accounts.ts';
import { deskEntriesForNewcomers, writeStudentCount } from '../../domain/roster/newcomers.ts';
import { linesOf, readStudents, sizeOf, withLines, writeRoster } from '../../domain/roster/roster-lines.ts';
import { requireTeacher } from '../../platform/access.ts';
import { audit } from '../../platform/audit.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

const stateBefore = ({ state, heldState }: RosterStudent) =>
  state === 'locked' || state === 'archived' ? (heldState ?? 'created') : state;

/**
 * A roster line after its account was restored: an account that was locked before it was archived comes back locked.
 */
function restored(line: RosterStudent): RosterStudent {
  const { heldState, archivedAt: _archived, ...rest } = line;
  if (heldState !== 'locked') return { ...rest, state: heldState ?? 'created' };
  return { ...rest, state: 'locked', heldState: line.lastActiveAt === undefined ? 'created' : 'active' };
}

/**
 * A roster line after a change. A change without effect (locking a locked account, restoring one that is being deleted)
 * leaves it as it is.
 */
function changed(line: RosterStudent, change: AccountChange, now: number): RosterStudent {
  const { state, heldState: _held, guessedAt: _guessed, ...rest } = line;
  if (change === 'unlock') return state === 'archived' ? line : { ...rest, state: stateBefore(line) };
  if (change === 'restore') return state === 'archived' && line.deletingAt === undefined ? restored(line) : line;
  if (change === 'sign-out' || state === 'archived' || (change === 'lock' && state === 'locked')) return line;
  if (change === 'lock') return { ...line, state: 'locked', heldState: state };
  return { ...line, state: 'archived', heldState: state, archivedAt: now };
}

/** Puts the assignments that were published while a student was archived on the desk. */
async function newOnDesks(
  tx: Transaction,
  students: readonly Student[],
  { deskOf }: Awaited<ReturnType<typeof deskEntriesForNewcomers>>,
) {
  const desks = students.length === 0 ? [] : await tx.getAll(...students.map(({ id }) => documents.desks.ref(id)));
  return () => {
    for (const [index, snapshot] of desks.entries()) {
      const [desk, child] = [documents.desks.parse(snapshot), students[index]];
      if (desk && child) tx.update(snapshot.ref, { assignments: { ...deskOf(child), ...desk.assignments } });
    }
  };
}

export const changeAccounts: Handler<typeof calls.changeAccounts> = async ({ classId, studentIds, change }, caller) => {
  const ids = [...new Set(studentIds)];
  await inTransaction(async (tx) => {
    const classroom = await requireTeacher('teach', classId, caller, tx);
    const roster = await mustRead(documents.rosters, classId, tx);
    const lines = linesOf(roster, ids);
    const next = lines.map((line) => changed(line, change, caller.now));
    const moved = next.filter((line, index) => line.state !== lines[index]?.state);
    const students = await readStudents(tx, ids);
    const secrets = change === 'unlock' ? await tx.getAll(...ids.map((id) => documents.secrets.ref(id))) : [];
    const entries = await deskEntriesForNewcomers(tx, classroom);
    const restored = new Set(change === 'restore' ? moved.map(({ id }) => id) : []);
    const back = students.filter(({ id }) => restored.has(id));
    const fillDesks = await newOnDesks(tx, back, entries);

    writeRoster(tx, roster, next);
    const states = new Map(moved.map(({ id, state }) => [id, state]));
    const ends = change === 'lock' || change === 'archive' || change === 'sign-out';
    for (const { id, state } of students) {
      const signedOut = ends ? { signedOutAt: caller.now } : {};
      tx.update(documents.students.ref(id), { state: states.get(id) ?? state, ...signedOut });
    }
    for (const snapshot of secrets) forgetGuesses(tx, snapshot);
    fillDesks();
    const size = sizeOf(withLines(roster, next));
    if (size !== sizeOf(roster)) writeStudentCount(tx, entries.board, size);
    audit(tx, { action: `students-${change}`, by: caller.uid, classId, studentIds: ids });
  });
  await settleAccounts(ids, { ends: change !== 'unlock' && change !== 'restore' });
  return {};
};
