import { onSchedule } from 'firebase-functions/v2/scheduler';

/**
 * Each night, at the time that `nextRunAt` gives: queues the tasks that delete expired data, the one that computes how
 * easy the skills are at this school, and the folds that are left of the day. What one run leaves is done by its retry
 * or the next night.
 */
export const retention = onSchedule(
  { schedule: '15 2 * * *', timeZone: 'Etc/UTC', retryCount: 3 },
  async ({ scheduleTime }) => {
    const { begin } = await import('../engines/shares/put-share.ts');
    await begin(['chats', 'classes', 'rest', 'easiness', 'folds'], Date.parse(scheduleTime));
  },
);
