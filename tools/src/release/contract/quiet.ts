import type { Page } from 'playwright';

/** Nothing of ours on its way and nothing new on the page for this long: what was going to be shown is shown. */
const QUIET_MS = 300;
const MOST_MS = 15_000;
const LOOK_EVERY_MS = 50;

/** Runs in every page before anything else: when its content last changed. */
export const noteChanges = (): void => {
  const note = () => Reflect.set(globalThis, 'contractChangedAt', performance.now());
  note();
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Runs in the page. */
const sinceChange = (): number => performance.now() - Number(Reflect.get(globalThis, 'contractChangedAt'));

/** Follows what the page asks of the shell and the areas. Returns the wait until all of it came and was shown. */
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
