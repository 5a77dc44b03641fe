const FIRST_PAUSE_MS = 2000;
const LAST_PAUSE_MS = 60_000;

/** What is to be asked for once more: one asking at a time, each pause twice as long as the one before, up to a minute. */
export function laterAndLater(): (ask: () => void) => void {
  let pauseMs = FIRST_PAUSE_MS;
  let pausing = false;
  return (ask) => {
    if (pausing) return;
    pausing = true;
    setTimeout(() => {
      pausing = false;
      ask();
    }, pauseMs);
    pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS);
  };
}
