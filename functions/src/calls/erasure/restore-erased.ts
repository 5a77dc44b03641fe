import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { mayIn } from '@lemma/school/class';
import { copyKeyOf, noteRestored, readCopy, rememberBy } from '../../engines/erasure/erased-copy.ts';
import { receiptOf } from '../../engines/erasure/receipt-of.ts';
import { restore } from '../../engines/erasure/restore.ts';
import { documentsIn } from '../../engines/erasure/what-returns.ts';
import { audit } from '../../platform/audit.ts';
import type { Caller } from '../../platform/caller.ts';
import { documents, mustRead } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { fileStore } from '../../platform/file-store.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** The copy, for whoever leads a class of the child, and for the teacher who confirmed and still teaches one. */
async function requireCopy(id: string, caller: Caller) {
  const copy = await documents.erased.read(id);
  const classes = await documents.classes.readAll(copy?.classIds ?? []);
  const need = copy?.by === caller.uid ? 'teach' : 'lead';
  if (copy === undefined || copy.ofClass !== undefined || !classes.some((one) => mayIn(one, caller.uid, need)))
    throw new AppError('auth/forbidden', `erasure ${id}`);
  if (copy.until <= caller.now) throw new AppError('data/not-found', id);
  return copy;
}

/**
 * Notes that the restore begins, if nobody has the child's id. Whoever has it afterwards is the child. @throws AppError
 * `data/conflict` for another account of that id: the copy stays.
 */
const begin = (id: string, studentId: string, now: number): Promise<boolean> =>
  inTransaction(async (tx) => {
    const isThere = (await documents.students.read(studentId, tx)) !== undefined;
    if ((await mustRead(documents.erased, id, tx)).returningAt !== undefined) return isThere;
    if (isThere) throw new AppError('data/conflict', `${studentId} is somebody else's`);
    documents.erased.patch(tx, id, documents.erased.at(['returningAt'], now));
    return false;
  });

/**
 * Restores what `eraseChild` deleted. The copy is deleted last, or by its date where a class of the child is gone: until
 * then, the same call continues. Names that were removed from the free texts of others stay removed.
 */
export const restoreErased: Handler<typeof calls.restoreErased> = async ({ id }, caller) => {
  const copy = await requireCopy(id, caller);
  const { restorableUntil: _until, ...receipt } = await mustRead(documents.erasures, id);
  const { head, lines } = await readCopy(id, copy);
  const studentIds = documentsIn('students', lines).map((one) => one.id);
  const isThere = head.id !== null && (await begin(id, head.id, caller.now));
  if (!isThere) await restore(head, lines, caller.now);
  await rememberBy(copy.key, copy.classIds, studentIds);
  const restored = { ...receipt, restoredAt: caller.now };
  // What the child had in a class that is gone comes back with that class.
  const isDone = (await documents.classes.readAll(copy.classIds)).length === new Set(copy.classIds).size;
  await inTransaction(async (tx) => {
    noteRestored(tx, id, caller.now);
    if (isDone) tx.delete(documents.erased.ref(id));
    audit(tx, { action: 'child-restored', by: caller.uid, studentIds, subject: id });
  });
  if (isDone) await (await fileStore()).remove(copyKeyOf(id));
  return { receipt: receiptOf(restored) };
};
