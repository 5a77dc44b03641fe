import { setTimeout as wait } from 'node:timers/promises';
import { logger } from 'firebase-functions/v2';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';

/** The emulator starts a process for each task that is under way, and takes it from the places of its calls. */
const FOLDS_AT_ONCE = process.env.FUNCTIONS_EMULATOR === 'true' ? 2 : 100;

/** Classes folded in a second at the most: 100 at once, each for a second at least. A school of 1,500 has 60. */
const CLASSES_A_SECOND = 100;

/** A fold that begins so much later than it was asked for is behind: others wait before it. Milliseconds. */
const BEHIND_MS = 10_000;

const taskSchema = z.object({ classId: z.string(), slot: z.int() });

/**
 * Folds a class at the end of a second in which students of it were marked. A task and not the event that marked: an event
 * that waits holds up those behind it. The queue tries again where a fold fails.
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
    const late = Date.now() - endOf(slot);
    // An alert can be set on the message.
    if (late > BEHIND_MS) logger.warn('folds are behind', { classId, seconds: Math.round(late / 1000) });
    // A queue may be early; the emulator's does not wait at all.
    await wait(Math.max(0, endOf(slot) - Date.now()));
    await catchUp(classId, id, scheduleFold);
  },
);
