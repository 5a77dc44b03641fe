import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '../progress.ts';
import { makeSigningKey } from '../release/signing-key.ts';
import { type Addresses, addressesOf, localEnvironment } from './addresses.ts';
import { startEmulators } from './emulators.ts';
import { findFirestore } from './find-firestore.ts';
import type { Seed } from './launch.ts';
import { choosePorts, freeShellPort } from './ports.ts';
import { writeRunning } from './running-file.ts';
import { type Builds, stageSites } from './stage.ts';
import { prepareState, type State, stateIn } from './state.ts';

export type ThrowawayOptions = {
  readonly builds: Builds;
  /** Whether to serve the shell and the areas too. */
  readonly sites: boolean;
  readonly seed?: Seed | undefined;
  readonly interruption?: AbortSignal | undefined;
  readonly progress: Progress;
};
export type Throwaway = {
  readonly state: State;
  readonly addresses: Addresses;
  /** The folder of the sites, if they are served. */
  readonly sites: string | undefined;
  /** The private key file for override links that this shell accepts. */
  readonly overrideKey: string;
  /** Stops everything and deletes all data. */
  readonly stop: () => Promise<void>;
};

/** Starts the product in a new folder on free ports, for one test run: nothing is restored and nothing is saved. */
export async function startThrowaway({
  builds,
  sites,
  seed,
  interruption,
  progress,
}: ThrowawayOptions): Promise<Throwaway> {
  const folder = await mkdtemp(join(tmpdir(), 'lemma-'));
  const state = stateIn(join(folder, 'state'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // Builds here and not in the callers, because a forgotten build would be noticed only in a new clone.
    await builds.build?.(progress, sites ? undefined : 'functions');
    await prepareState(state);
    const ports = await choosePorts({ shell: await freeShellPort() });
    const addresses = addressesOf(ports);
    const siteFolder = sites ? join(folder, 'sites') : undefined;
    const overrideKeyFile = join(folder, 'override.key');
    const overrideKey = await makeSigningKey(overrideKeyFile);
    if (siteFolder !== undefined) await stageSites(builds, siteFolder, { ...localEnvironment(addresses), overrideKey });
    const firestore = await findFirestore(progress);
    const emulators = await startEmulators({
      ...{ state, ports, addresses, firestore, interruption, progress },
      sites: siteFolder,
      functions: builds.functions,
      rules: builds.rules,
    });
    const stop = () => emulators.stop().finally(remove);
    try {
      await writeRunning(state, { ...addresses, accounts: await seed?.(addresses, state) });
      return { state, addresses, sites: siteFolder, overrideKey: overrideKeyFile, stop };
    } catch (error) {
      await emulators.stop();
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}
