import { AppError } from '@lemma/contract';
import type { calls } from '@lemma/school/calls';
import { ownItem, practiceProblem } from '../../domain/practice/today.ts';
import { requireStudent } from '../../platform/access.ts';
import { documents } from '../../platform/documents.ts';
import type { Handler } from '../../platform/door.ts';
import { inTransaction } from '../../platform/firebase.ts';

/** Shows the next hint of a question, or one that was already shown. */
export const practiceHint: Handler<typeof calls.practiceHint> = ({ itemId, index }, caller) =>
  inTransaction(async (tx) => {
    await requireStudent(caller, tx);
    const practice = await documents.practice.read(caller.uid, tx);
    const own = ownItem(practice, itemId);
    const { item } = own;
    if (item.hints[index] !== undefined) return { item };
    const hint = index === item.hints.length ? practiceProblem(own)?.problem.hints[index] : undefined;
    if (!practice || hint === undefined || item.closed) throw new AppError('data/not-found', 'no such hint');
    const next = { ...item, hints: [...item.hints, hint] };
    const items = practice.items.map((one) => (one.item.id === itemId ? { ...one, item: next } : one));
    documents.practice.put(tx, caller.uid, { ...practice, items, revision: practice.revision + 1 });
    return { item: next };
  });
