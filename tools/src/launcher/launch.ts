import type { Progress } from '../progress.ts';
import type { Accounts } from './accounts.ts';
import { type Addresses, addressesOf, localEnvironment } from './addresses.ts';
import { startAutosave } from './autosave.ts';
import type { FirestoreEmulator } from './find-firestore.ts';
import { writeFirebaseConfig } from './firebase-config.ts';
import { emulatorPid } from './hub.ts';
import { clearLeftovers } from './leftovers.ts';
import { choosePorts, type PortRequest } from './ports.ts';
import { endProcess, markOf, type ProcessMark, removeRecord, writeRecord } from './processes.ts';
import { removeRunning, writeRunning } from './running-file.ts';
import { latestSave, type Save, saveNow, tidySaves } from './saves.ts';
import { type Builds, stageSites } from './stage.ts';
import { prepareState, resetState, type State } from './state.ts';
import { type Suite, startSuite } from './suite.ts';

export type LaunchOptions = {
  readonly state: State;
  /** The folder that holds one site per hosting target. */
  readonly sites: string;
  readonly builds: Builds;
  readonly ports: PortRequest;
  readonly firestore: FirestoreEmulator;
  /** Makes the demonstration school in empty emulators. */
  readonly seed: (addresses: Addresses) => Promise<Accounts>;
  readonly reset?: boolean;
  readonly saveEveryMs?: number;
  readonly progress: Progress;
  readonly warn: (message: string) => void;
};

export type Launched = {
  readonly addresses: Addresses;
  readonly accounts: Accounts;
  /** Resolves when the emulators ended by themselves. */
  readonly ended: Promise<void>;
  /** Saves and ends everything. */
  readonly stop: () => Promise<void>;
};

async function accountsOf(options: LaunchOptions, save: Save | undefined, addresses: Addresses): Promise<Accounts> {
  if (save !== undefined) return save.accounts;
  const step = options.progress('Making the demonstration school');
  try {
    const accounts = await options.seed(addresses);
    await saveNow(options.state, addresses.emulators.hub, accounts);
    step.done();
    return accounts;
  } catch (error) {
    step.failed();
    throw error;
  }
}

async function startEmulators(options: LaunchOptions, addresses: Addresses, save: Save | undefined) {
  const { state, progress } = options;
  const launcher = await markOf(process.pid);
  if (launcher === undefined) throw new Error('This process cannot be found among the running ones.');
  const record = { launcher, hub: addresses.emulators.hub, shell: addresses.shell };
  const step = progress(save === undefined ? 'Starting the emulators' : 'Starting the emulators with the saved data');
  try {
    const suite = await startSuite(
      {
        state,
        firestore: options.firestore,
        only: ['auth', 'functions', 'firestore', 'hosting'],
        importFrom: save?.folder,
        started: (mark) => writeRecord(state, { ...record, suite: mark }),
      },
      step,
    );
    const pid = await emulatorPid(addresses.emulators.hub, 'firestore');
    const firestore = pid === undefined ? undefined : await markOf(pid);
    await writeRecord(state, { ...record, suite: suite.mark, firestore });
    step.done();
    return { suite, firestore };
  } catch (error) {
    step.failed();
    throw error;
  }
}

async function endEverything(state: State, suite: Suite, firestore: ProcessMark | undefined): Promise<void> {
  await removeRunning(state);
  await suite.stop();
  // Only what firebase-tools could not end itself is still there.
  if (firestore !== undefined) await endProcess(firestore, { group: false, graceMs: 2_000 });
  await removeRecord(state);
}

/** Ends what is left of a killed run and gives the data to go on with, if there is any. */
async function openState(state: State, reset: boolean): Promise<Save | undefined> {
  await prepareState(state);
  await clearLeftovers(state, { keepData: !reset });
  await tidySaves(state);
  const save = reset ? undefined : await latestSave(state);
  if (save === undefined) await resetState(state);
  return save;
}

/** Brings the whole product up on this machine: the one way for `npm start`, `npm run dev` and the tests. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const { state } = options;
  const save = await openState(state, options.reset === true);
  const ports = await choosePorts(options.ports);
  const addresses = addressesOf(ports);
  await writeFirebaseConfig({ state, ports, sites: options.sites, functions: options.builds.functions });
  await stageSites(options.builds, options.sites, localEnvironment(addresses));
  const { suite, firestore } = await startEmulators(options, addresses, save);
  try {
    const accounts = await accountsOf(options, save, addresses);
    const autosave = startAutosave(
      state,
      addresses.emulators.hub,
      accounts,
      (error) => options.warn(`Saving failed, the next try comes soon: ${error}`),
      options.saveEveryMs,
    );
    await writeRunning(state, { ...addresses, accounts });
    const stop = async () => {
      try {
        await autosave.finish();
      } finally {
        await endEverything(state, suite, firestore);
      }
    };
    return { addresses, accounts, ended: suite.ended, stop };
  } catch (error) {
    await endEverything(state, suite, firestore);
    throw error;
  }
}
