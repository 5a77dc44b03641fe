import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE } from '@lemma/school/time';
import { expect, it } from 'vitest';
import { neverCloseFirst } from './never-close-first.ts';

it('leaves a connection open longer than those before the server do, and tells them to close it early', async () => {
  neverCloseFirst();
  const server = createServer((_request, reply) => void reply.end('ok'));
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const agent = new Agent({ keepAlive: true });
  const ask = async (): Promise<IncomingMessage> => {
    const reply = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ agent, port }, resolve).on('error', reject).end(),
    );
    await once(reply.resume(), 'end');
    return reply;
  };
  await ask();
  await expect.poll(() => sockets[0]?.timeout).toBeGreaterThan(10 * MINUTE);
  expect((await ask()).headers['keep-alive']).toBe('timeout=2');
  expect(sockets.length).toBe(1);
  agent.destroy();
  server.close();
});
