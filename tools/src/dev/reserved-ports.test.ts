import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freeShellPort, giveBack, isFree, sitePorts } from '../launcher/ports.ts';
import { reserveSitePorts } from './reserved-ports.ts';

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map(giveBack));
});

/** Another program, which serves where Vite does. */
const occupy = (port: number): Promise<void> =>
  new Promise((resolve) => {
    servers.push(createServer().listen({ host: 'localhost', port }, () => resolve()));
  });

it('takes the ports that were asked for while they are free', async () => {
  const first = await freeShellPort();
  const { shell, release } = await reserveSitePorts(first);
  expect(shell).toBe(first);
  await release();
});

it.each([0, 6])('moves shell and areas together when port N+%d is in use', async (at) => {
  const first = await freeShellPort();
  await occupy(first + at);
  const { shell, release } = await reserveSitePorts(first);
  expect(shell).toBeGreaterThan(first);
  expect(sitePorts(shell)).toEqual([shell, shell + 5, shell + 6, shell + 7]);
  await release();
});

it('gives a second run other ports, until the first gives its back', async () => {
  const first = await reserveSitePorts(await freeShellPort());
  const second = await reserveSitePorts(first.shell);
  expect(sitePorts(second.shell).filter((port) => sitePorts(first.shell).includes(port))).toEqual([]);
  await Promise.all([first.release(), second.release()]);
  expect(await Promise.all(sitePorts(first.shell).map(isFree))).not.toContain(false);
});

it('says that none is left at the end of the ports', async () => {
  await expect(reserveSitePorts(65_532)).rejects.toThrow('No ports from 65532 on are free');
});
