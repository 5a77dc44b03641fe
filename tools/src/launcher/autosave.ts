import type { Accounts } from './accounts.ts';
import { saveNow } from './saves.ts';
import type { State } from './state.ts';

/** Pause between two saves. With the seconds that a save takes, nothing older than a minute is lost. */
const EVERY_MS = 30_000;

export type AutosaveOptions = {
  readonly state: State;
  readonly hub: string;
  readonly accounts: Accounts;
  readonly everyMs?: number | undefined;
  readonly onProblem: (error: unknown) => void;
};
export type Autosave = {
  /** Waits for a save under way, then makes the last one. */
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
