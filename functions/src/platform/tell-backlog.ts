import { AppError } from '@lemma/contract';
import { SECOND } from '@lemma/school/time';
import { logger } from 'firebase-functions/v2';
import { z } from 'zod';
import { app } from './database.ts';
import { regionOf } from './region.ts';

/** The queues of the functions with these names. */
export const queueNames = ['shares', 'foldInsight'] as const;

/** The service of the queues, and what it asks for. */
export type QueueService = { readonly address: string; readonly token: () => Promise<string> };

const PATIENCE_MS = 20_000;

const theService: QueueService = {
  address: 'https://cloudtasks.googleapis.com',
  token: async () => (await app().options.credential?.getAccessToken())?.access_token ?? '',
};

const queueSchema = z.object({
  stats: z.object({
    /** Waiting, running and to be tried again. The service estimates it, and leaves out a zero. */
    tasksCount: z.coerce.number().default(0),
    /** When the first of them was, or is, to begin. */
    oldestEstimatedArrivalTime: z.iso.datetime().optional(),
  }),
});

async function backlogOf(name: string, now: number, { address, token }: QueueService) {
  const queue = `projects/${process.env.GCLOUD_PROJECT}/locations/${regionOf()}/queues/${name}`;
  const reply = await fetch(`${address}/v2beta3/${queue}?readMask=stats`, {
    headers: { authorization: `Bearer ${await token()}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!reply.ok) throw new AppError('server/unavailable', `${queue}: ${reply.status}`);
  const { tasksCount, oldestEstimatedArrivalTime: oldest } = queueSchema.parse(await reply.json()).stats;
  const age = oldest === undefined ? 0 : Math.max(0, now - Date.parse(oldest));
  return { left: tasksCount, oldestSeconds: Math.round(age / SECOND) };
}

/**
 * Logs of each queue how many tasks are left in it and for how many seconds the oldest is due: a metric can be made of
 * the line. Where the service does not answer, a line says that, and nothing fails.
 */
export async function tellBacklog(now: number, service = theService): Promise<void> {
  for (const queue of queueNames)
    try {
      logger.info('queue backlog', { queue, ...(await backlogOf(queue, now, service)) });
    } catch (error) {
      logger.warn('queue backlog is not known', { queue, why: String(error) });
    }
}
