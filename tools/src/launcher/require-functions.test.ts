import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { requireFunctions } from './require-functions.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** The functions emulator, as far as it tells which functions it has loaded. */
async function emulatorWith(functionTriggers: readonly object[]): Promise<string> {
  const made = createServer((_, answer) =>
    answer.end(JSON.stringify({ backends: [{ functionTriggers, directory: 'functions' }] })),
  );
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const { port } = made.address() as AddressInfo;
  return `127.0.0.1:${port}`;
}
const log = async () => "Cannot find package 'zod'";

it('accepts emulators that have loaded functions', async () => {
  await expect(requireFunctions(await emulatorWith([{ id: 'api' }]), log)).resolves.toBeUndefined();
});

it('says what the emulators said where no function was loaded', async () => {
  const refused = requireFunctions(await emulatorWith([]), log);
  await expect(refused).rejects.toThrow(/could not be loaded.*Cannot find package 'zod'/s);
});
