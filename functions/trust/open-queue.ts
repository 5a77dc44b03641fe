import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@lemma/testing/free-port';
import { z } from 'zod';
import { type Share, shareSchema } from '../src/engines/shares/share.ts';

/** What Google's library sends to a queue: https://cloud.google.com/tasks/docs/reference/rest/v2/projects.locations.queues.tasks */
const taskSchema = z.object({
  task: z.object({ scheduleTime: z.string().optional(), httpRequest: z.object({ body: z.string() }) }),
});

/** The queue of shares in memory: it takes each task, runs none, and tells what it was given. Opened after the handlers. */
export async function openQueue() {
  const taken: { readonly share: Share; readonly from: number | undefined }[] = [];
  let refuses = false;
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    if (refuses) {
      reply.statusCode = 400;
    } else {
      const { task } = taskSchema.parse(JSON.parse(Buffer.concat(parts).toString()));
      const { data } = JSON.parse(Buffer.from(task.httpRequest.body, 'base64').toString());
      const from = task.scheduleTime === undefined ? undefined : new Date(task.scheduleTime).getTime();
      taken.push({ share: shareSchema.parse(data), from });
    }
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  const port = await freePort();
  process.env.CLOUD_TASKS_EMULATOR_HOST = `127.0.0.1:${port}`;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    shares: () => taken.map(({ share }) => share),
    times: () => taken.map(({ from }) => from),
    refuse: (on: boolean): void => {
      refuses = on;
    },
    clear: (): void => void taken.splice(0),
    close: (): void => void server.close(),
  };
}
