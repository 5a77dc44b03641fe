import { createServer, type Server } from 'node:http';
import {
  type Area,
  type AreaFacts,
  type Environment,
  listedArea,
  newSigningKeys,
  OVERRIDE_PATH,
  signOverride,
} from '@lemma/contract';
import { execa } from 'execa';
import { withAreas } from '../areas.ts';
import { Explained } from '../explained.ts';
import { isFree } from '../launcher/ports.ts';
import { readEnvironment, withEnvironment } from '../release/shell-page.ts';
import { repository } from '../repository.ts';

/** Headers of the shell's site that don't hold here: its policy allows no area from this machine, and its pages change. */
const DROPPED = [
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-security-policy-report-only',
  'integrity-policy',
  'strict-transport-security',
  'transfer-encoding',
];

const HOUR_MS = 3_600_000;
const WORKING_DAY = 8;
/** Milliseconds until a development server has to answer. */
const READY_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 200;

type DevOptions = {
  readonly area: Area;
  readonly facts: AreaFacts;
  /** The address of the running shell. */
  readonly shell: string;
  readonly port: number;
};
type Running = { readonly link: string; readonly stop: () => Promise<void> };

async function freePort(from: number): Promise<number> {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port;
  throw new Explained(`No port from ${from} on is free: name another with --port.`);
}

async function ready(address: string, ended: () => boolean): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until && !ended()) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Explained(`The development server did not begin to answer at ${address}.`);
}

/** Serves the area from source. */
async function serveArea(port: number): Promise<() => Promise<void>> {
  const child = execa('vite', ['--clearScreen', 'false', '--logLevel', 'warn'], {
    cwd: repository,
    localDir: repository,
    preferLocal: true,
    env: { LEMMA_DEV_PORT: String(port) },
    reject: false,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  });
  let hasEnded = false;
  void child.then(() => {
    hasEnded = true;
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await child;
  };
  await ready(`http://localhost:${port}/release.json`, () => hasEnded).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return stop;
}

/** The page of the shell with another environment; other files as they are. */
async function answerOf(address: URL, change: (environment: Environment) => Environment): Promise<Response> {
  const reply = await fetch(address, { redirect: 'manual' });
  const headers = new Headers([...reply.headers].filter(([name]) => !DROPPED.includes(name)));
  if (!reply.headers.get('content-type')?.startsWith('text/html'))
    return new Response(reply.body, { status: reply.status, headers });
  const page = await reply.text();
  const environment = readEnvironment(page);
  const shown = environment === undefined ? page : withEnvironment(page, change(environment));
  return new Response(shown, { status: reply.status, headers });
}

/** A server on this machine that stands before a shell. */
async function serveBefore(
  shell: string,
  port: number,
  change: (environment: Environment) => Environment,
): Promise<Server> {
  const server = createServer((request, response) => {
    const send = async () => {
      const reply = await answerOf(new URL(request.url ?? '/', shell), change);
      const body = Buffer.from(await reply.arrayBuffer());
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(body);
    };
    send().catch((cause: unknown) => response.writeHead(502).end(`${shell} can't be reached: ${cause}`));
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return server;
}

/**
 * Serves an area from source in a running shell: a server on this machine passes the shell on with one change, that
 * links signed for this run alone load the area from here. An area that the shell does not list yet is added to its list.
 */
export async function startBefore({ area, facts, shell, port }: DevOptions): Promise<Running> {
  const [own, sources] = [await freePort(port), await freePort(port + 1)];
  const address = `http://localhost:${sources}`;
  const { privateKey, publicKey } = await newSigningKeys();
  const token = await signOverride(
    { area, address, until: Date.now() + WORKING_DAY * HOUR_MS, by: 'lemma-area dev' },
    privateKey,
  );
  const change = (environment: Environment): Environment => {
    const isListed = listedArea(environment, area) !== undefined;
    const listing = isListed ? environment : withAreas(environment, [{ area, address, keys: [publicKey], facts }]);
    return { ...listing, overrideKey: publicKey };
  };
  const stopArea = await serveArea(sources);
  const server = await serveBefore(shell, own, change);
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await stopArea();
  };
  return { link: `http://localhost:${own}${OVERRIDE_PATH}?to=${encodeURIComponent(facts.path)}#${token}`, stop };
}
