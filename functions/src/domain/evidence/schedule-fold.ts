import { enqueueOnce, taskQueue } from '../../platform/firebase.ts';

/** The marks of one slot are folded together, once it is over: a class's documents are written once in this time. Milliseconds. */
export const SLOT_MS = 1000;
/** What the clocks of two machines may differ by. */
const MARGIN_MS = 100;

export type FoldTask = { readonly classId: string; readonly slot: number };

/** When a mark left in this slot is there for certain. */
export const endOf = (slot: number): number => (slot + 1) * SLOT_MS + MARGIN_MS;

/** The last second in which this machine asked for a class, so that a lesson's end asks once a second and not once an answer. */
const asked = new Map<string, number>();

/**
 * Asks for a fold of the class at the end of this second. Called after the mark is written: whoever asks again in the same
 * second finds the task there, and that task sees every mark of its second.
 */
export async function scheduleFold(classId: string): Promise<void> {
  const slot = Math.floor(Date.now() / SLOT_MS);
  if (asked.get(classId) === slot) return;
  const once = { id: `${classId}-${slot}`, scheduleTime: new Date(endOf(slot)) };
  await enqueueOnce(taskQueue<FoldTask>('foldInsight'), { classId, slot }, once);
  asked.set(classId, slot);
}
