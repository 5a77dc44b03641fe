import type { Page } from 'playwright';

/** A page counts as complete when it had no request in progress and no change for this long, in milliseconds. */
const QUIET_MS = 300;
const MOST_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** Runs in every page before anything else: records when the content last changed. */
export const noteChanges = (): void => {
  const note = () => Reflect.set(globalThis, 'contractChangedAt', performance.now());
  note();
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Runs in the page: the milliseconds since the last change. */
const sinceChange = (): number => performance.now() - Number(Reflect.get(globalThis, 'contractChangedAt'));

/**
 * Follows the page's requests to the shell and the areas. Returns a function that waits until all of them have ended
 * and their result is shown.
 */
export function followQuiet(page: Page, isOurs: (url: string) => boolean): () => Promise<void> {
  const running = new Set<object>();
  page.on('request', (request) => {
    if (isOurs(request.url())) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return async () => {
    const until = Date.now() + MOST_MS;
    do await page.waitForTimeout(LOOK_EVERY_MS);
    while (Date.now() < until && (running.size > 0 || (await page.evaluate(sinceChange)) < QUIET_MS));
  };
}
