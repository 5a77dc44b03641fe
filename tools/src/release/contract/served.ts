import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { type Area, areasOf, type Environment } from '@lemma/contract';
import { readShellHeaders } from '../shell-headers.ts';

/** The answer to a request of the page: a file with its headers, the network, or a refused connection. */
export type Answer =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }
  | 'network'
  | undefined;

/** A deployed or staged shell, with the areas that it uses. */
export type LiveShell = {
  /** The name in messages. */
  readonly name: string;
  readonly address: string;
  readonly environment: Environment;
  readonly answer: (address: URL) => Promise<Answer>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** The path of an address below a base address, without the first slash; undefined if it is not below it. */
export const below = (address: URL, base: string): string | undefined =>
  `${address.origin}${address.pathname}`.startsWith(`${base}/`)
    ? decodeURIComponent(`${address.origin}${address.pathname}`.slice(base.length + 1))
    : undefined;

async function fileAt(folder: string, path: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const inside = normalize(`/${path}`);
  const body = await readFile(join(folder, inside)).catch(() => undefined);
  if (body === undefined) return undefined;
  return { status: 200, headers: { ...headers, 'Content-Type': TYPES[extname(inside)] ?? 'text/plain' }, body };
}

const missing: Answer = {
  status: 404,
  headers: { 'Access-Control-Allow-Origin': '*' },
  body: Buffer.from('not found'),
};

const elsewhere = (sites: string, area: Area): Answer => (existsSync(join(sites, area)) ? missing : 'network');

/** An address that is never requested: everything is answered from the folder. */
const ADDRESS = 'http://shell.localhost';

/**
 * The shell that is staged in a folder of sites, or lies in its archive, with answers as its site would give them. Areas
 * that are not in the folder answer themselves.
 */
export async function folderShell(
  sites: string,
  environment: Environment,
  shell = join(sites, 'shell'),
  name = 'the shell that is served',
): Promise<LiveShell> {
  const [strict] = await readShellHeaders(shell);
  const headers = Object.fromEntries((strict?.headers ?? []).map(({ key, value }) => [key, value]));
  const { areas } = areasOf(environment);
  return {
    name,
    address: ADDRESS,
    environment,
    answer: async (address) => {
      for (const { area, address: base } of areas) {
        const path = below(address, base);
        if (path !== undefined)
          return (
            (await fileAt(join(sites, area), path, { 'Access-Control-Allow-Origin': '*' })) ?? elsewhere(sites, area)
          );
      }
      const path = below(address, ADDRESS);
      if (path === undefined) return undefined;
      const file = path === '' ? undefined : await fileAt(shell, path, headers);
      if (file !== undefined || path.startsWith('assets/')) return file ?? missing;
      // As in firebase.json, but for the pages that the build draws: no area has one.
      return (await fileAt(shell, 'app.html', headers)) ?? fileAt(shell, 'index.html', headers);
    },
  };
}

/** A deployed shell: it and its areas answer by themselves, and requests to anything else are refused. */
export const deployedShell = (address: string, environment: Environment): LiveShell => {
  const origin = new URL(address).origin;
  const sites = areasOf(environment).areas.map((area) => area.address);
  return {
    name: `the shell at ${origin}`,
    address: origin,
    environment,
    answer: async (asked) =>
      [origin, ...sites].some((base) => below(asked, base) !== undefined) ? 'network' : undefined,
  };
};
