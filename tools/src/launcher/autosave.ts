import type { Accounts } from './accounts.ts';
import { saveNow } from './saves.ts';
import type { State } from './state.ts';

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
  readonly onProblem: (error: unknown) => void;
};
export type Autosave = {
  /** Waits for a save in progress, then makes a last one. */
  readonly finish: () => Promise<void>;
};

export function startAutosave({ state, hub, accounts, everyMs = EVERY_MS, onProblem }: AutosaveOptions): Autosave {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let finished = false;
  const save = () => {
    underWay = saveNow(state, hub, accounts)
      .catch(onProblem)
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
      await saveNow(state, hub, accounts);
    },
  };
}
