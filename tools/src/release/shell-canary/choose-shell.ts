/** The shell that everybody is served, and the one on trial. */
export type Choice = {
  readonly current: string;
  readonly canary: { readonly version: string; readonly share: number; readonly classes: readonly string[] };
};

/**
 * Whether this device opens the shell on trial: if its last sign-in got a seat in it (shell/src/app/shell-canary.ts), and
 * it has not failed here. If it does not start, the device goes back to the served one by itself and remembers to tell.
 *
 * The function is copied into the page as text, so it uses nothing from outside and must run in every browser.
 */
export function chooseShell({ current, canary }: Choice): boolean {
  const [SEAT, FAILED, MOST_MS] = ['lemma.shell', 'lemma.shell-failed', 20_000];
  const isWaiting = () => document.querySelector('[data-wait]') !== null;
  let running = current;
  const fail = () => {
    if (!isWaiting() || !navigator.onLine || localStorage.getItem(FAILED)?.startsWith(canary.version)) return;
    localStorage.removeItem(SEAT);
    localStorage.setItem(FAILED, canary.version);
    location.reload();
  };
  try {
    if (localStorage.getItem(SEAT) === canary.version) running = canary.version;
  } catch {
    // Storage is blocked: this device opens what everybody is served.
  }
  Reflect.set(globalThis, Symbol.for('lemma.shell'), { running, canary });
  if (running === current) return false;
  // Not of files that are fetched ahead, which may be an area's.
  addEventListener('error', fail);
  addEventListener('unhandledrejection', fail);
  setTimeout(fail, MOST_MS);
  return true;
}
