import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import { shareSchema } from '../engines/shares/share.ts';

/**
 * Letters and deletions, in shares. So many at once that nobody who is at work notices; a share that fails is tried again for hours, and
 * the others go on. Of 100,000 letters there are 1,000 shares of a few seconds.
 */
export const shares = onTaskDispatched(
  {
    timeoutSeconds: 1800,
    retryConfig: { maxAttempts: 12, minBackoffSeconds: 10, maxBackoffSeconds: 1800 },
    rateLimits: { maxConcurrentDispatches: 20, maxDispatchesPerSecond: 20 },
  },
  async ({ data }) => {
    const share = shareSchema.parse(data);
    const [{ doShare }, { workOf }, { putShare }] = await Promise.all([
      import('../engines/shares/share.ts'),
      import('../engines/shares/works.ts'),
      import('../engines/shares/put-share.ts'),
    ]);
    await doShare(share, await workOf(share.kind), putShare);
  },
);
