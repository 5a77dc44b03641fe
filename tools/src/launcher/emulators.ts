import type { Progress } from '../progress.ts';
import { PROJECT_ID } from '../repository.ts';
import type { Addresses } from './addresses.ts';
import { emulatorPid } from './emulator-pid.ts';
import type { FirestoreEmulator } from './find-firestore.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import type { Ports } from './ports.ts';
import { endProcess, identityOf, isRunning, type ProcessIdentity, removeRecord, writeRecord } from './processes.ts';
import { removeRunning } from './running-file.ts';
import type { State } from './state.ts';
import { startSuite } from './suite.ts';

export type EmulatorOptions = {
  readonly state: State;
  readonly ports: Ports;
  readonly addresses: Addresses;
  /** The folder of sites for the hosting emulator; without it, hosting is not started. */
  readonly sites?: string | undefined;
  /** The built functions. */
  readonly functions: string;
  /** The security rules, if not the repository's own. */
  readonly rules?: string | undefined;
  readonly firestore: FirestoreEmulator;
  /** The save to start from. */
  readonly importFrom?: string | undefined;
  readonly interruption?: AbortSignal | undefined;
  readonly progress: Progress;
};

export type Emulators = {
  /** Resolves when the emulators or one of them have ended, whether intended or not. */
  readonly ended: Promise<void>;
  /**
   * Announces the stop, so that a start in the meantime waits, and removes the file from which scripts learn the
   * addresses.
   */
  readonly announceStop: () => Promise<void>;
  /** Stops them without saving, and kills what has not ended after this time. */
  readonly stop: (graceMs?: number) => Promise<void>;
};

const FIRESTORE_GRACE_MS = 2_000;

/**
 * Reads one document as the owner. After an import the emulator tells its first listener that a document is missing,
 * and milliseconds later that it exists, so the first sign-in would find no profile. An earlier read avoids that.
 */
const wake = (firestore: string): Promise<unknown> =>
  fetch(`http://${firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents/users?pageSize=1`, {
    headers: { authorization: 'Bearer owner' },
  }).then((answer) => answer.text());

const LOOK_EVERY_MS = 500;

/** Resolves when a process has ended. firebase-tools itself goes on without the Firestore emulator. */
function untilGone(mark: ProcessIdentity | undefined): Promise<void> {
  if (mark === undefined) return new Promise(() => undefined);
  return new Promise((resolve) => {
    const timer = setInterval(async () => {
      if (await isRunning(mark)) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY_MS);
    timer.unref();
  });
}

async function run(options: EmulatorOptions, onProgress: (detail: string) => void): Promise<Emulators> {
  const { state, addresses, importFrom } = options;
  const launcher = await identityOf(process.pid);
  if (launcher === undefined) throw new Error('This process cannot be found among the running ones.');
  const record = { launcher, hub: addresses.emulators.hub, shell: addresses.shell };
  const suite = await startSuite({
    state,
    addresses,
    firestore: options.firestore,
    only: ['auth', 'functions', 'firestore', ...(options.sites === undefined ? [] : ['hosting'])],
    importFrom,
    onStart: (mark) => writeRecord(state, { ...record, suite: mark }),
    onProgress,
    interruption: options.interruption,
  });
  if (importFrom !== undefined) await wake(addresses.emulators.firestore);
  const pid = await emulatorPid(addresses.emulators.hub, 'firestore');
  const firestore = pid === undefined ? undefined : await identityOf(pid);
  const whole = { ...record, suite: suite.identity, firestore };
  await writeRecord(state, whole);
  const stop = async (graceMs?: number) => {
    await suite.stop(graceMs);
    // firebase-tools could not end this process itself.
    if (firestore !== undefined) await endProcess(firestore, { group: false, graceMs: FIRESTORE_GRACE_MS });
    await removeRecord(state);
  };
  const announceStop = async () => {
    await removeRunning(state);
    await writeRecord(state, { ...whole, stopping: true });
  };
  return { ended: Promise.race([suite.ended, untilGone(firestore)]), announceStop, stop };
}

/** Starts the emulators of one run, and stores their process ids for the next run. */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { state, ports, sites, functions, rules, importFrom } = options;
  await writeFirebaseConfig({ state, ports, sites, functions, rules });
  const label = importFrom === undefined ? 'Starting the emulators' : 'Starting the emulators with the saved data';
  const step = options.progress(label);
  try {
    const emulators = await run(options, step.update);
    step.done();
    return emulators;
  } catch (error) {
    step.failed();
    throw error;
  }
}
