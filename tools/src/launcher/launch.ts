import { Explained } from '../explained.ts';
import type { Progress } from '../progress.ts';
import type { Accounts } from './accounts.ts';
import { type Addresses, addressesOf, localEnvironment } from './addresses.ts';
import { startAutosave } from './autosave.ts';
import { explainingDisk, requireRoom } from './disk-fault.ts';
import { startEmulators } from './emulators.ts';
import type { FirestoreEmulator } from './find-firestore.ts';
import { unlessInterrupted } from './interruption.ts';
import { clearLeftovers } from './leftovers.ts';
import { choosePorts, type PortRequest } from './ports.ts';
import { restartWhenGone } from './restart-when-gone.ts';
import { writeRunning } from './running-file.ts';
import { latestSave, type Save, saveNow, setAside, tidySaves } from './saves.ts';
import { type Builds, stageSites } from './stage.ts';
import { prepareState, resetState, type State } from './state.ts';
import { timeOf } from './time-of.ts';

/** Fills empty emulators. @returns as whom one can sign in. */
export type Seed = (addresses: Addresses, state: State) => Promise<Accounts>;

export type LaunchOptions = {
  readonly state: State;
  readonly builds: Builds;
  /** The folder with one site per hosting target; without it, the sites are served by somebody else. */
  readonly sites?: string | undefined;
  /** The addresses of shell and areas when somebody else serves them, who reserves their ports. */
  readonly served?: Pick<Addresses, 'shell' | 'areas'>;
  readonly ports: PortRequest;
  /** Prepares what may take minutes (builds, the emulator), after it is certain that this run may start. */
  readonly makeReady: () => Promise<FirestoreEmulator>;
  /**
   * Prepares the demonstration school while the emulators start, and returns what writes it into them; not called when
   * there is a save. Left out: the school stays empty.
   */
  readonly prepareSeed?: ((...where: Parameters<Seed>) => Promise<() => Promise<Accounts>>) | undefined;
  readonly reset?: boolean;
  readonly saveEveryMs?: number | undefined;
  /** Aborted when a person asks to stop, at any point. */
  readonly interruption: AbortSignal;
  readonly progress: Progress;
  readonly warn: (message: string) => void;
};

export type Launched = {
  readonly addresses: Addresses;
  /** Missing if no demonstration school was created. */
  readonly accounts: Accounts | undefined;
  /** Resolves when the emulators have ended by themselves, and starting them again did not help. */
  readonly ended: Promise<void>;
  /** Saves and stops everything. */
  readonly stop: () => Promise<void>;
};

/** The newest save that can be used. Damaged ones are reported and set aside. @throws Explained if all are damaged. */
async function usableSave(state: State, warn: (message: string) => void): Promise<Save | undefined> {
  const { save, damaged } = await latestSave(state);
  if (damaged.length === 0) return save;
  const list = damaged.map(({ at, why }) => `  · the save of ${timeOf(at)} is damaged: ${why}`).join('\n');
  if (save === undefined)
    throw new Explained(
      `None of the saves in ${state.saves} can be used:\n${list}\n` +
        '  Put a copy of that folder in its place, or begin with a new school: npm start -- --reset',
    );
  warn(`Going on from the save of ${timeOf(save.at)}, because\n${list}\n  What was done in between is lost.`);
  await setAside(state, damaged);
  return save;
}

/** Ends what is left of a killed run and returns the newest save, if there is one. */
async function openState(state: State, reset: boolean, warn: (message: string) => void): Promise<Save | undefined> {
  await prepareState(state);
  await clearLeftovers(state, { keepData: !reset });
  await tidySaves(state);
  const save = reset ? undefined : await usableSave(state, warn);
  if (save === undefined) await resetState(state);
  await requireRoom(state.directory);
  return save;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function makeSchool(
  { state, interruption, progress }: LaunchOptions,
  addresses: Addresses,
  prepared: Promise<() => Promise<Accounts>> | undefined,
): Promise<Accounts | undefined> {
  if (prepared === undefined) return undefined;
  const step = progress('Opening the demonstration school');
  try {
    const begun = performance.now();
    const seed = await unlessInterrupted(interruption, prepared);
    const ready = performance.now();
    const accounts = await unlessInterrupted(interruption, seed());
    await saveNow(state, addresses.emulators.hub, accounts);
    step.done(`(waited for it ${seconds(ready - begun)}, loaded it in ${seconds(performance.now() - ready)})`);
    return accounts;
  } catch (error) {
    step.failed();
    throw error;
  }
}

/** Starts the whole product on this machine and saves its data: `npm start` and `npm run dev`. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const { state, builds, sites, interruption, progress, warn } = options;
  const save = await explainingDisk(state.directory, openState(state, options.reset === true, warn));
  const ports = await choosePorts(options.ports, options.served !== undefined);
  const addresses = { ...addressesOf(ports), ...options.served };
  const firestore = await unlessInterrupted(interruption, options.makeReady());
  if (sites !== undefined) await explainingDisk(sites, stageSites(builds, sites, localEnvironment(addresses)));
  const prepared = save === undefined ? options.prepareSeed?.(addresses, state) : undefined;
  // A failure is reported when the school is opened; until then it must not end this process.
  prepared?.catch(() => undefined);
  const start = (from: Save | undefined) =>
    startEmulators({
      ...{ state, ports, addresses, sites, firestore, interruption, progress },
      functions: builds.functions,
      importFrom: from?.folder,
    });
  const emulators = await start(save);
  try {
    const accounts = save === undefined ? await makeSchool(options, addresses, prepared) : save.accounts;
    await writeRunning(state, { ...addresses, accounts });
    const { hub } = addresses.emulators;
    const watched = restartWhenGone({
      ...{ first: emulators, start, interruption, warn },
      newest: () => usableSave(state, warn),
      autosave: () => startAutosave({ state, accounts, hub, everyMs: options.saveEveryMs, warn }),
    });
    return { addresses, accounts, ...watched };
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}
