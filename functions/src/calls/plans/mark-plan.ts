import type { calls } from '@lemma/school/calls';
import { requireShelfEntry } from '../../domain/plans/shelf-entry.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** A field to write: `null` removes its value, `undefined` leaves the field unchanged. */
const set = <K extends string, V>(key: K, value: V | null | undefined) =>
  value === undefined ? {} : { [key]: value ?? undefined };

export const markPlan: Handler<typeof calls.markPlan> = async ({ planId, ...marks }, caller) => {
  await inTransaction(async (tx) => {
    const { entry, putEntry } = await requireShelfEntry(planId, caller, tx);
    putEntry({
      ...entry,
      ...(marks.tags && { tags: [...new Set(marks.tags)] }),
      ...(marks.note !== undefined && { note: marks.note }),
      ...set('taughtOn', marks.taughtOn),
      ...set('rating', marks.rating),
      ...(marks.archived !== undefined && set('archivedAt', marks.archived ? caller.now : null)),
    });
  });
  return {};
};
