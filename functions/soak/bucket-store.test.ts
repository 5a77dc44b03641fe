import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, request, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucketStore } from '../src/platform/bucket-store.ts';
import type { FileStore } from '../src/platform/file-store.ts';

const BUCKET = 'lemma-files';
const PROGRAM = process.env.FAKE_GCS_SERVER ?? 'fake-gcs-server';
const INSTALL =
  'fake-gcs-server is missing: go install github.com/fsouza/fake-gcs-server@latest, or name it in FAKE_GCS_SERVER.';

const listening = (on: Server): Promise<number> =>
  new Promise((resolve) => {
    on.listen(0, '127.0.0.1', () => {
      const address = on.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });

async function freePort(): Promise<number> {
  const holder = createServer();
  const port = await listening(holder);
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

/** With an emulator configured, the client requests `/b/…`; the service and the stand-in use `/storage/v1/b/…`. */
const inFrontOf = (port: number): Server =>
  createServer((asked, answer) => {
    const path = asked.url?.startsWith('/b/') ? `/storage/v1${asked.url}` : asked.url;
    const { method, headers } = asked;
    asked.pipe(
      request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      }),
    );
  });

let server: ChildProcess | undefined;
let front: Server | undefined;
let store: FileStore;
beforeAll(async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(
    PROGRAM,
    [
      '-scheme',
      'http',
      '-host',
      '127.0.0.1',
      '-port',
      `${port}`,
      '-backend',
      'memory',
      '-public-host',
      `127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Error(INSTALL)));
  });
  server = child;
  const ready = async () => {
    for (;;) {
      const answer = await fetch(`${address}/storage/v1/b`).catch(() => undefined);
      if (answer?.ok) return;
      await wait(100);
    }
  };
  await Promise.race([ready(), failed]);
  const headers = { 'content-type': 'application/json' };
  await fetch(`${address}/storage/v1/b?project=demo-lemma`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: BUCKET }),
  });
  front = inFrontOf(port);
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${await listening(front)}`;
  process.env.GCLOUD_PROJECT = 'demo-lemma';
  store = await bucketStore(BUCKET);
});
afterAll(() => {
  server?.kill();
  front?.close();
});

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 31) % 256);

describe('the Cloud Storage store', () => {
  it('returns what was stored, unchanged', async () => {
    const bytes = bytesOf(3_000_000);
    await store.put('file-1', bytes, 'image/png');
    expect(Buffer.compare(Buffer.from((await store.get('file-1')) ?? []), Buffer.from(bytes))).toBe(0);
  });
  it('streams the bytes', async () => {
    const bytes = bytesOf(1_000_000);
    await store.put('file-2', bytes, 'application/pdf');
    const pieces: Buffer[] = [];
    for await (const piece of (await store.open('file-2')) ?? []) pieces.push(Buffer.from(piece));
    expect(Buffer.compare(Buffer.concat(pieces), Buffer.from(bytes))).toBe(0);
  });
  it('replaces a file that is stored again', async () => {
    await store.put('file-3', bytesOf(10), 'image/png');
    await store.put('file-3', bytesOf(20), 'image/png');
    expect((await store.get('file-3'))?.length).toBe(20);
  });
  it('reports a missing file as missing, and removes it without an error', async () => {
    expect(await store.get('nothing')).toBeUndefined();
    expect(await store.open('nothing')).toBeUndefined();
    await store.remove('nothing');
    await store.put('file-4', bytesOf(5), 'image/png');
    await store.remove('file-4');
    expect(await store.get('file-4')).toBeUndefined();
  });
  it.each(['../secrets', 'a/b', ''])('refuses the key %o', async (key) => {
    await expect(async () => store.put(key, bytesOf(1), 'image/png')).rejects.toThrow();
  });
});
