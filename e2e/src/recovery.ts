import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from './journey.ts';

/** In milliseconds: twice the eight seconds after which a hanging request is given up, plus the page's own start. */
const SAID_WITHIN_MS = 25_000;
const MENDED_WITHIN_MS = 30_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const retry = (page: Page) => page.getByRole('button', { name: /Try again|Reload/ }).first();
const fault = (page: Page) => page.getByRole('alert').first();
/** A page that the build has drawn shows its heading before any of our code runs. */
const onlyDrawn = (page: Page) => page.locator('#root[data-drawn]');

/** Whether each style sheet of the page was applied. */
const isDressed = (page: Page) =>
  page
    .evaluate(() => {
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
      // One that came as another type is there as well, and empty.
      return links.length > 0 && [...links].every(({ sheet }) => (sheet?.cssRules.length ?? 0) > 0);
    })
    // The page is being loaded anew.
    .catch(() => false);

/** Whether the requested page is shown and can be used, without an error message. */
const isShown = async (page: Page): Promise<boolean> =>
  (await heading(page).isVisible()) && !(await fault(page).isVisible()) && !(await onlyDrawn(page).isVisible());
/** The same, as it was made to look. */
export const isRight = async (page: Page): Promise<boolean> => (await isShown(page)) && isDressed(page);

/** How many rules its style sheets have: fewer where one was cut. One that failed is there beside the one that came later. */
const rulesIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const rules = new Map<string, number>();
    for (const sheet of document.styleSheets) {
      const href = sheet.href ?? '';
      try {
        rules.set(href, Math.max(rules.get(href) ?? 0, sheet.cssRules.length));
      } catch {
        // What did not come cannot be read.
      }
    }
    rules.delete('');
    const mended = document.adoptedStyleSheets.map(({ cssRules }) => cssRules.length);
    return [...rules.values(), ...mended].reduce((sum, each) => sum + each, 0);
  });

/** Either the page or an error with a way to continue: never an empty page, never "Loading..." forever. */
export const saysWhatIs = (page: Page, within = SAID_WITHIN_MS): Promise<void> =>
  expect.poll(async () => (await isShown(page)) || retry(page).isVisible(), { timeout: within }).toBe(true);

/** Waits for the page, in a tab that does what its person can: press "Try again". */
export const isMended = (page: Page): Promise<void> =>
  expect(async () => {
    if (!(await isShown(page)) && (await retry(page).isVisible())) await retry(page).click();
    await expect.poll(() => isRight(page), { timeout: 12_000 }).toBe(true);
  }).toPass({ timeout: MENDED_WITHIN_MS });

export const saysFault = (page: Page): Promise<void> => expect(fault(page)).toBeVisible({ timeout: SAID_WITHIN_MS });

/** Nothing of a fault that has ended is left: in the tab that met it, after a reload, and in another tab with its cache. */
export async function recovers(context: BrowserContext, page: Page, address: string): Promise<void> {
  await test.step('the same tab', () => isMended(page));
  await test.step('the same tab after a reload', async () => {
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => isRight(page), { timeout: MENDED_WITHIN_MS }).toBe(true);
  });
  await test.step('another tab with the same cache', async () => {
    const other = await context.newPage();
    await other.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => isRight(other), { timeout: MENDED_WITHIN_MS }).toBe(true);
  });
}

/** Its style sheets are whole: the page has as many rules as one that met no fault. */
export async function looksWhole(context: BrowserContext, page: Page, address: string): Promise<void> {
  const storageState = await context.storageState({ indexedDB: true });
  const baseURL = new URL(page.url()).origin;
  const fresh = await context.browser()?.newContext({ baseURL, storageState });
  if (fresh === undefined) throw new Error('the browser is gone');
  const whole = await fresh.newPage();
  await whole.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => isRight(whole), { timeout: MENDED_WITHIN_MS }).toBe(true);
  const rules = await rulesIn(whole);
  await expect.poll(() => rulesIn(page), { timeout: MENDED_WITHIN_MS }).toBe(rules);
  await fresh.close();
}
