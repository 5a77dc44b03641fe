import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Each night, as `nextRunAt` says. What a failed or cut run left is done by the next try, or the next night. */
export const retention = onSchedule(
  { schedule: '15 2 * * *', timeZone: 'Etc/UTC', retryCount: 3, timeoutSeconds: 540 },
  async () => {
    const { deleteExpired } = await import('./run.ts');
    await deleteExpired(Date.now());
  },
);
