import { access, readdir, readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { publishVariant, releaseOf } from './release-stage.ts';
import { running } from './running.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A mobile network at the edge of its reach. */
const SLOW = { latency: 1500, downloadThroughput: 20_000, uploadThroughput: 10_000 } as const;
const FLAP_MS = 400;
/** Too little for anything to be stored. */
const NO_ROOM = 1;

type End = () => Promise<void>;
type Fault = (page: Page) => Promise<End>;

const emulators = (): ReadonlySet<string> => new Set(Object.values(running().emulators));
const end = (context: BrowserContext): Promise<void> => context.unrouteAll({ behavior: 'ignoreErrors' });

async function slow(page: Page): Promise<End> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  return () => session.detach();
}

async function flapping(page: Page): Promise<End> {
  const context = page.context();
  let goesOn = true;
  const flap = async () => {
    for (let offline = true; goesOn; offline = !offline) {
      await context.setOffline(offline);
      await new Promise((resolve) => setTimeout(resolve, FLAP_MS));
    }
  };
  // A tab that is killed meanwhile fails the change that is under way, and only that.
  const flaps = flap().catch(() => undefined);
  return async () => {
    goesOn = false;
    await flaps;
    await context.setOffline(false);
  };
}

async function everyThirdCallFails(page: Page): Promise<End> {
  let calls = 0;
  await page.context().route(
    (url) => url.host === running().emulators.functions,
    (route) => {
      calls += 1;
      return calls % 3 === 0 ? route.abort('connectionreset') : route.continue();
    },
  );
  return () => end(page.context());
}

/** Calls arrive and are done, but their answers are lost: the page has to send them again. */
async function answersLost(page: Page): Promise<End> {
  await page.context().route(
    (url) => url.host === running().emulators.functions,
    async (route) => {
      // The page may be closed meanwhile.
      await route.fetch().catch(() => undefined);
      await route.abort('connectionreset').catch(() => undefined);
    },
  );
  return () => end(page.context());
}

/** No server of the school accepts a connection; what is open is not cut. */
async function serversGone(page: Page): Promise<End> {
  await page.context().route(
    (url) => emulators().has(url.host),
    (route) => route.abort('connectionrefused'),
  );
  return () => end(page.context());
}

/** The socket of each process that runs functions, by the variables that it was started with. */
async function socketOf(pid: string, folder: string): Promise<string | undefined> {
  const variables = (await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).split('\0');
  if (!variables.includes(`LEMMA_FILES_DIR=${folder}`)) return undefined;
  return variables.find((variable) => variable.startsWith('PORT='))?.slice('PORT='.length);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * The processes in which the functions of this run answer calls. One that is only beginning is none: the emulator does not notice
 * its end, waits for its socket for as long as a machine may take to load functions (two minutes), and starts no other meanwhile.
 */
async function answering(): Promise<number[]> {
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!command.includes('functionsEmulatorRuntime')) continue;
    const socket = await socketOf(pid, process.env.LEMMA_FILES_DIR ?? '');
    if (socket !== undefined && (await exists(socket))) found.push(Number(pid));
  }
  return found;
}

/** Every process that answers calls is killed, in the middle of what it does: once now, and once more at the end. */
async function serverDies(): Promise<End> {
  const kill = async () => {
    for (const pid of await answering())
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
  };
  await kill();
  return kill;
}

/** The process of this run's database. */
async function databases(): Promise<number[]> {
  const port = running().emulators.firestore.split(':').at(-1) ?? '';
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    const isDatabase = command[0]?.endsWith('java') && command[command.indexOf('--port') + 1] === port;
    if (isDatabase) found.push(Number(pid));
  }
  if (found.length === 0) throw new Error('no process of the database');
  return found;
}

/** How many sessions want the database to stand still: it goes on when the last of them has ended. */
let standing = 0;

/** The database answers nobody, and forgets nothing: as between its end and the start of another instance. */
async function databaseStands(): Promise<End> {
  const pids = await databases();
  standing += 1;
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return async () => {
    standing -= 1;
    if (standing === 0) for (const pid of pids) process.kill(pid, 'SIGCONT');
  };
}

let deploys = 0;
let deploying: Promise<unknown> = Promise.resolve();

/** A new version of the students' area is served to everybody. One deploy at a time, as the tool wants it. */
async function deploy(): Promise<End> {
  deploys += 1;
  const name = `deploy ${deploys}`;
  deploying = deploying.then(async () =>
    releaseOf('student')('promote', await publishVariant({ area: 'student', name }), '--despite', 'a test'),
  );
  await deploying;
  return async () => undefined;
}

async function storageFull(page: Page): Promise<End> {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(running().shell);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: NO_ROOM });
  return async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await session.detach();
  };
}

/** Each fault that a page can meet while somebody works on it. It returns the function that ends it. */
export const faults = {
  'network cut': async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  slow,
  flapping,
  'every third call fails': everyThirdCallFails,
  'answers lost': answersLost,
  'servers gone': serversGone,
  'server dies': serverDies,
  'database stands still': databaseStands,
  deploy,
  'storage full': storageFull,
  'no fault': async () => async () => undefined,
} satisfies Readonly<Record<string, Fault>>;
export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults).filter((name): name is FaultName => name in faults);

/** What concerns everybody at once is drawn less often than what concerns one device. */
const OF_EVERYBODY: ReadonlySet<FaultName> = new Set(['server dies', 'database stands still', 'deploy']);
export const drawnFaults: readonly FaultName[] = faultNames.flatMap((name) =>
  Array.from<FaultName>({ length: OF_EVERYBODY.has(name) ? 1 : 4 }).fill(name),
);

/** The clocks of devices, in days from the right time. */
export const CLOCKS = [-1, 0, 0, 1] as const;

/** Sets the clock of every page of a context. */
export const setClock = (context: BrowserContext, days: number): Promise<unknown> =>
  context.addInitScript((shift) => {
    const Real = Date;
    const now = () => Real.now() + shift;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given) => (given.length === 0 ? new target(now()) : Reflect.construct(target, given)),
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, days * DAY_MS);
