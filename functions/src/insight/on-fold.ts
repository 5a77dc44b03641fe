import { setTimeout as wait } from 'node:timers/promises';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { z } from 'zod';

/** The emulator starts a process for each task that is under way, and takes it from the places of its calls. */
const AT_ONCE = process.env.FUNCTIONS_EMULATOR === 'true' ? 2 : 100;

const taskSchema = z.object({ classId: z.string(), slot: z.int() });

/**
 * Folds a class at the end of a second in which students of it were marked. A task and not the event that marked: an event
 * that waits holds up those behind it. The queue tries again where a fold fails.
 */
export const foldInsight = onTaskDispatched(
  {
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: AT_ONCE },
  },
  async ({ data, id }) => {
    const [{ keepUp }, { endOf, scheduleFold }] = await Promise.all([
      import('./keep-up.ts'),
      import('./schedule-fold.ts'),
    ]);
    const { classId, slot } = taskSchema.parse(data);
    // A queue may be early; the emulator's does not wait at all.
    await wait(Math.max(0, endOf(slot) - Date.now()));
    await keepUp(classId, id, scheduleFold);
  },
);
