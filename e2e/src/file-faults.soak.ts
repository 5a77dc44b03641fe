import { basename } from 'node:path';
import type { Browser, BrowserContext } from 'playwright/test';
import { type Damage, damage, damages, files, type Target } from './file-faults.ts';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';
import { isMended, isRight, looksWhole, recovers, saysFault, saysWhatIs } from './recovery.ts';

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

let teacher: SavedState;
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await signUp(page, adult('Maya Okafor', 'Teacher'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  teacher = await page.context().storageState({ indexedDB: true });
  await page.context().close();
});

const open = (browser: Browser, target: Target) =>
  browser.newContext(files[target].at === '/dashboard' ? { storageState: teacher } : {});

for (const [target, how] of cells)
  test(`${target}: ${how}`, async ({ browser }) => {
    const context = await open(browser, target);
    const page = await context.newPage();
    const name = basename(files[target].file());
    const asked = page.waitForRequest((request) => request.url().endsWith(`/${name}`));
    const restore = damage(target, how);
    try {
      await page.goto(files[target].at, { waitUntil: 'commit' });
      await asked;
      await saysWhatIs(page);
    } finally {
      restore();
    }
    await recovers(context, page, files[target].at);
    if (target.endsWith('style sheet')) await looksWhole(context, page, files[target].at);
    await context.close();
  });

test('a screen whose file is missing shows the error in its place, and the others open', async ({ browser }) => {
  const context = await open(browser, 'area: a screen');
  const page = await context.newPage();
  const restore = damage('area: a screen', 'removed');
  try {
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await saysFault(page);
    await page.getByRole('link', { name: 'Assignments' }).first().click();
    await page.waitForURL('**/assignments');
    await expect.poll(() => isRight(page)).toBe(true);
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await saysFault(page);
  } finally {
    restore();
  }
  await isMended(page);
  await context.close();
});
