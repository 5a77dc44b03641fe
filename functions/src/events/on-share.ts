import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { shareSchema } from '../engines/shares/share.ts';
import { dueOf, tellLate } from '../platform/tell-late.ts';

/** A share that begins this much later than its queue was to begin it is behind. Milliseconds. */
const BEHIND_MS = 1_800_000;

/**
 * Runs shares that send letters, delete data and fit the model, few enough at once not to slow down the people at work. A failing
 * share is retried for hours while the others continue. 100,000 letters are 1,000 shares of a few seconds.
 */
export const shares = onTaskDispatched(
  {
    timeoutSeconds: 1800,
    retryConfig: { maxAttempts: 12, minBackoffSeconds: 10, maxBackoffSeconds: 1800 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 20 },
  },
  async ({ data, scheduledTime }) => {
    const share = shareSchema.parse(data);
    tellLate('shares', { due: dueOf(scheduledTime), now: Date.now(), behind: BEHIND_MS }, { kind: share.kind });
    const [{ doShare }, { workOf }, { putShare }] = await Promise.all([
      import('../engines/shares/share.ts'),
      import('../engines/shares/works.ts'),
      import('../engines/shares/put-share.ts'),
    ]);
    await doShare(share, await workOf(share.kind), putShare);
  },
);
