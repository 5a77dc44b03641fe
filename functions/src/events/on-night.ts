import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Each night, as `nextRunAt` says, in tasks. What one of them left is done by its next try, or the next night. */
export const retention = onSchedule(
  { schedule: '15 2 * * *', timeZone: 'Etc/UTC', retryCount: 3 },
  async ({ scheduleTime }) => {
    const { begin } = await import('../engines/shares/put-share.ts');
    await begin(['chats', 'classes', 'rest'], Date.parse(scheduleTime));
  },
);
