/** Milliseconds after which a page without a heading counts as shown. */
const AT_LATEST_MS = 8000;
/** Milliseconds that a page may be busy after its heading before it counts as calm. */
const BUSY_MS = 1000;

const headingShown = (): Promise<void> =>
  new Promise((resolve) => {
    const isShown = () => document.querySelector('h1') !== null;
    if (isShown()) return resolve();
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => isShown() && end());
    observer.observe(document.documentElement, { childList: true, subtree: true });
    const timer = setTimeout(end, AT_LATEST_MS);
  });

/** Resolves when the browser has nothing more urgent to do. Safari does not tell, so it gets a moment. */
const calm = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: BUSY_MS });
    else setTimeout(resolve, BUSY_MS / 5);
  });

let shown: Promise<void> | undefined;

/** Resolves when the page's first heading is there and painted, for what may come after it. */
export function afterHeading(): Promise<void> {
  shown ??= headingShown().then(calm);
  return shown;
}

/** Milliseconds between two tries to load something, unless the connection comes back earlier. */
const AGAIN_MS = 10_000;

const connected = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    window.addEventListener('online', end, { once: true });
  });

/** Loads something after the page's first heading. Where the connection is lost by then, it is loaded when it is back. */
export async function loadAfterHeading<T>(load: () => Promise<T>): Promise<T> {
  await afterHeading();
  for (;;) {
    try {
      return await load();
    } catch {
      await connected();
    }
  }
}
