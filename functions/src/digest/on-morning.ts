import { onSchedule } from 'firebase-functions/v2/scheduler';

/** Each morning, before school. A failed run is tried again and writes no letter twice. */
export const digests = onSchedule(
  { schedule: '15 5 * * *', timeZone: 'Etc/UTC', retryCount: 3, timeoutSeconds: 540 },
  async () => {
    const { sendDigests } = await import('./send.ts');
    await sendDigests(Date.now());
    const { sendWaiting } = await import('./send-waiting.ts');
    await sendWaiting(Date.now());
  },
);
