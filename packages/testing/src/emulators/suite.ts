import { copyFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_PROJECT } from '../project.ts';
import { schoolOperators } from '../school-operators.ts';
import { schoolProvider } from '../school-provider.ts';
import { findHidane } from './find-hidane.ts';
import { freePort } from './free-port.ts';
import { hideAccounts } from './hide-accounts.ts';
import { startProcess } from './start-process.ts';

const HOST = '127.0.0.1';

const repository = fileURLToPath(new URL('../../../..', import.meta.url));

/** The `host:port` of each emulator. */
export type Hosts = { readonly auth: string; readonly firestore: string; readonly functions: string };
/**
 * `files`: the folder in which the functions store files.
 * `issuer`: the address at which a test may start a school's OpenID Connect provider, which the functions know.
 */
export type Suite = {
  readonly hosts: Hosts;
  readonly files: string;
  readonly issuer: string;
  readonly stop: () => Promise<void>;
};

/**
 * How many calls the functions emulator runs at once. Each new one starts a process, and with the emulator's own limit
 * of 50, a whole class calling at once would slow it down so much that some calls are never answered. At most two of
 * these update summaries and insight, and mostly wait.
 */
const CALLS_AT_ONCE = '6';

const emulatorNames = ['auth', 'firestore', 'functions', 'hub', 'logging', 'eventarc', 'tasks', 'websocket'] as const;

async function choosePorts() {
  const ports = new Set<number>();
  while (ports.size < emulatorNames.length) ports.add(await freePort());
  const [auth = 0, firestore = 0, functions = 0, hub = 0, logging = 0, eventarc = 0, tasks = 0, websocket = 0] = ports;
  return { auth, firestore, functions, hub, logging, eventarc, tasks, websocket };
}

/** firebase-tools resolves paths from its configuration file, and reads rules only inside that folder. */
async function writeConfig(folder: string, ports: Awaited<ReturnType<typeof choosePorts>>): Promise<string> {
  const at = (port: number) => ({ host: HOST, port });
  const { auth, functions, firestore, hub, logging, eventarc, tasks, websocket } = ports;
  const config = {
    firestore: { rules: 'firestore.rules' },
    functions: [{ source: 'functions', codebase: 'lemma', runtime: 'nodejs24' }],
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      auth: at(auth),
      functions: at(functions),
      firestore: { ...at(firestore), websocketPort: websocket },
      hub: at(hub),
      logging: at(logging),
      eventarc: at(eventarc),
      tasks: at(tasks),
    },
  };
  // A copy, because a build during the tests would make the emulator drop running calls.
  await cp(join(repository, 'functions', 'dist'), join(folder, 'functions'), { recursive: true });
  await copyFile(join(repository, 'firestore.rules'), join(folder, 'firestore.rules'));
  const file = join(folder, 'firebase.json');
  await writeFile(file, JSON.stringify(config));
  return file;
}

/** Starts empty auth, functions (as built in functions/dist) and Firestore emulators on free ports. */
export async function startSuite(): Promise<Suite> {
  const reports = join(repository, 'functions', '.reports');
  await mkdir(reports, { recursive: true });
  const folder = await mkdtemp(join(reports, 'emulators-'));
  const files = await mkdtemp(join(tmpdir(), 'lemma-files-'));
  const remove = () => Promise.all([folder, files].map((path) => rm(path, { recursive: true, force: true })));
  const ports = await choosePorts();
  const issuer = `http://${HOST}:${await freePort()}`;
  const config = await writeConfig(folder, ports);
  const firebase = join(repository, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const start = [
    'emulators:start',
    '--project',
    TEST_PROJECT,
    '--config',
    config,
    '--only',
    'auth,functions,firestore',
  ];
  try {
    const running = await startProcess(findHidane(), ['exec', '--', process.execPath, firebase, ...start], {
      cwd: folder,
      env: {
        ...process.env,
        CI: 'true',
        NO_UPDATE_NOTIFIER: '1',
        METADATA_SERVER_DETECTION: 'none',
        FUNCTIONS_EMULATOR_PARALLEL: CALLS_AT_ONCE,
        // In seconds. With the default of ten, a busy machine would start without any function.
        FUNCTIONS_DISCOVERY_TIMEOUT: '120',
        // Each function is a separate process that loads the same modules. With compiled code cached, a start takes a
        // quarter less time.
        NODE_COMPILE_CACHE: join(reports, 'compiled'),
        LEMMA_FILES_DIR: files,
        LEMMA_SCHOOL_OPERATORS: schoolOperators.join(','),
        LEMMA_SCHOOL_PROVIDERS: JSON.stringify([schoolProvider(issuer)]),
      },
      ready: /All emulators ready/,
      // Finding the functions alone may take two minutes of it.
      withinMs: 300_000,
    });
    const hosts = {
      auth: `${HOST}:${ports.auth}`,
      firestore: `${HOST}:${ports.firestore}`,
      functions: `${HOST}:${ports.functions}`,
    };
    const stop = () => running.stop().finally(remove);
    await hideAccounts(hosts.auth, TEST_PROJECT).catch(async (error: unknown) => {
      await stop();
      throw error;
    });
    return { hosts, files, issuer, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Starts Firestore alone, for tests of the rules. */
export async function startFirestore(): Promise<{ readonly host: string; readonly stop: () => Promise<void> }> {
  const port = await freePort();
  const parameters = ['--host', HOST, '--port', String(port)];
  const running = await startProcess(findHidane(), parameters, {
    ready: /running|listening|Dev App Server/i,
    withinMs: 10_000,
  });
  return { host: `${HOST}:${port}`, stop: running.stop };
}
