import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Everything that a run stores on disk, in one folder. */
export type State = {
  readonly directory: string;
  /** One folder per save; names sort by time. */
  readonly saves: string;
  /** Uploaded files, written by the functions. */
  readonly files: string;
  /** The firebase configuration of this run, with its ports. */
  readonly config: string;
  /** Addresses and demonstration accounts of the running product, for scripts. */
  readonly running: string;
  /** The processes of this run, so that the next one can end them after a hard kill. */
  readonly processes: string;
  /** What the emulators print. */
  readonly log: string;
};

export const stateIn = (directory: string): State => ({
  directory,
  saves: join(directory, 'saves'),
  files: join(directory, 'files'),
  config: join(directory, 'firebase.json'),
  running: join(directory, 'running.json'),
  processes: join(directory, 'processes.json'),
  log: join(directory, 'emulators.log'),
});

/** Only the person who runs it may look inside: it is children's data. */
const PRIVATE = 0o700;

export async function prepareState(state: State): Promise<void> {
  for (const folder of [state.directory, state.saves, state.files]) {
    await mkdir(folder, { recursive: true, mode: PRIVATE });
    await chmod(folder, PRIVATE); // one that was there before
  }
}

/** Deletes the data of all earlier runs. */
export async function resetState(state: State): Promise<void> {
  await rm(state.saves, { recursive: true, force: true });
  await rm(state.files, { recursive: true, force: true });
  await prepareState(state);
}

/** Replaces the file in one step: a reader sees the old or the new content, never a part. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, content);
  await rename(draft, path);
}
