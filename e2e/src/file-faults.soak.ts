import type { Browser, BrowserContext, Page } from 'playwright/test';
import { type Damage, damage, damages, files, type Target } from './file-faults.ts';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';

/*
 * Files are removed, shortened and changed on the sites themselves, so that the browser's cache is part of the test: an
 * answer that the test makes up never reaches the cache.
 */

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;

const isTarget = (name: string): name is Target => name in files;
const isDamage = (name: string): name is Damage => name in damages;
const cells = Object.keys(files)
  .filter(isTarget)
  .flatMap((target) =>
    Object.keys(damages)
      .filter(isDamage)
      .map((how) => [target, how] as const),
  );

/** In milliseconds: twice the eight seconds after which a hanging request is given up, plus the page's own start. */
const SAID_WITHIN_MS = 25_000;
const MENDED_WITHIN_MS = 30_000;

let teacher: SavedState;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signUp(page, adult('Maya Okafor', 'Teacher'));
  await expect(heading(page)).toBeVisible();
  teacher = await page.context().storageState({ indexedDB: true });
  await page.context().close();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: /Try again|Reload/ }).first();
const fault = (page: Page) => page.getByRole('alert').first();
/** Whether the requested page is shown, without an error message. */
const isRight = async (page: Page): Promise<boolean> =>
  (await heading(page).isVisible()) && !(await fault(page).isVisible());

const open = (browser: Browser, target: Target) =>
  browser.newContext(files[target].at === '/dashboard' ? { storageState: teacher } : {});

for (const [target, how] of cells)
  test(`${target}: ${how}`, async ({ browser }) => {
    const context = await open(browser, target);
    const page = await context.newPage();
    const restore = damage(target, how);
    try {
      await page.goto(files[target].at, { waitUntil: 'commit' });
      // Either the content or an error with a way to continue: never an empty page, never "Loading..." forever.
      await expect(heading(page).or(retry(page)).first()).toBeVisible({ timeout: SAID_WITHIN_MS });
    } finally {
      restore();
    }
    await test.step('the same tab', async () => {
      await expect(async () => {
        if (!(await isRight(page)) && (await retry(page).isVisible())) await retry(page).click();
        await expect.poll(() => isRight(page), { timeout: 8000 }).toBe(true);
      }).toPass({ timeout: MENDED_WITHIN_MS });
    });
    await test.step('the same tab after a reload', async () => {
      await page.reload({ waitUntil: 'commit' });
      await expect.poll(() => isRight(page), { timeout: MENDED_WITHIN_MS }).toBe(true);
    });
    await test.step('another tab with the same cache', async () => {
      const other = await context.newPage();
      await other.goto(files[target].at, { waitUntil: 'commit' });
      await expect.poll(() => isRight(other), { timeout: MENDED_WITHIN_MS }).toBe(true);
    });
    await context.close();
  });

test('a screen whose file is missing shows the error in its place, and the others open', async ({ browser }) => {
  const context = await open(browser, 'area: a screen');
  const page = await context.newPage();
  const restore = damage('area: a screen', 'removed');
  try {
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(fault(page)).toBeVisible({ timeout: SAID_WITHIN_MS });
    await page.getByRole('link', { name: 'Assignments' }).first().click();
    await page.waitForURL('**/assignments');
    await expect.poll(() => isRight(page)).toBe(true);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await expect(fault(page)).toBeVisible({ timeout: SAID_WITHIN_MS });
  } finally {
    restore();
  }
  await retry(page).click();
  await expect.poll(() => isRight(page), { timeout: MENDED_WITHIN_MS }).toBe(true);
  await context.close();
});
