import type { calls } from '@lemma/school/calls';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Notes up to when the student was told what became possible. It never goes back. */
export const noteGained: Handler<typeof calls.noteGained> = ({ until }, caller) =>
  inTransaction(async (tx) => {
    await requireStudent(caller, tx);
    const desk = await documents.desks.read(caller.uid, tx);
    const seen = Math.min(until, caller.now);
    if (desk && seen > (desk.gainedSeen ?? 0))
      documents.desks.patch(tx, caller.uid, documents.desks.at(['gainedSeen'], seen));
    return { noted: true };
  });
