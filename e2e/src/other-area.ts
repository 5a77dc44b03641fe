import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
};

export type FolderServer = { readonly address: string; readonly stop: () => Promise<void> };

const fileAt = (folder: string, path: string): Promise<Buffer | undefined> =>
  readFile(join(folder, normalize(`/${path}`))).catch(() => undefined);

type Header = { readonly key: string; readonly value: string };

/** The headers that a staged shell asks its site for; none for another folder. */
async function headersOf(folder: string): Promise<readonly Header[]> {
  const text = await readFile(`${folder}.headers.json`, 'utf8').catch(() => '[{"headers":[]}]');
  const [strict]: readonly { readonly headers: readonly Header[] }[] = JSON.parse(text);
  return strict?.headers ?? [];
}

/** Serves a folder as its site would: a shell answers every address with its page, an area only its files. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server: Server = createServer(async ({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname);
    const file = path === '/' ? undefined : await fileAt(folder, path);
    const body = file ?? (path.startsWith('/assets/') ? undefined : await fileAt(folder, 'app.html'));
    for (const { key, value } of await headersOf(folder)) response.setHeader(key, value);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Content-Type', TYPES[file === undefined ? '.html' : extname(path)] ?? 'text/plain');
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error(`${folder} is not served`);
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${place.port}`, stop };
}

/** Runs the release tool. @returns what it prints. @throws with its refusal in `stderr`. */
export const tool = async (...parameters: readonly string[]): Promise<string> =>
  (await run(process.execPath, [join(repository, 'tools/src/release.ts'), ...parameters])).stdout.trim();

const ENTRY = `
let lent;
export const init = (scope) => { lent = scope; };
const shared = async (name) => {
  const [{ lib }] = Object.values(lent[name]);
  const all = await lib();
  return all.default ?? all;
};
export const get = async () => {
  const { area } = await import('./assets/area.js');
  const remote = area(await shared('react'));
  return () => ({ remote });
};
`;

/** The area tells with what it was opened, and at which path if its contract says that. */
const areaSource = ({ area, contractVersion }: OtherArea) => `
export const area = ({ createElement }) => ({
  area: '${area}',
  contractVersion: ${contractVersion},
  createRoutes: (context) => [
    { path: '', element: createElement('h1', null, (context.path ? 'At ' + context.path : 'Coaching') + ' with ' + Object.keys(context).join(', ')) },
    { path: 'sessions', element: createElement('h1', null, 'All sessions') },
  ],
});
`;

const manifestOf = (area: string) => ({
  id: area,
  name: area,
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['assets/area.js'] } } }],
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
});

export type OtherArea = { readonly area: string; readonly contractVersion: number };

/** Writes an area that no build of ours made: plain modules that keep to the protocol of Module Federation. */
export async function writeCoach(
  dist: string,
  other: OtherArea = { area: 'coach', contractVersion: 1 },
): Promise<string> {
  const { area, contractVersion } = other;
  const facts = { contractVersion, routes: ['', 'sessions'], path: `/${area}`, runsAhead: true };
  const files = {
    'remoteEntry.js': ENTRY,
    'assets/area.js': areaSource(other),
    'mf-manifest.json': JSON.stringify(manifestOf(area)),
    'area.json': JSON.stringify(facts),
    'preload.json': JSON.stringify({ '*': ['remoteEntry.js', 'assets/area.js'] }),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
  return dist;
}
