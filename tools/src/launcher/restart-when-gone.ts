import { Explained } from '../explained.ts';
import type { Autosave } from './autosave.ts';
import type { Emulators } from './emulators.ts';
import type { Save } from './saves.ts';
import { timeOf } from './time-of.ts';

/** Emulators that end this often within this time end again: then a person has to look. */
const MOST_RESTARTS = 3;
const WITHIN_MS = 10 * 60_000;
/** Whoever calls meanwhile waits for a database that is gone, until the process that took the call has ended. */
const GRACE_MS = 1_000;

export type RestartOptions = {
  readonly first: Emulators;
  /** Starts emulators on the same addresses. */
  readonly start: (save: Save | undefined) => Promise<Emulators>;
  /** The newest save that can be used. */
  readonly newest: () => Promise<Save | undefined>;
  readonly autosave: () => Autosave;
  readonly interruption: AbortSignal;
  readonly warn: (message: string) => void;
};

export type Restarted = {
  /** Resolves when the emulators have ended by themselves and stay so. */
  readonly ended: Promise<void>;
  /** Stops them after a last save. */
  readonly stop: () => Promise<void>;
};

const lossOf = (save: Save | undefined, now: number): string =>
  save === undefined
    ? 'There is no save yet, so that they begin empty.'
    : `They go on from the save of ${timeOf(save.at)}; what was done in the ${Math.round((now - save.at) / 1000)} s since is lost.`;

/**
 * Starts the emulators again with the newest save when they end by themselves, whole or in part: without the database
 * every call would wait for it in vain.
 */
export function restartWhenGone(options: RestartOptions): Restarted {
  const { start, newest, interruption, warn } = options;
  let current: Emulators | undefined = options.first;
  let autosave = options.autosave();
  let stopping = false;
  const restarts: number[] = [];

  async function restart(): Promise<boolean> {
    const now = Date.now();
    autosave.abandon();
    await current?.stop(GRACE_MS);
    current = undefined;
    if (restarts.filter((at) => at > now - WITHIN_MS).length >= MOST_RESTARTS) return false;
    restarts.push(now);
    const save = await newest();
    warn(`The emulators ended by themselves and are started again. ${lossOf(save, now)}`);
    current = await start(save);
    autosave = options.autosave();
    warn('They run again, at the same addresses.');
    return true;
  }

  async function watch(): Promise<void> {
    for (;;) {
      await current?.ended;
      if (stopping || interruption.aborted) return;
      try {
        if (!(await restart())) return;
      } catch (error) {
        if (stopping || interruption.aborted) return;
        warn(error instanceof Explained ? error.message : `They did not start again: ${error}`);
        return;
      }
    }
  }

  const watched = watch();
  const stop = async () => {
    stopping = true;
    // A restart is under way, or they have ended for good: there is nothing newer than the last save.
    if (current === undefined) return watched;
    await current.announceStop();
    await autosave.finish().finally(() => current?.stop());
  };
  return { ended: watched, stop };
}
