import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { consumeTypes } from '@module-federation/dts-plugin/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API, TYPES, typesOf } from './types-archive.ts';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../../..');

const CONSUMER = `
import { QueryClient } from '@tanstack/react-query';
import { loadRemote } from '@module-federation/runtime';
import { remote } from 'family/entry';
const context = { queryClient: new QueryClient(), reportError: () => undefined };
const paths: (string | undefined)[] = remote.createRoutes(context).map(({ path }) => path);
const version: 1 = remote.contractVersion;
const open = async () => (await loadRemote('family/entry')).remote.area;
// @ts-expect-error: nothing is of type any
const wrong: number = remote.area;
// @ts-expect-error: a remote needs all that the contract promises
remote.createRoutes({});
export { open, paths, version, wrong };
`;
const CONFIG = {
  compilerOptions: {
    ...{
      module: 'ESNext',
      moduleResolution: 'Bundler',
      target: 'ES2024',
      strict: true,
      noEmit: true,
      skipLibCheck: true,
    },
    ...{ types: [], paths: { '*': ['./@mf-types/*'] } },
  },
  include: ['consumer.ts', '@mf-types/index.d.ts'],
};

let archive: Uint8Array;
let folder = '';
let server: Server;
let address = '';

beforeAll(async () => {
  archive = await typesOf(join(repository, 'remote-parent'));
  const manifest = { metaData: { types: TYPES, publicPath: 'auto' } };
  const files: Readonly<Record<string, string | Uint8Array>> = {
    '/v/1/mf-manifest.json': JSON.stringify(manifest),
    [`/v/1/${TYPES.zip}`]: archive,
    [`/v/1/${TYPES.api}`]: API,
  };
  server = createServer(({ url = '' }, response) => response.writeHead(files[url] ? 200 : 404).end(files[url]));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  address = typeof place === 'object' && place !== null ? `http://127.0.0.1:${place.port}/v/1/mf-manifest.json` : '';
  folder = await mkdtemp(join(tmpdir(), 'lemma-consumer-'));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true, force: true });
});

it('is what the official tools fetch by the manifest, and compiles outside of this repository', async () => {
  // What a consumer has installed, because it lends it.
  for (const name of [
    '@tanstack',
    'react-router-dom',
    'react-router',
    'react',
    '@types',
    'zod',
    '@module-federation',
  ]) {
    await mkdir(join(folder, 'node_modules'), { recursive: true });
    await symlink(join(repository, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const remotes = { family: `parent@${address}` };
  await consumeTypes({
    host: { context: folder, moduleFederationConfig: { name: 'host', remotes }, consumeAPITypes: true },
  });
  await writeFile(join(folder, 'consumer.ts'), CONSUMER);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  const compiler = join(repository, 'node_modules/typescript/bin/tsc');
  const told = await run(process.execPath, [compiler, '--project', folder]).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
  expect(told).toBe('');
});

it('is the same for the same sources, because a version is named by its files', async () => {
  expect(Buffer.from(await typesOf(join(repository, 'remote-parent'))).equals(archive)).toBe(true);
});
