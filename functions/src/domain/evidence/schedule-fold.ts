import { logger } from 'firebase-functions/v2';
import { enqueueOnce, taskQueue } from '../../platform/firebase.ts';

/**
 * The length of a time slot, in milliseconds. All notes of one slot are folded together when it ends, so a class's
 * documents are written at most once per slot.
 */
export const SLOT_MS = 1000;
/** The most by which the clocks of two machines differ, in milliseconds. */
const MARGIN_MS = 100;

export type FoldTask = { readonly classId: string; readonly slot: number };

/** The time, in milliseconds, at which every note made in this slot is certain to be stored. */
export const endOf = (slot: number): number => (slot + 1) * SLOT_MS + MARGIN_MS;

/**
 * The slot in which this process last scheduled a fold of each class, so that when a whole class answers at once it
 * asks once a second and not once per answer.
 */
const asked = new Map<string, number>();

/**
 * Schedules a fold of the class at the end of the current slot. Call it after the note is written: another caller in
 * the same slot finds the task there, and the task sees every note of its slot.
 */
export async function scheduleFold(classId: string): Promise<void> {
  const slot = Math.floor(Date.now() / SLOT_MS);
  if (asked.get(classId) === slot) return;
  const once = { id: `${classId}-${slot}`, scheduleTime: new Date(endOf(slot)) };
  await enqueueOnce(taskQueue<FoldTask>('foldInsight'), { classId, slot }, once);
  asked.set(classId, slot);
}

/**
 * Schedules folds of these classes when a call has done its work. A queue that cannot be reached does not have the call
 * fail, whose work is stored and which could not be repeated: the notes stay, and the class's next fold takes them, at
 * the latest the night's (`leftToFold`).
 */
export async function scheduleFolds(classIds: Iterable<string>): Promise<void> {
  for (const classId of new Set(classIds))
    await scheduleFold(classId).catch((error: unknown) =>
      logger.error('a fold was not scheduled', { classId, cause: error }),
    );
}
