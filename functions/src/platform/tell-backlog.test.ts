import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { logger } from 'firebase-functions/v2';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { queueNames, tellBacklog } from './tell-backlog.ts';

const NOW = Date.UTC(2026, 10, 29, 9);
const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
afterEach(() => {
  vi.unstubAllEnvs();
  info.mockClear();
  warn.mockClear();
});

/** Answers as the service of the queues: with what a queue has, or a status. */
async function serves(answer: (queue: string) => object | number) {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, reply) => {
    asked.push(`${request.headers.authorization} ${request.url}`);
    const found = answer(/queues\/(\w+)/.exec(request.url ?? '')?.[1] ?? '');
    if (typeof found === 'number') return void reply.writeHead(found).end();
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(found));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const at = server.address();
  const address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`;
  return { asked, service: { address, token: async () => 'a-token' } };
}

it('logs how many tasks each queue has left, and for how long the oldest waits', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'school');
  vi.stubEnv('LEMMA_REGION', 'europe-west1');
  const { asked, service } = await serves((queue) =>
    queue === 'shares'
      ? { name: 'x', stats: { tasksCount: '812', oldestEstimatedArrivalTime: '2026-11-29T08:58:30.500Z' } }
      : { stats: {} },
  );
  await tellBacklog(NOW, service);
  const at = '/v2beta3/projects/school/locations/europe-west1/queues';
  expect(asked).toEqual(queueNames.map((queue) => `Bearer a-token ${at}/${queue}?readMask=stats`));
  expect(info.mock.calls).toEqual([
    ['queue backlog', { queue: 'shares', left: 812, oldestSeconds: 90 }],
    ['queue backlog', { queue: 'foldInsight', left: 0, oldestSeconds: 0 }],
  ]);
  expect(warn).not.toHaveBeenCalled();
});

it('counts a task that is due tomorrow, and does not call it late', async () => {
  const stats = { tasksCount: '1', oldestEstimatedArrivalTime: '2026-11-30T09:00:00Z' };
  await tellBacklog(NOW, (await serves(() => ({ stats }))).service);
  expect(info).toHaveBeenCalledWith('queue backlog', { queue: 'shares', left: 1, oldestSeconds: 0 });
});

it('says that it does not know where the service refuses, and asks about the next queue', async () => {
  await tellBacklog(NOW, (await serves((queue) => (queue === 'shares' ? 403 : { stats: {} }))).service);
  expect(warn.mock.calls).toEqual([
    ['queue backlog is not known', { queue: 'shares', why: expect.stringContaining('403') }],
  ]);
  expect(info.mock.calls).toEqual([['queue backlog', { queue: 'foldInsight', left: 0, oldestSeconds: 0 }]]);
});
