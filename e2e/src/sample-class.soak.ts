import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';
import { running } from './running.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Sample class' });
const toStart = (page: Page) => page.getByRole('button', { name: 'Start a class' });

/** Whatever a page says is wrong, and whatever it asks of a backend: in the sample class there is neither. */
function watched(page: Page): { readonly problems: readonly string[] } {
  const problems: string[] = [];
  const backend = Object.values(running().emulators);
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (backend.includes(new URL(request.url()).host)) problems.push(`asked ${request.url()}`);
  });
  return { problems };
}

async function seeClass(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'See a class' }).click();
  await page.waitForURL('**/dashboard');
  await expect(bar(page)).toBeVisible();
}

/** The least characters that a page with something to look at shows. */
const LEAST_SHOWN = 80;

const areas = [
  ['Teacher', '/dashboard', 13],
  ['Student', '/student', 5],
  ['Parent', '/parent-dashboard', 3],
] as const;

for (const [who, path, count] of areas)
  test(`every page of the ${who.toLowerCase()}'s navigation has something to look at, without a backend`, async ({
    page,
  }) => {
    const { problems } = watched(page);
    await seeClass(page);
    if (who !== 'Teacher') await bar(page).getByRole('link', { name: who }).click();
    await page.waitForURL(`**${path}`);
    await expect(heading(page)).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link');
    await expect(links).toHaveCount(count);
    for (let at = 0; at < count; at += 1) {
      await links.nth(at).click();
      await expect(heading(page)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expect(main).toContainText(new RegExp(`^.{${LEAST_SHOWN}}`, 's'));
      await expect(bar(page)).toBeVisible();
    }
    expect(problems).toEqual([]);
  });

test('a visitor looks closer, tries to change something, and is offered a class', async ({ page }) => {
  const { problems } = watched(page);
  await seeClass(page);
  await page.getByRole('main').getByRole('link', { name: 'See their answers' }).click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.goto('/student?practice=1');
  await page.getByRole('main').getByRole('textbox').first().fill('1');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(
    page.getByText('This is a sample class. Start your own to change things.', { exact: true }),
  ).toBeVisible();
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
  expect(problems).toEqual([]);
  await toStart(page).last().click();
  await page.waitForURL('**/sign-up');
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
});

test('it stays in its tab, and ends with a sign-in', async ({ page, context }) => {
  await seeClass(page);
  await page.reload();
  await expect(bar(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.waitForURL((url) => url.pathname === '/');
  await bar(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await seeClass(page);
  await signUp(page, adult('Ona Prats', 'Teacher'));
  await expect(heading(page)).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('somebody who is signed in looks at it, and is still signed in', async ({ page }) => {
  await signUp(page, adult('Rui Lima', 'Teacher'));
  await expect(heading(page)).toBeVisible();
  await seeClass(page);
  await expect(page.getByText('Rui Lima')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard');
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByText('Rui Lima').first()).toBeVisible();
});
