import { Explained } from '../explained.ts';
import { endProcess, isRunning, type ProcessRecord, readRecord, removeRecord } from './processes.ts';
import { removeRunning } from './running-file.ts';
import { latestSave, saveNow } from './saves.ts';
import type { State } from './state.ts';

const GRACE_MS = 8_000;
const LOOK_EVERY_MS = 100;
/** Until a launcher that was told to end says so. */
const UNTIL_IT_SAYS_SO_MS = 2_000;
const UNTIL_IT_HAS_ENDED_MS = 30_000;

/** The record of the run before, after a run that is just ending has ended. */
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
 * A run that was killed hard leaves its emulators behind, with data newer than its last save: that data is saved, then
 * they are ended. A run that is alive is left alone.
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
    // Before its first save a school is half sown: the next start sows it anew.
    const save = await latestSave(state);
    if (save !== undefined) await saveNow(state, record.hub, save.accounts).catch(() => undefined);
  }
  if (suite !== undefined && alive) await endProcess(suite, { group: true, graceMs: GRACE_MS });
  if (firestore !== undefined && (await isRunning(firestore)))
    await endProcess(firestore, { group: false, graceMs: 1_000 });
  await removeRunning(state);
  await removeRecord(state);
  return alive ? 'ended' : 'none';
}
