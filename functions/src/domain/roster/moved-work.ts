import type { Desk } from '@lemma/school/desk';
import { type Submission, submissionIdOf } from '@lemma/school/work';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { documents } from '../../platform/documents.ts';
import { measured } from '../../platform/measured.ts';
import { withoutKey } from '../../platform/without.ts';
import { mergedWork } from './merged-work.ts';

/** The most works that one commit moves. */
const MOST_WORKS = 10;

/** The works of a student that count: not those that another account's work has replaced. */
async function worksOf(tx: Transaction, studentId: string): Promise<Submission[]> {
  const found = await tx.get(documents.submissions.where(['studentId', '==', studentId]));
  return documents.submissions.every(found.docs).filter(({ supersededBy }) => supersededBy === undefined);
}

const entriesOf = (desk: Desk | undefined, isOne: (assignmentId: string) => boolean): Desk['assignments'] =>
  Object.fromEntries(Object.entries(desk?.assignments ?? {}).filter(([id]) => isOne(id)));

/**
 * Moves the work of a duplicate account to the one that stays, with its lines on the desk, as much as one commit takes,
 * and removes it from the results. Reads at once and returns the function that writes. Where some is left, the accounts
 * stay two, each with its own work, and the next commit moves more.
 */
export async function movedWork(
  tx: Transaction,
  {
    keepId,
    doubleId,
    displayName,
  }: { readonly keepId: string; readonly doubleId: string; readonly displayName: string },
  now: number,
) {
  const all = await worksOf(tx, doubleId);
  const some = all.slice(0, MOST_WORKS);
  const own = await documents.submissions.readAll(
    some.map(({ assignmentId }) => submissionIdOf(assignmentId, keepId)),
    tx,
  );
  const results = await documents.results.readAll(
    some.map(({ assignmentId }) => assignmentId),
    tx,
  );
  const [desk, doubleDesk] = [await documents.desks.read(keepId, tx), await documents.desks.read(doubleId, tx)];

  const isMoved = (commit: ReturnType<typeof measured>, work: Submission): boolean =>
    commit.fits((writer) => {
      const before = own.find(({ id }) => id === submissionIdOf(work.assignmentId, keepId));
      for (const one of mergedWork(work, before, keepId, now)) documents.submissions.put(writer, one.id, one);
      const told = results.find(({ assignmentId }) => assignmentId === work.assignmentId);
      if (told?.rows[doubleId])
        documents.results.put(writer, told.assignmentId, { ...told, rows: withoutKey(told.rows, doubleId) });
    });

  return {
    /** @returns how many works it moved, and whether that is all of the duplicate account's. */
    write(): { readonly moved: number; readonly isAll: boolean } {
      const commit = measured(tx);
      const first = some.findIndex((work) => !isMoved(commit, work));
      const moved = first === -1 ? some : some.slice(0, first);
      const isAll = moved.length === all.length;
      const ids = new Set(moved.map(({ assignmentId }) => assignmentId));
      const theirs = entriesOf(doubleDesk, (id) => isAll || ids.has(id));
      const assignments = { ...theirs, ...desk?.assignments };
      // A child that a teacher's file brought back may lack a desk.
      if (desk) tx.update(documents.desks.ref(keepId), { assignments });
      else documents.desks.create(tx, keepId, { studentId: keepId, displayName, assignments });
      const left = entriesOf(doubleDesk, (id) => !isAll && !ids.has(id));
      const family = isAll && { family: FieldValue.delete() };
      if (doubleDesk) tx.update(documents.desks.ref(doubleId), { assignments: left, ...family });
      return { moved: moved.length, isAll };
    },
  };
}
