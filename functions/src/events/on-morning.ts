import { onSchedule } from 'firebase-functions/v2/scheduler';

/**
 * Each morning before school: queues the tasks that write letters. A second run for the same morning writes no letter
 * twice.
 */
export const digests = onSchedule(
  { schedule: '15 5 * * *', timeZone: 'Etc/UTC', retryCount: 3 },
  async ({ scheduleTime }) => {
    const { begin } = await import('../engines/shares/put-share.ts');
    await begin(['digests', 'waiting'], Date.parse(scheduleTime));
  },
);
