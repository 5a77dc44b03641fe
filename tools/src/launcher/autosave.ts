import type { Accounts } from './accounts.ts';
import { saveNow } from './saves.ts';
import type { State } from './state.ts';

/** Pause between two saves. With the seconds that a save takes, nothing older than a minute is lost. */
const EVERY_MS = 30_000;

export type Autosave = {
  /** Waits for a save under way, makes a last one. */
  readonly finish: () => Promise<void>;
};

export function startAutosave(
  state: State,
  hub: string,
  accounts: Accounts,
  onProblem: (error: unknown) => void,
  everyMs = EVERY_MS,
): Autosave {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let finished = false;
  const plan = () => {
    timer = setTimeout(() => {
      underWay = saveNow(state, hub, accounts)
        .catch(onProblem)
        .then(() => {
          if (!finished) plan();
        });
    }, everyMs);
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
