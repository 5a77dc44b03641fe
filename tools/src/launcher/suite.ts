import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Explained } from '../explained.ts';
import { inRepository, PROJECT_ID } from '../repository.ts';
import type { Addresses } from './addresses.ts';
import { boundLogs, silenceLogs, turnLog } from './bounded-log.ts';
import type { FirestoreEmulator } from './find-firestore.ts';
import { endProcess, identityOf, type ProcessIdentity } from './processes.ts';
import { requireFunctions } from './require-functions.ts';
import type { State } from './state.ts';

export type SuiteOptions = {
  readonly state: State;
  readonly addresses: Addresses;
  readonly firestore: FirestoreEmulator;
  /** The emulators to start: `auth,functions,firestore,hosting`. */
  readonly only: readonly string[];
  readonly importFrom: string | undefined;
  readonly onStart: (suite: ProcessIdentity) => Promise<void>;
  readonly onProgress: (detail: string) => void;
  readonly interruption?: AbortSignal | undefined;
};
export type Suite = {
  readonly identity: ProcessIdentity;
  /** Resolves when the emulators have ended, whether intended or not. */
  readonly ended: Promise<void>;
  readonly stop: (graceMs?: number) => Promise<void>;
};

const READY = 'All emulators ready';
const READY_WITHIN_MS = 300_000;
const LOOK_EVERY_MS = 150;
const STOP_GRACE_MS = 15_000;
const SHOWN_LOG_LINES = 25;
const PRIVATE_FILE = 0o600;

/**
 * An environment with its own settings folder: firebase-tools finds no sign-in of this machine's user, sends no usage
 * reports, and asks for no news, updates or cloud metadata.
 */
const quietFirebase = ({ state, addresses }: SuiteOptions) => ({
  // Concurrent calls run in separate processes; with the emulator's default of 50, a whole class at once leaves calls
  // unanswered.
  FUNCTIONS_EMULATOR_PARALLEL: '6',
  // In seconds. With the default of ten, a busy machine would continue without any functions.
  FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  ...process.env,
  CI: 'true',
  NO_UPDATE_NOTIFIER: '1',
  METADATA_SERVER_DETECTION: 'none',
  XDG_CONFIG_HOME: join(state.directory, 'firebase-settings'),
  // The functions' processes share the compiled modules.
  NODE_COMPILE_CACHE: join(state.directory, 'compiled'),
  LEMMA_FILES_DIR: state.files,
  // The demonstration's teacher operates its school.
  LEMMA_SCHOOL_OPERATORS: process.env.LEMMA_SCHOOL_OPERATORS ?? 'teacher@lemma.example',
  // The address that links in letters lead to.
  LEMMA_ORIGIN: addresses.shell,
  LEMMA_FUNCTIONS_HOST: addresses.emulators.functions,
});

function commandLine({ state, firestore, only, importFrom }: SuiteOptions): string[] {
  const firebase = inRepository('node_modules/firebase-tools/lib/bin/firebase.js');
  return [
    ...(firestore.kind === 'hidane' ? [firestore.binary, 'exec', '--'] : []),
    ...[process.execPath, firebase, 'emulators:start', '--project', PROJECT_ID, '--config', state.config],
    ...['--only', only.join(',')],
    ...(importFrom === undefined ? [] : ['--import', importFrom]),
  ];
}

const readLog = (state: State): Promise<string> => readFile(state.log, 'utf8').catch(() => '');

const tail = (log: string): string => log.trimEnd().split('\n').slice(-SHOWN_LOG_LINES).join('\n    ');

async function waitUntilReady(
  { state, onProgress, interruption }: SuiteOptions,
  hasEnded: () => boolean,
): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const log = await readLog(state);
    if (log.includes(READY)) break;
    if (interruption?.aborted) throw new Explained('Stopped before it ran.');
    if (hasEnded()) throw new Explained(`The emulators did not start. They said:\n    ${tail(log)}`);
    if (Date.now() > until)
      throw new Explained(
        `The emulators were not ready after ${READY_WITHIN_MS / 1000} s. They said:\n    ${tail(log)}`,
      );
    onProgress(
      log
        .trimEnd()
        .split('\n')
        .at(-1)
        ?.replace(/^\S+\s+/, '') ?? '',
    );
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Starts the emulators in their own process group, so that Ctrl-C reaches only the launcher, which can save first. */
export async function startSuite(options: SuiteOptions): Promise<Suite> {
  const { state } = options;
  const [command = '', ...parameters] = commandLine(options);
  await silenceLogs(state.directory);
  await turnLog(state.log);
  // Appended to, so that it can be emptied while they write.
  const log = await open(state.log, 'a', PRIVATE_FILE);
  const child = spawn(command, parameters, {
    cwd: state.directory,
    env: quietFirebase(options),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  await log.close();
  const mark = child.pid === undefined ? undefined : await identityOf(child.pid);
  if (mark === undefined) throw new Explained(`The emulators could not be started: ${command} did not run.`);
  const bounds = new AbortController();
  const stop = async (graceMs = STOP_GRACE_MS) => {
    bounds.abort();
    await endProcess(mark, { group: true, graceMs });
    await ended;
  };
  try {
    await options.onStart(mark);
    await waitUntilReady(options, () => hasEnded);
    boundLogs(state.log, bounds.signal);
    await requireFunctions(options.addresses.emulators.functions, async () => tail(await readLog(state)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { identity: mark, ended, stop };
}
