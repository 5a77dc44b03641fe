import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Every five minutes, also while no task runs: logs what the queues have left. */
export const backlog = onSchedule({ schedule: '*/5 * * * *', timeZone: 'Etc/UTC' }, async () => {
  const { tellBacklog } = await import('../platform/tell-backlog.ts');
  await tellBacklog(Date.now());
});
