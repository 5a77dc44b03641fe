import type { Page } from 'playwright/test';
import { expect, test } from './journey.ts';
import { adult, signUp } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the page says to developers: React tells in the console where its elements are not those that were drawn. */
function problemsOf(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  return problems;
}

for (const [path, english, spanish] of [
  ['/', 'Mathematics that knows', 'Matemáticas que'],
  ['/sign-in', 'Sign in', 'Iniciar sesión'],
] as const) {
  test(`${path} is there without any script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(heading(page)).toContainText(english);
    await expect(page.getByText('Loading...')).toBeHidden();
    await context.close();
  });

  test(`${path} is taken over as it was drawn, in the reader's language`, async ({ browser }) => {
    for (const [locale, title] of [
      ['en-US', english],
      ['es-MX', spanish],
    ] as const) {
      const context = await browser.newContext({ locale });
      const page = await context.newPage();
      const problems = problemsOf(page);
      await page.goto(path);
      await expect(heading(page)).toContainText(title);
      await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
      await context.close();
    }
  });
}

test('a visitor goes on from the first page, and back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'I am a student' }).click();
  await page.waitForURL('**/student-login');
  await expect(heading(page)).toHaveText('Sign in with your card');
  await page.goBack();
  await expect(heading(page)).toContainText('Mathematics that knows');
});

test('a button that is pressed before its code is there does its work then', async ({ page }) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  press();
  await expect(page.getByRole('dialog').getByLabel('Email')).toBeVisible();
});

test('somebody who is signed in sees no page for visitors', async ({ page }) => {
  await signUp(page, adult('Ines Duarte', 'Teacher'));
  await expect(heading(page)).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seen', seen);
    const look = () => {
      for (const link of document.querySelectorAll('a[href="/sign-up"]'))
        if (link.checkVisibility() && !document.querySelector('a[href="/auth-success"]')) seen.push('visitor');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Open Lemma' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([]);
});

test('a visitor answers the problem by keyboard, and the mistake is named', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Your answer').fill('3/12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('is it still the same amount as before?')).toBeVisible();
});

test('what a district asks is answered by documents of the site', async ({ page, request }) => {
  await page.goto('/');
  const links = page.locator('a[href^="/documents/"]');
  await expect(links).toHaveCount(10);
  for (const link of await links.all()) {
    const address = (await link.getAttribute('href')) ?? '';
    const reply = await request.get(address);
    expect(reply.headers()['content-type']).toContain(address.endsWith('.html') ? 'text/html' : 'text/plain');
    expect((await reply.text()).length).toBeGreaterThan(500);
  }
  await page.getByRole('link', { name: 'Every kind of data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
});
