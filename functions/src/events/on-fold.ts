import { setTimeout as wait } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';
import { tellLate } from '../platform/tell-late.ts';

/** The emulator starts a process for each running task, and these count toward its limit for calls. */
const FOLDS_AT_ONCE = process.env.FUNCTIONS_EMULATOR === 'true' ? 2 : 100;

/** The most classes folded per second: 100 at once, each for at least a second. A school of 1,500 students has 60. */
const CLASSES_A_SECOND = 100;

/** A fold that begins this much later than it was scheduled is behind, because others wait before it. Milliseconds. */
const BEHIND_MS = 10_000;

const taskSchema = z.object({ classId: z.string(), slot: z.int() });

/**
 * Folds a class at the end of a time slot in which notes on its students were made. It is a task, not an event handler,
 * because an event handler that waits would hold up later events. The queue retries a failed fold.
 */
export const foldInsight = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: FOLDS_AT_ONCE, maxDispatchesPerSecond: CLASSES_A_SECOND },
  },
  async ({ data, id }) => {
    const [{ catchUp }, { endOf, scheduleFold }] = await Promise.all([
      import('../engines/folding/catch-up.ts'),
      import('../domain/evidence/schedule-fold.ts'),
    ]);
    const { classId, slot } = taskSchema.parse(data);
    tellLate('folds', { due: endOf(slot), now: Date.now(), behind: BEHIND_MS }, { classId });
    // A queue may run a task early; the emulator's queue does not wait at all.
    await wait(Math.max(0, endOf(slot) - Date.now()));
    await catchUp(classId, id, scheduleFold);
  },
);
