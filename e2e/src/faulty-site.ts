import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/*
 * A site whose answers come over a real connection and into the browser's cache, with the headers of the real ones, and
 * between which and the browser something can go wrong: a proxy, a portal, a bad line, another team's mistake.
 */

type Headers = Readonly<Record<string, string>>;
type Reply = { readonly body: Buffer; readonly headers: Headers };
/** Answers in the place of the site. */
export type Wire = (response: ServerResponse, reply: Reply) => void;

const TYPES: Headers = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
};
const FOREVER: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };
const PAGE = '<!doctype html><html lang="en"><title>Sign in to this network</title><p>Welcome, guest</p></html>';
const DRIP_MS = 1000;

/** The one address that no fault of these is for: where a portal sends people. */
const PORTAL = '/portal';

const slowly = (response: ServerResponse, { body, headers }: Reply): void => {
  response.writeHead(200, { ...headers, 'content-length': body.length });
  let sent = 0;
  const timer = setInterval(() => response.write(body.subarray(sent, ++sent)), DRIP_MS);
  response.on('close', () => clearInterval(timer));
};

/** What can go wrong on the way. */
export const wires = {
  'no answer': () => undefined,
  'a byte a second': slowly,
  'another type': (response, { body, headers }) =>
    response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end(body),
  'no type and no permission': (response, { body }) => response.writeHead(200, FOREVER).end(body),
  'a portal': (response) => response.writeHead(302, { location: PORTAL }).end(),
  'moved to a portal for good': (response) => response.writeHead(301, { ...FOREVER, location: PORTAL }).end(),
  'a page in its place, cached': (response, { headers }) =>
    response.writeHead(200, { ...headers, ...FOREVER, 'content-type': 'text/html' }).end(PAGE),
  '404, cached': (response, { headers }) => response.writeHead(404, { ...headers, ...FOREVER }).end('not found'),
  '503': (response, { headers }) =>
    response.writeHead(503, { ...headers, 'cache-control': 'no-store', 'retry-after': '3600' }).end('busy'),
  'broken off': (response, { body, headers }) => {
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
  },
  reset: (response) => response.destroy(),
  'cut gzip': (response, { body, headers }) => {
    const packed = gzipSync(body);
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length / 2));
  },
  'said to be gzip': (response, { body, headers }) =>
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(body),
  'a part of it': (response, { body, headers }) => {
    const half = body.subarray(0, body.length / 2);
    const range = { 'content-range': `bytes 0-${half.length - 1}/${body.length}`, 'content-length': half.length };
    response.writeHead(206, { ...headers, ...FOREVER, ...range }).end(half);
  },
  'said to have no content': (response, { headers }) => response.writeHead(204, { ...headers, ...FOREVER }).end(),
  'said not to have changed': (response, { headers }) => response.writeHead(304, { ...headers, ...FOREVER }).end(),
  'said to be shorter': (response, { body, headers }) =>
    response.writeHead(200, { ...headers, 'content-length': Math.floor(body.length / 2) }).end(body),
  'permitted twice': (response, { body, headers }) =>
    response.writeHead(200, { ...headers, ...FOREVER, 'access-control-allow-origin': '*, *' }).end(body),
  'rewritten by a proxy': (response, { body, headers }) =>
    response.writeHead(200, headers).end(Buffer.concat([body, Buffer.from('\n/* compressed for you */')])),
} as const satisfies Readonly<Record<string, Wire>>;
export type WireFault = keyof typeof wires;

const fileAt = (folder: string, path: string): Promise<Buffer | undefined> =>
  readFile(join(folder, normalize(`/${path}`))).catch(() => undefined);

type Header = { readonly key: string; readonly value: string };

/** The headers that a staged shell asks its site for; none for another folder. */
async function headersOf(folder: string): Promise<Headers> {
  const text = await readFile(`${folder}.headers.json`, 'utf8').catch(() => '[{"headers":[]}]');
  const [strict]: readonly { readonly headers: readonly Header[] }[] = JSON.parse(text);
  return Object.fromEntries((strict?.headers ?? []).map(({ key, value }) => [key, value]));
}

/** What firebase.json lets the site answer: a shell its page for every address that is no file, an area its files. */
async function answerOf(folder: string, path: string): Promise<Reply | undefined> {
  const name = path === '/' ? 'index.html' : path;
  const body =
    (await fileAt(folder, name)) ??
    (path.startsWith('/assets/') ? undefined : await fileAt(folder, path === '/sign-in' ? 'sign-in.html' : 'app.html'));
  if (body === undefined) return undefined;
  const isFile = /^\/(?:assets|v)\//.test(path);
  const type = TYPES[extname(name)] ?? (extname(name) === '' ? TYPES['.html'] : undefined);
  const headers = {
    ...(await headersOf(folder)),
    ...(isFile ? FOREVER : { 'cache-control': 'no-cache' }),
    ...(type === undefined ? {} : { 'content-type': type }),
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  };
  return { body, headers };
}

export type FaultySite = {
  readonly address: string;
  /** Answers so for each address that ends like this, from now on. @returns the function that ends it. */
  readonly fail: (end: string, wire: Wire) => () => void;
  /** How many requests have met a fault. */
  readonly met: () => number;
  readonly stop: () => Promise<void>;
};

/** Serves a folder as its site would, until something is made to fail. */
export async function serveFaulty(folder: string): Promise<FaultySite> {
  let failing: { readonly end: string; readonly wire: Wire } | undefined;
  let met = 0;
  const server = createServer(async ({ url = '' }, response) => {
    const path = decodeURIComponent(new URL(url, 'http://site').pathname);
    if (path === PORTAL) return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    const reply = await answerOf(folder, path);
    if (failing !== undefined && path.endsWith(failing.end)) {
      met += 1;
      return failing.wire(response, reply ?? { body: Buffer.from(''), headers: {} });
    }
    if (reply === undefined) return response.writeHead(404, { 'access-control-allow-origin': '*' }).end('not found');
    return response.writeHead(200, reply.headers).end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const place = server.address();
  if (typeof place !== 'object' || place === null) throw new Error(`${folder} is not served`);
  return {
    address: `http://127.0.0.1:${place.port}`,
    fail: (end, wire) => {
      failing = { end, wire };
      return () => {
        failing = undefined;
      };
    },
    met: () => met,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
