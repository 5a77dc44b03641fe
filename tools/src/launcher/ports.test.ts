import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { choosePorts, freeShellPort, HOST } from './ports.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

const occupy = (port: number): Promise<void> =>
  new Promise((resolve) => {
    const server = createServer().listen({ host: HOST, port }, () => resolve());
    servers.push(server);
  });

it('gives the areas the ports that firebase-tools gives its further sites', async () => {
  const shell = await freeShellPort();
  expect(await choosePorts({ shell })).toMatchObject({
    areas: { teacher: shell + 5, parent: shell + 6, student: shell + 7 },
  });
});

it('names the port and the option when the shell cannot have its port', async () => {
  const shell = await freeShellPort();
  await occupy(shell);
  await expect(choosePorts({ shell })).rejects.toThrow(
    new RegExp(`Port ${shell}, meant for the shell, is in use.*\\n.*--port N`),
  );
});

it('names the area whose port is taken', async () => {
  const shell = await freeShellPort();
  await occupy(shell + 6);
  await expect(choosePorts({ shell })).rejects.toThrow(`Port ${shell + 6}, meant for the parent area`);
});

it('moves an emulator without a requested port to the next free port', async () => {
  const shell = await freeShellPort();
  const before = await choosePorts({ shell });
  await occupy(before.firestore);
  const { firestore, areas, ...rest } = await choosePorts({ shell });
  expect(firestore).toBeGreaterThan(before.firestore);
  expect(new Set([firestore, ...Object.values(areas), ...Object.values(rest)]).size).toBe(12);
});

it('names the option of an emulator whose requested port is taken', async () => {
  const shell = await freeShellPort();
  const wanted = await freeShellPort();
  await occupy(wanted);
  await expect(choosePorts({ shell, auth: wanted })).rejects.toThrow('--auth-port');
});

it('refuses the same port for two emulators', async () => {
  const shell = await freeShellPort();
  await expect(choosePorts({ shell, auth: shell })).rejects.toThrow('--auth-port');
});

it('refuses a shell port whose areas would lie beyond the last port', async () => {
  await expect(choosePorts({ shell: 65_532 })).rejects.toThrow('Port 65537');
});

it('gives no port that browsers refuse', async () => {
  const { auth } = await choosePorts({ shell: 5990 }, true);
  expect(auth).toBeGreaterThan(6000);
  await expect(choosePorts({ shell: 6660 })).rejects.toThrow(/^Port 666[5-7], meant for the \w+ area, cannot be used/);
});
