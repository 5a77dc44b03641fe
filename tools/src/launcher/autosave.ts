import { Explained } from '../explained.ts';
import type { Accounts } from './accounts.ts';
import { whyNotWritable } from './disk-fault.ts';
import { latestSave, saveNow } from './saves.ts';
import type { State } from './state.ts';
import { timeOf } from './time-of.ts';

/**
 * The pause between two saves, in milliseconds. Together with the duration of a save, at most one minute of data can be
 * lost.
 */
const EVERY_MS = 30_000;

export type AutosaveOptions = {
  readonly state: State;
  readonly hub: string;
  readonly accounts: Accounts | undefined;
  readonly everyMs?: number | undefined;
  /** Called with a sentence when saving begins to fail, and when it works again. */
  readonly warn: (sentence: string) => void;
};
export type Autosave = {
  /** Waits for a save in progress, then makes a last one. */
  readonly finish: () => Promise<void>;
  /** Ends without a save, because the emulators are gone. */
  readonly abandon: () => void;
};

/** Why a save failed, what is kept, and what comes next. */
async function whyNotSaved(state: State, error: unknown): Promise<string> {
  const why = (await whyNotWritable(state.directory)) ?? (error instanceof Error ? error.message : String(error));
  const { save } = await latestSave(state);
  const rest = save === undefined ? 'There is no save yet.' : `The save of ${timeOf(save.at)} is there.`;
  return `Saving failed: ${why}\n  ${rest} The next try comes in half a minute, and at the end.`;
}

export function startAutosave({ state, hub, accounts, everyMs = EVERY_MS, warn }: AutosaveOptions): Autosave {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let finished = false;
  let said: string | undefined;
  const say = (problem: string | undefined) => {
    if (finished || problem === said) return;
    said = problem;
    warn(problem ?? 'Saving works again.');
  };
  const save = () => {
    underWay = saveNow(state, hub, accounts)
      .then(
        () => say(undefined),
        async (error: unknown) => say(await whyNotSaved(state, error)),
      )
      .then(() => {
        if (!finished) plan();
      });
  };
  const plan = () => {
    timer = setTimeout(save, everyMs);
  };
  plan();
  return {
    finish: async () => {
      finished = true;
      clearTimeout(timer);
      await underWay;
      await saveNow(state, hub, accounts).catch(async (error: unknown) => {
        throw new Explained(await whyNotSaved(state, error));
      });
    },
    abandon: () => {
      finished = true;
      clearTimeout(timer);
    },
  };
}
