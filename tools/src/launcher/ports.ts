import { connect, createServer, type Server } from 'node:net';
import type { Area } from '@lemma/contract';
import { ownAreas } from '../areas.ts';
import { Explained } from '../explained.ts';

export const HOST = '127.0.0.1';
export const DEFAULT_SHELL_PORT = 4300;

/** The emulators whose ports a person may choose; all other ports follow from the shell's. */
export const emulatorNames = ['auth', 'functions', 'firestore', 'hub'] as const;
export type EmulatorName = (typeof emulatorNames)[number];

export type PortRequest = { readonly shell?: number | undefined } & {
  readonly [name in EmulatorName]?: number | undefined;
};
/**
 * firebase-tools needs these too; by itself, it would choose the same ports for two runs that start at the same moment.
 */
const innerNames = ['logging', 'eventarc', 'tasks', 'websocket'] as const;
type InnerName = (typeof innerNames)[number];

export type Ports = { readonly shell: number; readonly areas: Readonly<Record<Area, number>> } & Readonly<
  Record<EmulatorName | InnerName, number>
>;

/** The port at which firebase-tools serves the second hosting site, as a distance from the first; the next follow. */
const FIRST_AREA_OFFSET = 5;
const OFFSETS = {
  ...{ auth: 10, functions: 11, firestore: 12, hub: 13 },
  ...{ logging: 14, eventarc: 15, tasks: 16, websocket: 17 },
} as const satisfies Record<EmulatorName | InnerName, number>;
export const HIGHEST_PORT = 65_535;
/** A port that firebase-tools never gives to a site. */
const FUNCTIONS_DEFAULT_PORT = 5001;
/** Ports above 1023 that no browser and no `fetch` connects to: https://fetch.spec.whatwg.org/#port-blocking. */
const BLOCKED: ReadonlySet<number> = new Set([
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080],
]);

const listens = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** A server that keeps a port from others; undefined if the port is taken. */
const bind = (port: number, host: string): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ host, port }, () => resolve(server));
  });

export const giveBack = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

/** Checked both ways, because on some systems a second program can bind a port that is in use on all interfaces. */
export async function takePort(port: number, host = HOST): Promise<Server | undefined> {
  return (await listens(port, host)) ? undefined : bind(port, host);
}

export async function isFree(port: number): Promise<boolean> {
  if (BLOCKED.has(port)) return false;
  const server = await takePort(port);
  if (server !== undefined) await giveBack(server);
  return server !== undefined;
}

/** The port of an area, whether the emulator serves it or Vite. */
export const areaPort = (shell: number, area: Area): number => shell + FIRST_AREA_OFFSET + ownAreas.indexOf(area);

const areaPorts = (shell: number) => ownAreas.map((area) => ({ area, port: areaPort(shell, area) }));

/** The ports of the shell and of all areas. */
export const sitePorts = (shell: number): readonly number[] => [shell, ...areaPorts(shell).map(({ port }) => port)];

/** Whether a site may have this port at all. */
export const canServe = (port: number): boolean =>
  port !== FUNCTIONS_DEFAULT_PORT && !BLOCKED.has(port) && port <= HIGHEST_PORT;

async function checkSites(shell: number): Promise<void> {
  const wanted = [
    { area: 'the shell', port: shell },
    ...areaPorts(shell).map((entry) => ({ ...entry, area: `the ${entry.area} area` })),
  ];
  for (const { area, port } of wanted) {
    if (!canServe(port))
      throw new Explained(`Port ${port}, meant for ${area}, cannot be used. Choose another with --port.`);
    if (!(await isFree(port)))
      throw new Explained(
        `Port ${port}, meant for ${area}, is in use by another program.\n` +
          '  Choose others with --port N: the shell takes N, the areas N+5 and those after it.',
      );
  }
}

async function nextFree(name: string, first: number, taken: ReadonlySet<number>): Promise<number> {
  for (let port = first; port <= HIGHEST_PORT; port += 1) if (!taken.has(port) && (await isFree(port))) return port;
  throw new Explained(`No free port above ${first} for the ${name} emulator. Move everything with --port N.`);
}

async function asAsked(name: EmulatorName, port: number, taken: ReadonlySet<number>): Promise<number> {
  if (!taken.has(port) && (await isFree(port))) return port;
  throw new Explained(
    `Port ${port}, meant for the ${name} emulator, is in use. Choose another with --${name}-port, or leave the option out.`,
  );
}

/**
 * Chooses the ports of a run. People bookmark the sites, so a taken site port is an error, unless this run itself reserved
 * the sites' ports; an emulator moves to the next free port unless its port was requested.
 */
export async function choosePorts(request: PortRequest, sitesAreReserved = false): Promise<Ports> {
  const shell = request.shell ?? DEFAULT_SHELL_PORT;
  if (!sitesAreReserved) await checkSites(shell);
  const sites = Object.fromEntries(areaPorts(shell).map(({ area, port }) => [area, port]));
  const taken = new Set<number>([shell, ...Object.values(sites)]);
  const chosen = { auth: 0, functions: 0, firestore: 0, hub: 0, logging: 0, eventarc: 0, tasks: 0, websocket: 0 };
  const give = (name: keyof typeof chosen, port: number) => {
    chosen[name] = port;
    taken.add(port);
  };
  // Requested ports come first, so that no other emulator moves onto them.
  for (const name of emulatorNames) {
    const asked = request[name];
    if (asked !== undefined) give(name, await asAsked(name, asked, taken));
  }
  for (const name of [...emulatorNames, ...innerNames])
    if (chosen[name] === 0) give(name, await nextFree(name, shell + OFFSETS[name], taken));
  return { shell, areas: sites, ...chosen };
}

const LOWEST_RANDOM = 20_000;
const RANDOM_SPAN = 12_000; // below the range that systems use for outgoing connections

/** A random shell port whose neighbors are free too, for a run beside others. */
export async function freeShellPort(): Promise<number> {
  for (;;) {
    const shell = LOWEST_RANDOM + Math.floor(Math.random() * RANDOM_SPAN);
    const free = await Promise.all(sitePorts(shell).map(isFree));
    if (free.every(Boolean)) return shell;
  }
}
