import { Explained } from '../explained.ts';
import { endProcess, isRunning, type ProcessRecord, readRecord, removeRecord } from './processes.ts';
import { removeRunning } from './running-file.ts';
import { latestSave, saveNow } from './saves.ts';
import type { State } from './state.ts';

const GRACE_MS = 8_000;
const LOOK_EVERY_MS = 100;
/** How long to wait for a launcher that was told to stop to say so, in milliseconds. */
const UNTIL_IT_SAYS_SO_MS = 2_000;
const UNTIL_IT_HAS_ENDED_MS = 30_000;

/** The process record of the previous run; waits if that run is just stopping. */
async function settledRecord(state: State): Promise<ProcessRecord | undefined> {
  const since = Date.now();
  for (;;) {
    const record = await readRecord(state);
    if (record === undefined || !(await isRunning(record.launcher))) return readRecord(state);
    const patience = record.stopping ? UNTIL_IT_HAS_ENDED_MS : UNTIL_IT_SAYS_SO_MS;
    if (Date.now() - since > patience) return record;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/**
 * Cleans up after a run that was killed: its emulators still run, with data newer than the last save, so that data is
 * saved and they are ended. A run that is alive is not touched.
 */
export async function clearLeftovers(state: State, { keepData }: { keepData: boolean }): Promise<'none' | 'ended'> {
  const record = await settledRecord(state);
  if (record === undefined) return 'none';
  if (await isRunning(record.launcher))
    throw new Explained(
      `Lemma already runs here: ${record.shell} (process ${record.launcher.pid}).\n` +
        '  Stop that one with Ctrl-C, or start a second one with --data FOLDER and --port N.',
    );
  const { suite, firestore } = record;
  const alive = suite !== undefined && (await isRunning(suite));
  if (alive && keepData) {
    // Before the first save the school may be incomplete, so the next start creates it again.
    const { save } = await latestSave(state);
    if (save !== undefined) await saveNow(state, record.hub, save.accounts).catch(() => undefined);
  }
  if (suite !== undefined && alive) await endProcess(suite, { group: true, graceMs: GRACE_MS });
  if (firestore !== undefined && (await isRunning(firestore)))
    await endProcess(firestore, { group: false, graceMs: 1_000 });
  await removeRunning(state);
  await removeRecord(state);
  return alive ? 'ended' : 'none';
}
