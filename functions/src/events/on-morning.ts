import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Each morning, before school: puts the writing of letters into tasks. Tried again for the same morning, it writes no letter twice. */
export const digests = onSchedule(
  { schedule: '15 5 * * *', timeZone: 'Etc/UTC', retryCount: 3 },
  async ({ scheduleTime }) => {
    const { begin } = await import('../engines/shares/put-share.ts');
    await begin(['digests', 'waiting'], Date.parse(scheduleTime));
  },
);
