import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { axeIn } from './axe-in.ts';
import { expect, test } from './journey.ts';
import { adult, phone, signUp } from './people.ts';
import { publishVariant, release, screenFile, sites } from './release-stage.ts';
import { running } from './running.ts';

/* A published version that nobody is served, opened by link in the shell as it is built and served, by real files. */

const run = promisify(execFile);
const repository = resolve(import.meta.dirname, '../..');

type SavedState = Awaited<ReturnType<BrowserContext['storageState']>>;
let teacher: SavedState;
let served = '';
let next = '';

const tool = async (...parameters: readonly string[]): Promise<string> =>
  (await run(process.execPath, [join(repository, 'tools/src/release.ts'), ...parameters])).stdout.trim();
const linkTo = (version: string, ...more: readonly string[]): Promise<string> =>
  tool('preview', 'teacher', version, '--shell', running().shell, '--sites', sites(), ...more);

test.beforeAll(async ({ browser }) => {
  served = await publishVariant({ name: 'served' });
  await release('promote', served, '--skip-contract', 'a test');
  next = await publishVariant({ name: 'next' });
  const page = await browser.newPage();
  await signUp(page, adult('Ruth Adeyemi', 'Teacher'));
  teacher = await page.context().storageState({ indexedDB: true });
  await page.context().close();
});

const shows = (page: Page, name: string) => expect(page.locator('html')).toHaveAttribute('data-teacher', name);
const banner = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const opened = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ storageState: teacher })).newPage();
const faults = (page: Page) => page.evaluate(() => Reflect.get(globalThis, Symbol.for('lemma.faults')) ?? []);

test('a link opens a version that nobody is served, says so, and is left by a button', async ({ browser }) => {
  const page = await opened(browser);
  await page.goto(await linkTo(next));
  await shows(page, 'next');
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/dashboard');
  await expect(banner(page)).toContainText('This is a preview of “Classroom”. This version is not out yet');
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await shows(page, 'next');
  expect(await faults(page)).toEqual([]);
  expect((await axeIn(page).include('aside').analyze()).violations).toEqual([]);
  // Another tab has what everybody has.
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await shows(other, 'served');
  await expect(banner(other)).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Leave the preview' }).click();
  await shows(page, 'served');
  await expect(banner(page)).toHaveCount(0);
  await page.context().close();
});

test('a link of yesterday, a changed one, and one to what was rolled back are refused with a sentence', async ({
  browser,
}) => {
  const page = await opened(browser);
  const good = await linkTo(next);
  const refusals = {
    'This preview has ended': await linkTo(next, '--days', '0.0000001'),
    'This link does not work': good.replace('#', '#f'),
  };
  for (const [title, link] of Object.entries(refusals)) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect((await axeIn(page).analyze()).violations).toEqual([]);
    await page.screenshot({ path: `.reports/${title.replaceAll(' ', '-')}.png` });
    await page.getByRole('button', { name: 'Open Lemma without the preview' }).click();
    await page.goto('/dashboard');
    await shows(page, 'served');
  }
  const bad = await publishVariant({ name: 'bad' });
  const toBad = await linkTo(bad);
  await release('promote', bad, '--skip-contract', 'a test');
  await release('rollback');
  await page.goto(toBad);
  await expect(page.getByRole('heading', { name: 'This version is not there any more' })).toBeVisible();
  await page.context().close();
});

test('a file of the version that is not as it was published does not run', async ({ browser }) => {
  const evil = await publishVariant({ name: 'evil' });
  const link = await linkTo(evil);
  await release('promote', evil, '--skip-contract', 'a test');
  const screen = await screenFile(evil, 'students');
  await release('promote', served, '--skip-contract', 'a test');
  expect(screen).toContain(sites());
  const page = await opened(browser);
  await page.route(`**/${screen.slice(sites().length + '/teacher/'.length)}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'globalThis.ran = true;' }),
  );
  await page.goto(link);
  await shows(page, 'evil');
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'ran'))).toBe(undefined);
  await page.context().close();
});

for (const scheme of ['light', 'dark'] as const)
  test(`the banner in ${scheme}, on a desktop and on a phone`, async ({ browser }) => {
    const link = await linkTo(next);
    const options = { storageState: teacher, colorScheme: scheme };
    for (const [name, context] of [
      ['desktop', await browser.newContext({ ...options, viewport: { width: 1280, height: 800 } })],
      ['phone', await phone(browser, options)],
    ] as const) {
      const page = await context.newPage();
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(banner(page)).toBeVisible();
      await page.screenshot({ path: `.reports/preview-${name}-${scheme}.png` });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      await context.close();
    }
  });
